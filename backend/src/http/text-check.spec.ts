import { describe, expect, it } from '@jest/globals';
import { firstBadText } from './text-check.ts';

describe('firstBadText', () => {
  it.each([[undefined], [null], [7], ['text'], [{ a: ['b', { c: true }] }], [[]]])('lets %j pass', (value) => {
    expect(firstBadText(value)).toBeNull();
  });

  it('finds a NUL by its path', () => {
    expect(firstBadText({ items: [{ notes: 'fine' }, { notes: 'n\0t' }] })).toEqual({
      kind: 'nul',
      path: 'items.1.notes',
    });
    expect(firstBadText('\0')).toEqual({ kind: 'nul', path: '' });
  });

  it('leaves passwords alone', () => {
    expect(firstBadText({ password: '\0' })).toBeNull();
    expect(firstBadText({ password: '\0', email: '\0' })).toEqual({ kind: 'nul', path: 'email' });
  });

  it('stops at a depth that no request has', () => {
    const nest = (levels: number): unknown => (levels === 0 ? 'x' : [nest(levels - 1)]);
    expect(firstBadText(nest(8))).toBeNull();
    expect(firstBadText(nest(9))).toEqual({ kind: 'too_deep' });
    expect(firstBadText(nest(2_000))).toEqual({ kind: 'too_deep' });
  });
});
