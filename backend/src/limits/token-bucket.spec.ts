import { describe, expect, it } from '@jest/globals';
import { TokenBucket } from './token-bucket.ts';

describe('TokenBucket', () => {
  it('lets a burst through, and then so many a second', () => {
    const bucket = new TokenBucket(3, 2, 0);
    expect([1, 2, 3, 4].map(() => bucket.take(0))).toEqual([true, true, true, false]);
    expect([bucket.take(400), bucket.take(500), bucket.take(500)]).toEqual([false, true, false]);
    expect([1, 2, 3, 4].map(() => bucket.take(60_000))).toEqual([true, true, true, false]);
  });

  it('fills up from below nothing after what was spent', () => {
    const bucket = new TokenBucket(3, 2, 0);
    expect(bucket.take(0)).toBe(true);
    bucket.spend(6);
    expect(bucket.take(2_400)).toBe(false);
    expect(bucket.take(2_600)).toBe(true);
  });
});
