import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { OrderStatus } from '../../contracts/orders/order-status.ts';
import type { OrderChanged } from '../../events/outbox/domain-event.ts';
import { AdminCountersQuery } from './admin-counters.query.ts';
import type { AdminRepository } from './admin.repository.ts';
import type { AdminCountersRow } from './admin.rows.ts';

const AT = new Date();
const rowOf = (orders: number, recentEvents: string[] = []): AdminCountersRow => ({
  restaurants: 1,
  users: 1,
  ordersToday: orders,
  revenueCents: orders * 1_000,
  avgRating: null,
  reviewCount: 0,
  pending: orders,
  preparing: 0,
  delivering: 0,
  readAt: AT,
  dayEndsAt: new Date(AT.getTime() + 3_600_000),
  recentEvents: recentEvents,
});
const eventOf = (orderId: number, version: number, from: OrderStatus | null, to: OrderStatus): OrderChanged => ({
  kind: 'order',
  eventId: orderId,
  orderId,
  userId: 1,
  restaurantId: 1,
  version,
  status: to,
  previousStatus: from,
  at: AT.toISOString(),
  by: 'customer',
  reason: null,
  paymentStatus: 'due',
  estimatedFrom: null,
  estimatedTo: null,
  riderId: null,
  previousRiderId: null,
  readyBy: null,
});
const placed = (orderId: number) => eventOf(orderId, 1, null, 'pending');

/** The database, which answers when the test says so. */
class Readings {
  readonly waiting: ((row: AdminCountersRow) => void)[] = [];
  sum: () => Promise<number> = () => Promise.resolve(1_000);

  counters(): Promise<AdminCountersRow> {
    return new Promise((resolve) => this.waiting.push(resolve));
  }

  sumOfMonth(): Promise<number> {
    return this.sum();
  }

  answer(row: AdminCountersRow): void {
    this.waiting.shift()?.(row);
  }
}

describe('the live counters', () => {
  let readings: Readings;
  let query: AdminCountersQuery;
  beforeEach(() => {
    readings = new Readings();
    query = new AdminCountersQuery(readings as unknown as AdminRepository);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  async function readWith(row: AdminCountersRow): Promise<void> {
    const counters = query.live();
    readings.answer(row);
    await counters;
  }

  it('count once what the reading holds already, whenever it is announced', async () => {
    query.count(placed(1), 1_000);
    const counters = query.live();
    query.count(placed(2), 1_000);
    query.count(placed(3), 1_000);
    readings.answer(rowOf(2, ['1:1', '2:1']));
    expect(await counters).toMatchObject({ ordersToday: 3, pending: 3, revenue: '30.00' });
    query.count(placed(1), 1_000);
    query.count(placed(4), 1_000);
    expect(await query.live()).toMatchObject({ ordersToday: 4, pending: 4, revenue: '40.00' });
  });

  it('take the worth of a cancelled order off once', async () => {
    await readWith(rowOf(2));
    query.count(eventOf(1, 2, 'pending', 'cancelled'), 0);
    await query.live();
    expect(await query.live()).toMatchObject({ ordersToday: 2, pending: 1, revenue: '10.00' });
  });

  it('are read anew when the worth of a cancelled order could not be read', async () => {
    await readWith(rowOf(2));
    query.count(eventOf(1, 2, 'pending', 'cancelled'), 0);
    readings.sum = () => Promise.reject(new Error('away'));
    await expect(query.live()).rejects.toThrow('away');
    const counters = query.live();
    readings.answer({ ...rowOf(2), revenueCents: 1_000, pending: 1 });
    expect(await counters).toMatchObject({ revenue: '10.00', pending: 1 });
  });

  it('are not kept from a reading that began before something else changed', async () => {
    const early = query.live();
    query.forget();
    const late = query.live();
    query.count(placed(3), 1_000);
    readings.answer(rowOf(1));
    await early;
    readings.answer({ ...rowOf(2), restaurants: 2 });
    expect(await late).toMatchObject({ restaurants: 2, ordersToday: 3 });
    expect(await query.live()).toMatchObject({ restaurants: 2, ordersToday: 3 });
  });

  it('are due five seconds after a reading that events have moved since, and read then', async () => {
    jest.useFakeTimers({ now: AT });
    await readWith(rowOf(1));
    expect(query.readAgainInMs).toBeNull();
    query.count(placed(2), 1_000);
    const dueInMs = query.readAgainInMs ?? 0;
    expect(dueInMs).toBe(5_001);
    jest.setSystemTime(AT.getTime() + dueInMs - 1);
    expect(await query.live()).toMatchObject({ ordersToday: 2 });
    jest.setSystemTime(AT.getTime() + dueInMs);
    await readWith(rowOf(3));
    expect(await query.live()).toMatchObject({ ordersToday: 3 });
    expect(query.readAgainInMs).toBeNull();
  });
});
