import { describe, expect, it } from '@jest/globals';
import { hasAuditFilter, NO_AUDIT_SEARCH, parseAuditSearch, toAuditFilter } from './audit-search.ts';

describe('the address of the audit log', () => {
  it('keeps what it knows and drops the rest', () => {
    const search = {
      q: ' pizza ',
      action: 'order_moved',
      targetKind: 'order',
      actorId: '7',
      from: '2026-02-30',
      to: '2026-11-21',
      x: 1,
    };
    expect(parseAuditSearch(search)).toEqual({
      ...NO_AUDIT_SEARCH,
      q: 'pizza',
      action: 'order_moved',
      targetKind: 'order',
      actorId: 7,
      to: '2026-11-21',
    });
    expect(parseAuditSearch({ action: 'drop table', actorId: -1, actorRole: 'root', q: {} })).toEqual(NO_AUDIT_SEARCH);
  });

  it('keeps an order number as a text', () => {
    expect(parseAuditSearch({ q: 12, targetId: 12 })).toMatchObject({ q: '12', targetId: '12' });
  });

  it('knows whether anything is filtered', () => {
    expect(hasAuditFilter(parseAuditSearch({}))).toBe(false);
    expect(hasAuditFilter(parseAuditSearch({ from: '2026-11-21' }))).toBe(true);
  });
});

describe('days of the log', () => {
  it('are whole on the days on which the clocks change', () => {
    expect(toAuditFilter({ from: '2026-03-29', to: '2026-03-29' })).toEqual({
      from: '2026-03-28T23:00:00.000Z',
      to: '2026-03-29T22:00:00.000Z',
    });
    expect(toAuditFilter({ from: '2026-10-25', to: '2026-10-25' })).toEqual({
      from: '2026-10-24T22:00:00.000Z',
      to: '2026-10-25T23:00:00.000Z',
    });
  });

  it('may be left out', () => {
    expect(toAuditFilter({ q: 'a' })).toEqual({ q: 'a', from: undefined, to: undefined });
  });
});
