import { Injectable } from '@nestjs/common';
import type { PaymentStatus, City } from '../contracts/constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../contracts/order-status.ts';
import { Database, type Queryable, type Statement } from '../database/database.ts';
import type {
  DomainEvent,
  LoginChanged,
  MenuChanged,
  NoticeChanged,
  OpenStateChanged,
  OrderChanged,
  OrderSeen,
  OrderWarned,
  ReviewChanged,
} from './domain-event.ts';

const ORDER_EVENT = `
  SELECT e.id, e.order_id, o.user_id, o.restaurant_id, e.version, e.status, e.previous_status, e.at, e.actor,
         e.reason, e.payment_status, e.estimated_from, e.estimated_to, e.request_id, e.traceparent
    FROM order_event e JOIN orders o ON o.id = e.order_id`;

const RESTAURANT_EVENT = `
  SELECT e.id, e.kind, e.payload, e.at, r.city FROM restaurant_event e JOIN restaurants r ON r.id = e.restaurant_id`;

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

/** $1 order, $2 after this version, $3 not older than this, in milliseconds. */
const ORDER_AFTER: Statement = {
  name: 'outbox_order_after',
  text: `${ORDER_EVENT} WHERE e.order_id = $1 AND e.version > $2
     AND e.at > now() - make_interval(secs => $3::float8 / 1000) ORDER BY e.version`,
};

/** Besides: $4 kind. */
const RESTAURANT_AFTER: Statement = {
  name: 'outbox_restaurant_after',
  text: `${RESTAURANT_EVENT} WHERE e.restaurant_id = $1 AND e.version > $2
     AND e.at > now() - make_interval(secs => $3::float8 / 1000) AND e.kind = $4 ORDER BY e.version`,
};

/** $1 since, $2 after this event, $3 limit. Only what was handed on once. */
const SENT_ORDERS: Statement = {
  name: 'outbox_sent_orders',
  text: `${ORDER_EVENT} WHERE e.id > $2 AND e.at >= $1 AND e.sent_at IS NOT NULL ORDER BY e.id LIMIT $3`,
};

const SENT_RESTAURANTS: Statement = {
  name: 'outbox_sent_restaurants',
  text: `${RESTAURANT_EVENT} WHERE e.id > $2 AND e.at >= $1 AND e.sent_at IS NOT NULL ORDER BY e.id LIMIT $3`,
};

const NEWEST_ORDER: Statement = {
  name: 'outbox_newest_order',
  text: 'SELECT coalesce(max(id), 0)::int AS id FROM orders',
};

const BACKLOG: Statement = {
  name: 'outbox_backlog',
  text: `SELECT count(*)::int AS unsent, coalesce(extract(epoch FROM now() - min(at)), 0)::float8 AS oldest_seconds
    FROM (SELECT at FROM order_event WHERE sent_at IS NULL
          UNION ALL SELECT at FROM restaurant_event WHERE sent_at IS NULL) e`,
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
  request_id: string | null;
  traceparent: string | null;
}

type RestaurantChange = Exclude<DomainEvent, OrderChanged>;

interface RestaurantEventRow {
  id: string;
  kind: RestaurantChange['kind'];
  payload: OpenStateChanged['payload'] &
    MenuChanged['payload'] &
    ReviewChanged['payload'] &
    LoginChanged['payload'] &
    OrderSeen['payload'] &
    OrderWarned['payload'] &
    NoticeChanged['payload'];
  city: City;
  at: Date;
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

  async backlog(): Promise<{ unsent: number; oldestSeconds: number }> {
    const [row] = await this.#db.run<{ unsent: number; oldest_seconds: number }>(BACKLOG, []);
    return { unsent: row?.unsent ?? 0, oldestSeconds: row?.oldest_seconds ?? 0 };
  }

  /** 0 when there is none. */
  async newestOrderId(): Promise<number> {
    const [row] = await this.#db.run<{ id: number }>(NEWEST_ORDER, []);
    return row?.id ?? 0;
  }

  /** What came after this version of the event's own order or restaurant, no older than `maximumAgeMs`. */
  async listAfter(
    event: OrderChanged | OpenStateChanged | MenuChanged,
    version: number,
    maximumAgeMs: number,
  ): Promise<DomainEvent[]> {
    if (event.kind === 'order') {
      const rows = await this.#db.run<OrderEventRow>(ORDER_AFTER, [event.orderId, version, maximumAgeMs]);
      return rows.map(toOrderChanged);
    }
    const { restaurantId } = event.payload;
    const values = [restaurantId, version, maximumAgeMs, event.kind];
    return (await this.#db.run<RestaurantEventRow>(RESTAURANT_AFTER, values)).map(toRestaurantChanged);
  }

  /** All that was marked as sent since then, `limit` of each table at a time. */
  async *listSent(since: Date, limit: number): AsyncGenerator<DomainEvent[]> {
    let orders: OrderEventRow[] = [];
    do {
      orders = await this.#db.run<OrderEventRow>(SENT_ORDERS, [since, orders.at(-1)?.id ?? '0', limit]);
      if (orders.length > 0) yield orders.map(toOrderChanged);
    } while (orders.length === limit);
    let restaurants: RestaurantEventRow[] = [];
    do {
      restaurants = await this.#db.run<RestaurantEventRow>(SENT_RESTAURANTS, [
        since,
        restaurants.at(-1)?.id ?? '0',
        limit,
      ]);
      if (restaurants.length > 0) yield restaurants.map(toRestaurantChanged);
    } while (restaurants.length === limit);
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
    origin: { requestId: row.request_id, traceparent: row.traceparent, committedAtMs: row.at.getTime() },
  };
}

function toRestaurantChanged(row: RestaurantEventRow): RestaurantChange {
  const { kind, payload } = row;
  const common = {
    eventId: Number(row.id),
    origin: { requestId: null, traceparent: null, committedAtMs: row.at.getTime() },
  };
  return kind === 'open_state' ? { kind, city: row.city, payload, ...common } : { kind, payload, ...common };
}
