import { Injectable } from '@nestjs/common';
import type { PaymentStatus, City } from '../contracts/constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../contracts/order-status.ts';
import { Database, type Queryable, type Statement } from '../database/database.ts';
import type { DomainEvent, MenuChanged, OpenStateChanged, OrderChanged } from './domain-event.ts';

const ORDER_EVENT = `
  SELECT e.id, e.order_id, o.user_id, o.restaurant_id, e.version, e.status, e.previous_status, e.at, e.actor,
         e.reason, e.payment_status, e.estimated_from, e.estimated_to
    FROM order_event e JOIN orders o ON o.id = e.order_id`;

const RESTAURANT_EVENT = `
  SELECT e.id, e.kind, e.payload, r.city FROM restaurant_event e JOIN restaurants r ON r.id = e.restaurant_id`;

const HAS_UNSENT: Statement = {
  name: 'outbox_has_unsent',
  text: `SELECT EXISTS (SELECT 1 FROM order_event WHERE sent_at IS NULL)
      OR EXISTS (SELECT 1 FROM restaurant_event WHERE sent_at IS NULL) AS has_unsent`,
};

/** $1 limit, $2 age in milliseconds: younger ones are on their way with the commit's own kick. */
const CLAIM_ORDERS: Statement = {
  name: 'outbox_claim_orders',
  text: `${ORDER_EVENT} WHERE e.sent_at IS NULL AND e.at < now() - make_interval(secs => $2::float8 / 1000)
   ORDER BY e.id LIMIT $1 FOR UPDATE OF e SKIP LOCKED`,
};

const CLAIM_RESTAURANTS: Statement = {
  name: 'outbox_claim_restaurants',
  text: `${RESTAURANT_EVENT} WHERE e.sent_at IS NULL AND e.at < now() - make_interval(secs => $2::float8 / 1000)
   ORDER BY e.id LIMIT $1 FOR UPDATE OF e SKIP LOCKED`,
};

const MARK_ORDERS: Statement = {
  name: 'outbox_mark_orders',
  text: `UPDATE order_event SET sent_at = now() WHERE id = ANY($1::bigint[]) AND sent_at IS NULL`,
};

const MARK_RESTAURANTS: Statement = {
  name: 'outbox_mark_restaurants',
  text: `UPDATE restaurant_event SET sent_at = now() WHERE id = ANY($1::bigint[]) AND sent_at IS NULL`,
};

const ORDERS_SINCE: Statement = {
  name: 'outbox_orders_since',
  text: `${ORDER_EVENT} WHERE e.at >= $1 ORDER BY e.order_id, e.version`,
};

const RESTAURANTS_SINCE: Statement = {
  name: 'outbox_restaurants_since',
  text: `${RESTAURANT_EVENT} WHERE e.at >= $1 ORDER BY e.restaurant_id, e.kind, e.version`,
};

interface OrderEventRow {
  id: string;
  order_id: number;
  user_id: number | null;
  restaurant_id: number;
  version: number;
  status: OrderStatus;
  previous_status: OrderStatus | null;
  at: Date;
  actor: OrderActor;
  reason: CancelReason | null;
  payment_status: PaymentStatus;
  estimated_from: Date | null;
  estimated_to: Date | null;
}

interface RestaurantEventRow {
  id: string;
  kind: 'open_state' | 'menu';
  payload: OpenStateChanged['payload'] & MenuChanged['payload'];
  city: City;
}

/** The two append-only tables whose unsent rows are the outbox. */
@Injectable()
export class OutboxRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async hasUnsent(): Promise<boolean> {
    const [row] = await this.#db.run<{ has_unsent: boolean }>(HAS_UNSENT, []);
    return row?.has_unsent ?? false;
  }

  /**
   * Hands up to `limit` unsent events of each table to `send` and marks them sent when it resolves. They stay locked
   * meanwhile, so that another process skips them; when it rejects they stay unsent. Answers how many were sent.
   */
  async sendUnsent(
    limit: number,
    minimumAgeMs: number,
    send: (events: DomainEvent[]) => Promise<void>,
  ): Promise<number> {
    return this.#db.transaction(async (tx) => {
      const orders = await tx.run<OrderEventRow>(CLAIM_ORDERS, [limit, minimumAgeMs]);
      const restaurants = await tx.run<RestaurantEventRow>(CLAIM_RESTAURANTS, [limit, minimumAgeMs]);
      const events = [...orders.map(toOrderChanged), ...restaurants.map(toRestaurantChanged)];
      if (events.length === 0) return 0;
      await send(events);
      await mark(tx, events);
      return events.length;
    });
  }

  async markSent(events: readonly DomainEvent[]): Promise<void> {
    await mark(this.#db, events);
  }

  async listSince(since: Date): Promise<DomainEvent[]> {
    const orders = await this.#db.run<OrderEventRow>(ORDERS_SINCE, [since]);
    const restaurants = await this.#db.run<RestaurantEventRow>(RESTAURANTS_SINCE, [since]);
    return [...orders.map(toOrderChanged), ...restaurants.map(toRestaurantChanged)];
  }
}

async function mark(db: Queryable, events: readonly DomainEvent[]): Promise<void> {
  const orderIds = events.filter((event) => event.kind === 'order').map((event) => event.eventId);
  const restaurantIds = events.filter((event) => event.kind !== 'order').map((event) => event.eventId);
  if (orderIds.length > 0) await db.run(MARK_ORDERS, [orderIds]);
  if (restaurantIds.length > 0) await db.run(MARK_RESTAURANTS, [restaurantIds]);
}

function toOrderChanged(row: OrderEventRow): OrderChanged {
  return {
    kind: 'order',
    eventId: Number(row.id),
    orderId: row.order_id,
    userId: row.user_id,
    restaurantId: row.restaurant_id,
    version: row.version,
    status: row.status,
    previousStatus: row.previous_status,
    at: row.at.toISOString(),
    by: row.actor,
    reason: row.reason,
    paymentStatus: row.payment_status,
    estimatedFrom: row.estimated_from?.toISOString() ?? null,
    estimatedTo: row.estimated_to?.toISOString() ?? null,
  };
}

function toRestaurantChanged(row: RestaurantEventRow): OpenStateChanged | MenuChanged {
  const eventId = Number(row.id);
  return row.kind === 'menu'
    ? { kind: 'menu', eventId, payload: row.payload }
    : { kind: 'open_state', eventId, city: row.city, payload: row.payload };
}
