/** The product's own hot statements, run by hand-written pg from this process: no HTTP, no session, no checks. */
import { randomUUID } from 'node:crypto';
import { Pool } from 'pg';
import { sourcesOf } from '../../src/contracts/order-status.ts';
import { estimateAfter } from '../../src/modules/orders/order.estimate.ts';
import { CHANGE_STATUS, INSERT_ORDER } from '../../src/modules/orders/order.statements.ts';
import { perSecond } from '../load/closed-loop.ts';
import type { BenchData } from '../setting/data.ts';
import { movesOf } from './moves.ts';

export async function changeStatuses(
  databaseUrl: string,
  { restaurant, pool: orderIds }: BenchData,
  concurrency: number,
  durationMs: number,
): Promise<number> {
  const next = movesOf(orderIds);
  return withPool(databaseUrl, concurrency, (pool) =>
    perSecond({ concurrency, durationMs }, async () => {
      const move = next();
      if (move === null) return false;
      const { orderId, status } = move;
      const estimate = estimateAfter(status, undefined);
      await pool.query({
        ...CHANGE_STATUS,
        values: [
          ...[orderId, 'restaurant', restaurant.id, status, sourcesOf(status, 'restaurant'), null, null],
          ...[estimate?.from ?? null, estimate?.to ?? null, false],
        ],
      });
      return true;
    }),
  );
}

export async function insertOrders(
  databaseUrl: string,
  { restaurant, dishes, customers }: BenchData,
  concurrency: number,
  durationMs: number,
): Promise<number> {
  const quantity = 2;
  const subtotal = dishes.reduce((sum, dish) => sum + quantity * dish.priceCents, 0);
  const deposit = dishes.reduce((sum, dish) => sum + quantity * dish.depositCents, 0);
  const lines = [
    dishes.map((dish) => dish.id),
    dishes.map((dish) => dish.name),
    dishes.map(() => quantity),
    dishes.map((dish) => dish.priceCents),
    dishes.map((dish) => dish.depositCents),
    dishes.map((dish) => dish.vatRate),
    dishes.map(() => null),
  ];
  let placed = 0;
  return withPool(databaseUrl, concurrency, (pool) =>
    perSecond({ concurrency, durationMs }, async () => {
      const customer = customers[placed++ % customers.length];
      await pool.query({
        ...INSERT_ORDER,
        values: [
          ...[customer?.id, restaurant.id, 'cash_on_delivery', 'due', subtotal, deposit, restaurant.feeCents],
          ...[subtotal + deposit + restaurant.feeCents, 'Gneisenaustraße 248, 10961 Berlin', null, 25, 40, 300],
          ...[randomUUID(), '0'.repeat(64), ...lines],
        ],
      });
      return true;
    }),
  );
}

async function withPool<T>(databaseUrl: string, max: number, work: (pool: Pool) => Promise<T>): Promise<T> {
  const pool = new Pool({ connectionString: databaseUrl, max });
  try {
    // Connected before the clock starts, as the product is.
    await Promise.all(Array.from({ length: max }, () => pool.query('SELECT pg_sleep(0.05)')));
    return await work(pool);
  } finally {
    await pool.end();
  }
}
