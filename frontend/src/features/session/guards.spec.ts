import { describe, expect, it } from 'vitest';
import { safeReturnPath } from './guards.ts';

describe('the way back after a login', () => {
  it('is a path of this site', () => {
    expect(safeReturnPath('/checkout')).toBe('/checkout');
    expect(safeReturnPath('/order/7?t=abc#x')).toBe('/order/7?t=abc#x');
  });

  it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'checkout', '', 7, null, undefined])(
    'is not %s',
    (path) => {
      expect(safeReturnPath(path)).toBeUndefined();
    },
  );
});
