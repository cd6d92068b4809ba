import { describe, expect, it } from '@jest/globals';
import { isNoticeWish, isWished, NO_WISH, withWish } from './notice-wish.ts';

describe('the wish to be told', () => {
  it('is of one account, or of single orders', () => {
    const ofAccount = withWish(NO_WISH, { accountId: 7 }, 'push');
    expect(isWished(ofAccount, { accountId: 7 })).toBe(true);
    expect(isWished(ofAccount, { accountId: 8 })).toBe(false);
    const ofBoth = withWish(ofAccount, { orderId: 3, token: 'x' }, 'push');
    expect(isWished(ofBoth, { orderId: 3, token: 'other' })).toBe(true);
    expect(isWished(ofBoth, { orderId: 4, token: 'x' })).toBe(false);
    expect(isWished(ofBoth, { accountId: 7 })).toBe(true);
  });

  it('forgets the oldest orders, and counts none twice', () => {
    let wish = NO_WISH;
    for (let id = 1; id <= 25; id += 1) wish = withWish(wish, { orderId: id, token: 'x' }, 'page');
    wish = withWish(wish, { orderId: 10, token: 'x' }, 'page');
    expect(wish.orderIds).toHaveLength(20);
    expect(wish.orderIds.at(-1)).toBe(10);
    expect(wish.orderIds).not.toContain(5);
  });

  it('is not read from what another release left', () => {
    expect(isNoticeWish(withWish(NO_WISH, { accountId: 7 }, 'push'))).toBe(true);
    for (const other of [null, 'yes', {}, { ...NO_WISH, way: 'pigeon' }, { ...NO_WISH, orderIds: ['3'] }]) {
      expect(isNoticeWish(other)).toBe(false);
    }
  });
});
