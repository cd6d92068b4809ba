/** The product's own hot statements, run with pg from this process: no HTTP, no session, no checks. */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import type { OrderRepository } from '../../../backend/src/modules/orders/order/order.repository.ts';
import type { NewOrder } from '../../../backend/src/modules/orders/order/order.writes.ts';
import { NO_WISHES } from '../../../backend/src/contracts/orders/order-wishes.ts';
import { perSecond } from '../load/closed-loop.ts';
import { type BenchData, QUANTITY } from '../setting/data.ts';
import { orderRepository } from '../setting/repositories.ts';
import { movesOf, moveByRestaurant } from './moves.ts';

export async function changeStatuses(
  databaseUrl: string,
  { restaurant, pool }: BenchData,
  concurrency: number,
  durationMs: number,
): Promise<number> {
  const next = movesOf(pool);
  return withRepository(databaseUrl, concurrency, (orders) =>
    perSecond({ concurrency, durationMs }, async () => {
      const move = next();
      if (move === null) return false;
      const change = await orders.move(moveByRestaurant(move, restaurant.id));
      if (!change?.eventId) throw new Error(`order ${move.orderId} did not move`);
      return true;
    }),
  );
}

export async function insertOrders(
  databaseUrl: string,
  data: BenchData,
  concurrency: number,
  durationMs: number,
): Promise<number> {
  const { customers } = data;
  let placed = 0;
  return withRepository(databaseUrl, concurrency, (orders) =>
    perSecond({ concurrency, durationMs }, async () => {
      const customer = customers[placed++ % customers.length];
      await orders.insert(newOrder(data, customer?.id ?? 0));
      return true;
    }),
  );
}

function newOrder({ restaurant, dishes }: BenchData, userId: number): NewOrder {
  const subtotalCents = dishes.reduce((sum, dish) => sum + QUANTITY * dish.priceCents, 0);
  const depositCents = dishes.reduce((sum, dish) => sum + QUANTITY * dish.depositCents, 0);
  return {
    order: {
      userId,
      ...NO_WISHES,
      scheduledFor: null,
      language: 'de',
      restaurantId: restaurant.id,
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'due',
      subtotalCents,
      depositCents,
      deliveryFeeCents: restaurant.feeCents,
      totalCents: subtotalCents + depositCents + restaurant.feeCents,
      tipCents: 0,
      ...{ fulfilment: 'delivery', leadMinutes: 25, handoverCode: null, postal: null },
      distanceMeters: 1_200,
      deliveryAddress: 'Gneisenaustraße 248, 10961 Berlin',
      idempotencyKey: randomUUID(),
      requestHash: '0'.repeat(64),
    },
    contact: null,
    estimateFromMinutes: 25,
    estimateToMinutes: 40,
    acceptDeadlineSeconds: 300,
    lines: dishes.map(({ id, name, priceCents, depositCents: pieceDepositCents, vatRate }) => ({
      menuItemId: id,
      name,
      quantity: QUANTITY,
      unitPriceCents: priceCents,
      depositCents: pieceDepositCents,
      vatRate,
      minAge: null,
      notes: null,
      options: [],
    })),
  };
}

async function withRepository<T>(
  databaseUrl: string,
  connections: number,
  work: (orders: OrderRepository) => Promise<T>,
): Promise<T> {
  const pool = new Pool({ connectionString: databaseUrl, max: connections });
  try {
    // Connected before the clock starts, as the product is.
    await Promise.all(Array.from({ length: connections }, () => pool.query('SELECT pg_sleep(0.05)')));
    return await work(await orderRepository(pool));
  } finally {
    await pool.end();
  }
}
