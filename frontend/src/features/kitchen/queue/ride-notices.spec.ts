import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { after, change, order } from './queue-in-tests.ts';
import { EMPTY_QUEUE, type KitchenQueue, type QueueAction } from './queue-types.ts';

const UNTIL = '2026-11-25T12:05:00.000Z';
const ridden = (fields: Partial<RestaurantOrderView> = {}) =>
  order(1, { status: 'delivering', version: 4, rider_id: 7, rider_name: 'Rita', ...fields });
const held = after(EMPTY_QUEUE, { type: 'listed', orders: [ridden()] });
const nobodyThere: QueueAction = { type: 'nobodyThere', orderId: 1, riderId: 7, until: UNTIL };
const updated = (fields: Parameters<typeof change>[1]): QueueAction => ({
  type: 'updated',
  event: change(1, { version: 5, status: 'delivering', previousStatus: 'delivering', riderId: 7, ...fields }),
  nowMs: 0,
});
const kinds = ({ notices }: KitchenQueue) => notices.map(({ kind }) => kind);

describe('a door where nobody opens', () => {
  it('is told once with its time, and to who opens the screen later', () => {
    const told = after(held, nobodyThere);
    expect(told.notices).toEqual([{ kind: 'nobodyThere', orderId: 1, until: UNTIL }]);
    expect(told.orders[0]?.nobody_there_until).toBe(UNTIL);
    const read = after(told, { type: 'dismissed', orderIds: [1] });
    const again = [ridden({ nobody_there_until: UNTIL })];
    expect(kinds(after(read, nobodyThere, { type: 'snapshot', orders: again }))).toEqual([]);
    expect(kinds(after(EMPTY_QUEUE, { type: 'snapshot', orders: again }))).toEqual(['nobodyThere']);
    expect(kinds(after(held, { type: 'listed', orders: again }))).toEqual(['nobodyThere']);
  });

  it('is not forgotten by a list that was read before it', () => {
    const told = after(held, nobodyThere, { type: 'listed', orders: [ridden()] });
    expect(told.orders[0]?.nobody_there_until).toBe(UNTIL);
  });

  it('is over with the ride, and is none of another rider’s', () => {
    expect(kinds(after(held, nobodyThere, updated({ status: 'delivered' })))).toEqual([]);
    expect(kinds(after(held, nobodyThere, updated({ riderId: 8, by: 'restaurant' })))).toEqual([]);
    expect(kinds(after(held, nobodyThere, updated({})))).toEqual(['nobodyThere']);
    expect(kinds(after(held, { ...nobodyThere, riderId: 8 }))).toEqual([]);
  });
});

describe('a code that is refused', () => {
  it('says how many tries are left, the last one in place of those before', () => {
    const refused = (remainingTries: number): QueueAction => ({
      ...{ type: 'codeRefused', orderId: 1, riderId: 7, remainingTries },
    });
    expect(after(held, refused(4), refused(3)).notices).toEqual([
      { kind: 'codeRefused', orderId: 1, remainingTries: 3 },
    ]);
  });
});

describe('a rider who goes off shift', () => {
  it('is told of what was on the way, unless the kitchen took it back itself', () => {
    expect(kinds(after(held, updated({ riderId: null, by: 'rider' })))).toEqual(['riderGone']);
    expect(kinds(after(held, updated({ riderId: null, by: 'system' })))).toEqual(['riderGone']);
    expect(kinds(after(held, updated({ riderId: null, by: 'restaurant' })))).toEqual([]);
    const inKitchen = after(EMPTY_QUEUE, { type: 'listed', orders: [ridden({ status: 'preparing' })] });
    expect(kinds(after(inKitchen, updated({ status: 'preparing', riderId: null, by: 'rider' })))).toEqual([]);
  });
});
