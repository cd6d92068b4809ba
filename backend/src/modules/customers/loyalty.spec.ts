import { describe, expect, it } from '@jest/globals';
import { loyaltyOf } from '../../contracts/orders/loyalty.ts';

describe('the loyalty card', () => {
  it.each([
    [0, 'bronze', 'silver', 10, 0],
    [2, 'bronze', 'silver', 8, 20],
    [9, 'bronze', 'silver', 1, 90],
    [10, 'silver', 'gold', 15, 40],
    [24, 'silver', 'gold', 1, 96],
    [25, 'gold', null, 0, 100],
    [1_000, 'gold', null, 0, 100],
  ])('after %d delivered orders is %s', (deliveredOrders, level, nextLevel, ordersToNext, percent) => {
    expect(loyaltyOf(deliveredOrders)).toEqual({ level, deliveredOrders, nextLevel, ordersToNext, percent });
  });
});
