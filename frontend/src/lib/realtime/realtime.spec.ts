import type { OrderUpdatedEvent } from '@contracts/events/realtime.ts';
import type { MenuView } from '@contracts/menus/menu-views.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { describe, expect, it } from '@jest/globals';
import { applyOrderUpdate, updateInList } from './orders.ts';
import { applyMenuUpdate, applyOpenState, applyOpenStates } from './restaurants.ts';
import { mergeReads, newerOf, upsertNewest } from './versions.ts';

const order = {
  id: 7,
  version: 2,
  status: 'pending',
  reason: null,
  riderId: null,
  estimatedFrom: null,
  estimatedTo: null,
  paymentStatus: 'due',
  timeline: [{ status: 'pending', at: '2026-11-21T18:00:00.000Z', by: 'customer' }],
} as unknown as OrderView;

const accepted: OrderUpdatedEvent = {
  topic: 'order:7',
  orderId: 7,
  version: 3,
  status: 'preparing',
  previousStatus: 'pending',
  at: '2026-11-21T18:02:00.000Z',
  by: 'restaurant',
  estimatedFrom: '2026-11-21T18:20:00.000Z',
  estimatedTo: '2026-11-21T18:30:00.000Z',
  readyBy: '2026-11-21T18:15:00.000Z',
  paymentStatus: 'due',
  reason: null,
  riderId: null,
};

describe('an order on the screen', () => {
  it('takes a newer event and puts the step on its timeline', () => {
    const next = applyOrderUpdate(order, accepted);
    expect(next).toMatchObject({ version: 3, status: 'preparing', estimatedTo: accepted.estimatedTo });
    expect(next.timeline).toEqual([
      ...order.timeline,
      { status: 'preparing', at: '2026-11-21T18:02:00.000Z', by: 'restaurant' },
    ]);
  });

  it('drops an event that it has already seen, and one that is older', () => {
    const next = applyOrderUpdate(order, accepted);
    expect(applyOrderUpdate(next, accepted)).toBe(next);
    expect(applyOrderUpdate(next, { ...accepted, version: 2, status: 'cancelled' })).toBe(next);
  });

  it('leaves the timeline alone when only the estimate moved', () => {
    const next = applyOrderUpdate(applyOrderUpdate(order, accepted), { ...accepted, version: 4, estimatedTo: null });
    expect(next).toMatchObject({ version: 4, estimatedTo: null });
    expect(next.timeline).toHaveLength(2);
  });

  it('measures delays against the promise that was confirmed, and not against one that moved', () => {
    const placed = { ...order, promisedTo: '2026-11-21T18:33:00.000Z' };
    const next = applyOrderUpdate(placed, accepted);
    expect(next.promisedTo).toBe(accepted.estimatedTo);
    const shifted = applyOrderUpdate(next, { ...accepted, version: 4, estimatedTo: '2026-11-21T18:40:00.000Z' });
    expect(shifted.promisedTo).toBe(accepted.estimatedTo);
    const slow = applyOrderUpdate(placed, { ...accepted, estimatedTo: '2026-11-21T18:58:00.000Z' });
    expect(slow.promisedTo).toBe(placed.promisedTo);
  });

  it("ignores another order's event", () => {
    expect(applyOrderUpdate(order, { ...accepted, orderId: 8 })).toBe(order);
    const list = [order];
    expect(updateInList(list, { ...accepted, orderId: 8 }, applyOrderUpdate)).toBe(list);
  });
});

describe('snapshots', () => {
  it('never take a screen back to an older version', () => {
    expect(newerOf({ version: 5 }, { version: 4 })).toEqual({ version: 5 });
    expect(newerOf(undefined, { version: 1 })).toEqual({ version: 1 });
  });

  it('replace a list, so that what they lack disappears, and keep what is newer', () => {
    const held = [
      { id: 1, version: 3 },
      { id: 2, version: 1 },
    ];
    expect(mergeReads(held, [{ id: 1, version: 2 }])).toEqual([{ id: 1, version: 3 }]);
  });

  it('put a new entry first, once', () => {
    const list = upsertNewest([{ id: 1, version: 1 }], { id: 2, version: 1 });
    expect(upsertNewest(list, { id: 2, version: 1 })).toEqual([
      { id: 2, version: 1 },
      { id: 1, version: 1 },
    ]);
  });
});

describe('restaurants on the screen', () => {
  const card = { id: 1, isOpen: true, version: 4, busyMinutes: 0 } as RestaurantCardView;
  const closed = { restaurantId: 1, isOpen: false, pausedUntil: null, busyMinutes: 0, fullUntil: null, version: 5 };

  it('take a newer open state and drop an older one', () => {
    expect(applyOpenState(card, closed)).toMatchObject({ isOpen: false });
    expect(applyOpenState(card, { ...closed, version: 4 })).toBe(card);
  });

  it('take over what holds the kitchen up, and its end', () => {
    const load = { isOpen: true, pausedUntil: null, busyMinutes: 15, fullUntil: '2026-11-21T18:15:00.000Z' };
    const busy = applyOpenState(card, { restaurantId: 1, ...load, version: 5 });
    expect(busy).toMatchObject(load);
    expect(applyOpenState(busy, { ...closed, isOpen: true, version: 6 })).toMatchObject({
      busyMinutes: 0,
      fullUntil: null,
    });
  });

  it('take the states of a whole city', () => {
    const cards = [card, { ...card, id: 2 }];
    const next = applyOpenStates(cards, [{ ...closed, restaurantId: 2, version: 9 }]);
    expect(next.map((entry) => entry.isOpen)).toEqual([true, false]);
    expect(applyOpenStates(next, [])).toBe(next);
  });

  it('change only the dishes that the event names', () => {
    const menus = [
      { id: 1, items: [{ id: 10, price: '9.00', available: true }] },
      { id: 2, items: [{ id: 20, price: '4.00', available: true }] },
    ] as MenuView[];
    const next = applyMenuUpdate(menus, {
      topic: 'restaurant:1',
      restaurantId: 1,
      menuVersion: 2,
      items: [{ id: 20, available: false, soldOutUntil: '2026-03-01T17:00:00.000Z', price: '4.50' }],
    });
    expect(next[0]).toBe(menus[0]);
    expect(next[1]?.items[0]).toMatchObject({
      available: false,
      soldOutUntil: '2026-03-01T17:00:00.000Z',
      price: '4.50',
    });
  });
});
