import { describe, expect, it } from '@jest/globals';
import { TokenBucket } from './token-bucket.ts';
import { VersionGuard } from './version-guard.ts';

describe('VersionGuard', () => {
  it('lets each version of an object through once, and only upwards', () => {
    const guard = new VersionGuard();
    expect([1, 2, 2, 4, 3, 5].map((version) => guard.advance('order:1', version))).toEqual([
      true,
      true,
      false,
      true,
      false,
      true,
    ]);
    expect(guard.advance('order:2', 1)).toBe(true);
    expect(guard.newest('order:1')).toBe(5);
    expect(guard.newest('order:3')).toBe(0);
  });

  it('forgets the object that changed longest ago', () => {
    const guard = new VersionGuard(2);
    guard.advance('a', 1);
    guard.advance('b', 1);
    guard.advance('a', 2);
    guard.advance('c', 1);
    expect(guard.newest('b')).toBe(0);
    expect(guard.newest('a')).toBe(2);
  });
});

describe('TokenBucket', () => {
  it('allows the burst and then the rate', () => {
    const bucket = new TokenBucket(2, 1, 0);
    expect([0, 0, 0, 999, 1_000, 1_000].map((nowMs) => bucket.take(nowMs))).toEqual([
      true,
      true,
      false,
      false,
      true,
      false,
    ]);
  });
});
