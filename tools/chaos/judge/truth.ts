/** What Postgres says, which everything else is compared with. */
import type { PaymentStatus } from '../../../backend/src/contracts/constants.ts';
import type { OrderStatus } from '../../../backend/src/contracts/orders/order-status.ts';
import { withClient } from '../setting/postgres.ts';

export interface TrueOrder {
  readonly id: number;
  readonly userId: number;
  readonly restaurantId: number;
  readonly status: OrderStatus;
  readonly version: number;
  readonly paymentStatus: PaymentStatus;
  readonly byPos: boolean;
  readonly key: string | null;
  readonly deadlineMs: number;
  readonly reason: string | null;
}

export interface TrueEvent {
  readonly id: number;
  readonly orderId: number;
  readonly version: number;
  readonly status: OrderStatus;
  readonly previousStatus: OrderStatus | null;
  readonly paymentStatus: PaymentStatus;
  readonly actor: string;
  readonly atMs: number;
  readonly isSent: boolean;
}

export interface Truth {
  readonly orders: ReadonlyMap<number, TrueOrder>;
  /** The order's events by their version. */
  readonly events: ReadonlyMap<number, readonly TrueEvent[]>;
  /** `order:version:recipient` and when. */
  readonly told: readonly { eventId: number; recipient: string; atMs: number }[];
  readonly posDeliveries: readonly { orderId: number; kind: string; state: string; key: string }[];
  readonly openStates: readonly { restaurantId: number; isOpen: boolean; version: number }[];
  readonly unsentRestaurantEvents: number;
  readonly restaurantEventGaps: number;
  readonly live: { pending: number; preparing: number; delivering: number; ordersToday: number; revenueCents: number };
}

const ORDERS = `SELECT id, user_id, restaurant_id, status, version, payment_status, payment_method, idempotency_key, reason,
  extract(epoch FROM accept_deadline_at)::float8 * 1000 AS deadline_ms FROM orders WHERE idempotency_key IS NOT NULL`;
const EVENTS = `SELECT e.id::int, e.order_id, e.version, e.status, e.previous_status, e.payment_status, e.actor,
  extract(epoch FROM e.at)::float8 * 1000 AS at_ms, e.sent_at IS NOT NULL AS is_sent
  FROM order_event e JOIN orders o ON o.id = e.order_id WHERE o.idempotency_key IS NOT NULL ORDER BY e.order_id, e.version`;
const TOLD = `SELECT event_id::int, recipient, extract(epoch FROM sent_at)::float8 * 1000 AS at_ms FROM sent_notifications`;
const POS_DELIVERIES = `SELECT order_id, kind, state, key FROM till_deliveries`;
const OPEN_STATES = `SELECT DISTINCT ON (restaurant_id) restaurant_id, (payload->>'isOpen')::boolean AS is_open, version
  FROM restaurant_event WHERE kind = 'open_state' ORDER BY restaurant_id, version DESC`;
const RESTAURANT_EVENTS = `SELECT count(*) FILTER (WHERE sent_at IS NULL)::int AS unsent,
  (SELECT count(*)::int FROM (SELECT version - lag(version) OVER (PARTITION BY restaurant_id ORDER BY version) AS step
     FROM restaurant_event WHERE kind = 'open_state') s WHERE step <> 1) AS gaps FROM restaurant_event`;
const LIVE = `SELECT count(*) FILTER (WHERE status = 'pending')::int AS pending,
  count(*) FILTER (WHERE status = 'preparing')::int AS preparing,
  count(*) FILTER (WHERE status = 'delivering')::int AS delivering,
  count(*) FILTER (WHERE created_at >= date_trunc('day', now(), 'Europe/Berlin'))::int AS orders_today,
  coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'
    AND created_at >= date_trunc('day', now(), 'Europe/Berlin')), 0)::int AS revenue_cents FROM orders`;

type Row = Record<string, unknown>;

/** Names the columns as the fields here are named. */
function camel<T>(row: Row): T {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  ) as T;
}

export async function readTruth(databaseUrl: string): Promise<Truth> {
  return withClient(databaseUrl, async (client) => {
    const rows = async (text: string): Promise<Row[]> => (await client.query<Row>(text)).rows;
    const orders = (await rows(ORDERS)).map((row) => {
      const { idempotencyKey, paymentMethod, ...order } = camel<
        Omit<TrueOrder, 'key' | 'byPos'> & { idempotencyKey: string; paymentMethod: string }
      >(row);
      return { ...order, key: idempotencyKey, byPos: paymentMethod === 'restaurant_pos' };
    });
    const events = Map.groupBy(
      (await rows(EVENTS)).map((row) => camel<TrueEvent>(row)),
      ({ orderId }) => orderId,
    );
    const [restaurantEvents] = await rows(RESTAURANT_EVENTS);
    const [live] = await rows(LIVE);
    return {
      orders: new Map(orders.map((order) => [order.id, order])),
      events,
      told: (await rows(TOLD)).map((row) => camel(row)),
      posDeliveries: (await rows(POS_DELIVERIES)).map((row) => camel(row)),
      openStates: (await rows(OPEN_STATES)).map((row) => camel(row)),
      unsentRestaurantEvents: Number(restaurantEvents?.unsent),
      restaurantEventGaps: Number(restaurantEvents?.gaps),
      live: camel(live ?? {}),
    };
  });
}

export function isFinal({ status }: { status: OrderStatus }): boolean {
  return status === 'delivered' || status === 'cancelled';
}
