import { isLate, type AdminCityView, type CityOrderView, type CityRiderView } from '@contracts/admin/admin-city.ts';
import type { RiderPlaceView } from '@contracts/riders/position.ts';
import { describe, expect, it } from '@jest/globals';
import type { OrderChange } from '../../../lib/realtime/orders.ts';
import { areasOf, byUrgency, isShown, metersToGo, minutesLate, updatedCity, withRidersOf } from './city-facts.ts';

const NOW = Date.parse('2026-11-25T12:00:00.000Z');
const inMinutes = (minutes: number) => new Date(NOW + minutes * 60_000).toISOString();

const order = (id: number, more: Partial<CityOrderView> = {}): CityOrderView => ({
  ...{ id, version: 2, status: 'preparing', fulfilment: 'delivery', restaurantId: 1, restaurantName: 'Pizzeria' },
  ...{ postcode: '10119', latitude: 52.5305, longitude: 13.4053, riderId: null, riderName: null },
  ...{ createdAt: inMinutes(-30), estimatedFrom: null, estimatedTo: inMinutes(10), scheduledFor: null },
  ...more,
});
const rider = (id: number): CityRiderView => ({
  ...{ id, name: `Rider ${String(id)}`, restaurantId: 1, restaurantName: 'Pizzeria', since: inMinutes(-60) },
  position: null,
});
const city = (orders: CityOrderView[], riders: CityRiderView[] = []): AdminCityView => ({
  ...{ orders, riders, openOrders: orders.length },
});
const change = (orderId: number, more: Partial<OrderChange>): OrderChange => ({
  ...{ orderId, version: 3, status: 'delivering', previousStatus: 'preparing', at: inMinutes(0), by: 'restaurant' },
  ...{ estimatedFrom: null, estimatedTo: inMinutes(10), readyBy: null, paymentStatus: 'due', reason: null },
  ...{ riderId: null, ...more },
});
const place = (riderId: number): RiderPlaceView => ({
  ...{ riderId, restaurantId: 1, orderId: null, sequence: 1, at: inMinutes(0) },
  ...{ latitude: 52.5395, longitude: 13.4053, accuracyMeters: 5, heading: null },
});

describe('an order', () => {
  it('is late once its promised time is over, but for a meal that waits to be fetched', () => {
    const over = { estimatedTo: inMinutes(-1) };
    expect(isLate(order(1, over), NOW)).toBe(true);
    expect(isLate(order(1), NOW)).toBe(false);
    expect(isLate(order(1, { estimatedTo: null }), NOW)).toBe(false);
    expect(isLate(order(1, { ...over, fulfilment: 'pickup' }), NOW)).toBe(true);
    expect(isLate(order(1, { ...over, fulfilment: 'pickup', status: 'delivering' }), NOW)).toBe(false);
  });

  it('is late by begun minutes', () => {
    expect([0, -0.5, -1, -12.2].map((minutes) => minutesLate(inMinutes(minutes), NOW))).toEqual([1, 1, 1, 13]);
  });

  it('stands before those that have more time left, and late ones before all others', () => {
    const orders = [
      order(1, { estimatedTo: null }),
      order(2),
      order(3, { estimatedTo: inMinutes(5) }),
      order(4, { estimatedTo: inMinutes(-3) }),
      order(5, { estimatedTo: inMinutes(-9), fulfilment: 'pickup', status: 'delivering' }),
      order(6, { estimatedTo: inMinutes(-6) }),
    ];
    const late = new Set([4, 6]);
    expect(byUrgency(orders, late).map(({ id }) => id)).toEqual([6, 4, 5, 3, 2, 1]);
  });
});

describe('the city that is held', () => {
  it('takes what an event says, no older one, and lets go of what is over', () => {
    const held = city([order(1), order(2)], [rider(7)]);
    const moved = updatedCity(held, change(1, { riderId: 7 }));
    expect(moved.orders[0]).toMatchObject({ status: 'delivering', version: 3, riderId: 7, riderName: 'Rider 7' });
    expect(updatedCity(held, change(1, { version: 2 }))).toBe(held);
    expect(updatedCity(held, change(9, {}))).toBe(held);
    expect(updatedCity(held, change(2, { status: 'delivered' }))).toMatchObject({ orders: [{ id: 1 }], openOrders: 1 });
  });

  it('lets go of whoever goes off shift, and is read when somebody new rides', () => {
    const held = city([], [rider(7), rider(8)]);
    expect(withRidersOf(held, { riders: [place(8)], gone: [] })).toBe(held);
    expect(withRidersOf(held, { riders: [place(8)], gone: [7] })).toMatchObject({ riders: [{ id: 8 }] });
    expect(withRidersOf(held, { riders: [place(9)], gone: [7] })).toMatchObject({ held: { riders: [{ id: 8 }] } });
  });
});

describe('the map', () => {
  it('has one mark for each postcode and each restaurant where meals are fetched; late ones lie on top', () => {
    const pickup = { fulfilment: 'pickup', postcode: null } as const;
    const orders = [order(1), order(2, pickup), order(3), order(4, pickup), order(5, { latitude: null })];
    expect(areasOf(orders, new Set([3]))).toMatchObject([
      { postcode: null, restaurantId: 1, orderIds: [2, 4], late: 0 },
      { postcode: '10119', orderIds: [1, 3], late: 1 },
    ]);
  });

  it('says how far it is to the area, as long as somebody rides there', () => {
    const riding = order(1, { status: 'delivering' });
    expect(metersToGo(riding, place(7))).toBe(1_001);
    expect(metersToGo(riding, null)).toBeNull();
    expect(metersToGo(order(1), place(7))).toBeNull();
  });
});

describe('a filter', () => {
  it('leaves what is of its status, restaurant and postcode, and late where that is asked for', () => {
    const late = new Set([1]);
    const left = (search: object) =>
      [order(1), order(2, { restaurantId: 2 })].filter((one) => isShown(one, search, late));
    expect(left({})).toHaveLength(2);
    expect(left({ late: true })).toMatchObject([{ id: 1 }]);
    expect(left({ restaurantId: 2 })).toMatchObject([{ id: 2 }]);
    expect(left({ restaurantId: 2, late: true })).toEqual([]);
    expect(left({ status: 'pending' })).toEqual([]);
    expect(left({ postcode: '10119' })).toHaveLength(2);
  });
});
