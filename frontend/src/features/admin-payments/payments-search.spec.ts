import { describe, expect, it } from '@jest/globals';
import { monthIn, parsePaymentsSearch } from './payments-search.ts';

describe('what the address of the payments says', () => {
  it('is taken as it stands', () => {
    const search = { from: '2026-11-01', to: '2026-11-21', city: 'berlin', period: 'week' };
    expect(parsePaymentsSearch(search)).toEqual(search);
  });

  it('is left out where nobody knows it', () => {
    const search = { from: '1.11.2026', to: 20261121, city: 'paris', period: 'year', other: 'x' };
    expect(parsePaymentsSearch(search)).toEqual({
      from: undefined,
      to: undefined,
      city: undefined,
      period: undefined,
    });
  });

  it('names a month of a statement', () => {
    expect(monthIn({ month: '2026-11' })).toBe('2026-11');
    expect([monthIn({ month: '2026-13' }), monthIn({ month: 202611 }), monthIn({})]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
