/** The outbox's prepared SQL. The benchmark's rows `status_changes_per_second` and `orders_per_second` pay for claiming and marking. */
import { select } from '../../database/sql/columns.ts';
import { inPartitions } from '../../database/sql/in-partition.ts';
import type { Statement } from '../../database/connection/database.ts';
import { OrderEvent } from '../../entities/orders/order-event.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { ORDER_EVENT } from './outbox-rows.ts';

const ORDERS = `
  SELECT ${select(OrderEvent, 'e', [...ORDER_EVENT, 'requestId', 'traceparent'])},
         ${select(Order, 'o', ['userId', 'restaurantId'])},
         (SELECT b.rider_id FROM order_event b WHERE b.order_id = e.order_id AND b.version = e.version - 1) AS "previousRiderId"
    FROM order_event e JOIN orders o ON o.id = e.order_id`;

const RESTAURANT_EVENT = `
  SELECT e.id, e.kind, e.payload, e.at, e.request_id AS "requestId", e.traceparent, r.city
    FROM restaurant_event e JOIN restaurants r ON r.id = e.restaurant_id`;

export const HAS_UNSENT: Statement = {
  name: 'outbox_has_unsent',
  text: `SELECT EXISTS (SELECT 1 FROM order_event WHERE sent_at IS NULL)
      OR EXISTS (SELECT 1 FROM restaurant_event WHERE sent_at IS NULL) AS has_unsent`,
};

/** $1 limit, $2 age in milliseconds: younger ones are on their way with the commit's own kick. */
export const CLAIM_ORDERS: Statement = {
  name: 'outbox_claim_orders',
  text: `${ORDERS} WHERE e.sent_at IS NULL AND e.at < now() - make_interval(secs => $2::float8 / 1000)
   ORDER BY e.id LIMIT $1 FOR UPDATE OF e SKIP LOCKED`,
};

export const CLAIM_RESTAURANTS: Statement = {
  name: 'outbox_claim_restaurants',
  text: `${RESTAURANT_EVENT} WHERE e.sent_at IS NULL AND e.at < now() - make_interval(secs => $2::float8 / 1000)
   ORDER BY e.id LIMIT $1 FOR UPDATE OF e SKIP LOCKED`,
};

/** $1 events, $2 the first and $3 the last of their orders. */
export const MARK_ORDERS: Statement = {
  name: 'outbox_mark_orders',
  text: `UPDATE order_event SET sent_at = now() WHERE id = ANY($1::bigint[]) AND sent_at IS NULL
     AND ${inPartitions('order_id', '$2', '$3')}`,
};

export const MARK_RESTAURANTS: Statement = {
  name: 'outbox_mark_restaurants',
  text: `UPDATE restaurant_event SET sent_at = now() WHERE id = ANY($1::bigint[]) AND sent_at IS NULL`,
};

export const ORDERS_SINCE: Statement = {
  name: 'outbox_orders_since',
  text: `${ORDERS} WHERE e.at >= $1 ORDER BY e.order_id, e.version`,
};

export const RESTAURANTS_SINCE: Statement = {
  name: 'outbox_restaurants_since',
  text: `${RESTAURANT_EVENT} WHERE e.at >= $1 ORDER BY e.id`,
};

/** $1 order, $2 after this version, $3 not older than this, in milliseconds. */
export const ORDER_AFTER: Statement = {
  name: 'outbox_order_after',
  text: `${ORDERS} WHERE e.order_id = $1 AND e.version > $2
     AND e.at > now() - make_interval(secs => $3::float8 / 1000) ORDER BY e.version`,
};

/** $1 restaurant, $2 and $3 as above, $4 kind, $5 object or null. */
export const RESTAURANT_AFTER: Statement = {
  name: 'outbox_restaurant_after',
  text: `${RESTAURANT_EVENT} WHERE e.restaurant_id = $1 AND e.version > $2
     AND e.at > now() - make_interval(secs => $3::float8 / 1000) AND e.kind = $4
     AND e.object_id IS NOT DISTINCT FROM $5 ORDER BY e.version`,
};

/** $1 since, $2 after this event, $3 limit. Only what was handed on once. */
export const SENT_ORDERS: Statement = {
  name: 'outbox_sent_orders',
  text: `${ORDERS} WHERE e.id > $2 AND e.at >= $1 AND e.sent_at IS NOT NULL ORDER BY e.id LIMIT $3`,
};

export const SENT_RESTAURANTS: Statement = {
  name: 'outbox_sent_restaurants',
  text: `${RESTAURANT_EVENT} WHERE e.id > $2 AND e.at >= $1 AND e.sent_at IS NOT NULL ORDER BY e.id LIMIT $3`,
};

export const NEWEST_ORDER: Statement = {
  name: 'outbox_newest_order',
  text: 'SELECT coalesce(max(id), 0)::int AS id FROM orders',
};

export const BACKLOG: Statement = {
  name: 'outbox_backlog',
  text: `SELECT count(*)::int AS unsent, coalesce(extract(epoch FROM now() - min(at)), 0)::float8 AS oldest_seconds
    FROM (SELECT at FROM order_event WHERE sent_at IS NULL
          UNION ALL SELECT at FROM restaurant_event WHERE sent_at IS NULL) e`,
};

/** $1 restaurant, $2 kind, $3 object or null, $4 version, $5 payload, $6 moment, $7 and $8 the request's id and trace or null. */
export const APPEND: Statement = {
  name: 'outbox_append',
  text: `INSERT INTO restaurant_event (restaurant_id, kind, object_id, version, payload, at, request_id, traceparent)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8) RETURNING id`,
};
