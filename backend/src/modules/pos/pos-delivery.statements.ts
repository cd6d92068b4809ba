import { select, selectJson } from '../../database/columns.ts';
import type { Statement } from '../../database/database.ts';
import { OrderItem } from '../../entities/orders/order-item.entity.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { TOLD_ITEM, TOLD_ORDER } from './pos-message.ts';

/** $1 order, $2 kind. */
export const OPEN: Statement = {
  name: 'pos_open',
  text: `INSERT INTO till_deliveries (key, order_id, restaurant_id, kind)
    SELECT gen_random_uuid(), id, restaurant_id, $2 FROM orders WHERE id = $1 ON CONFLICT DO NOTHING`,
};

/**
 * $1 order, $2 kind, $3 how long nobody else may call, in milliseconds. An order that was cancelled is not told any more.
 * A job may come a moment before its time by another clock.
 */
export const CLAIM: Statement = {
  name: 'pos_claim',
  text: `
  UPDATE till_deliveries d
     SET calling_until = now() + make_interval(secs => $3::float8 / 1000), tries = d.tries + 1, last_tried_at = now()
    FROM orders o, restaurants r
   WHERE d.order_id = $1 AND d.kind = $2 AND o.id = d.order_id AND r.id = d.restaurant_id AND d.state = 'waiting'
     AND d.next_try_at <= now() + interval '500 ms' AND (d.calling_until IS NULL OR d.calling_until < now())
     AND (d.kind <> 'order' OR o.status <> 'cancelled')
  RETURNING d.id, d.key AS delivery_key, d.tries, r.pos_api_url AS url, r.pos_api_key AS key`,
};

/**
 * $1 order. Nothing is withdrawn while somebody is calling: what comes of that decides. No row where the cancellation was
 * taken back.
 */
export const WITHDRAW: Statement = {
  name: 'pos_withdraw',
  text: `
  WITH withdrawn AS (
    UPDATE till_deliveries SET state = 'withdrawn', next_try_at = NULL
     WHERE order_id = $1 AND kind = 'order' AND state = 'waiting' AND (calling_until IS NULL OR calling_until < now())
       AND EXISTS (SELECT 1 FROM orders o WHERE o.id = $1 AND o.status = 'cancelled')
    RETURNING id
  )
  SELECT d.state = 'waiting' AND NOT EXISTS (SELECT 1 FROM withdrawn) AS is_calling,
         d.last_tried_at IS NOT NULL AS is_tried
    FROM till_deliveries d JOIN orders o ON o.id = d.order_id
   WHERE d.order_id = $1 AND d.kind = 'order' AND o.status = 'cancelled'`,
};

/** What a POS is told of an order. */
export const FIND_ORDER: Statement = {
  name: 'pos_order',
  text: `
  SELECT ${select(Order, 'o', TOLD_ORDER)},
         (SELECT coalesce(json_agg(${selectJson(OrderItem, 'i', TOLD_ITEM)} ORDER BY i.id), '[]')
            FROM order_items i WHERE i.order_id = o.id) AS items
    FROM orders o WHERE o.id = $1`,
};

/** $1 delivery, $2 HTTP status, $3 payment, $4 reference. What the POS said by a call of its own is newer than "pending". */
export const SETTLE: Statement = {
  name: 'pos_settle',
  text: `
  UPDATE till_deliveries
     SET state = 'delivered', failure = NULL, http_status = $2, next_try_at = NULL, calling_until = NULL,
         payment = CASE WHEN $3::text = 'pending' THEN coalesce(payment, 'pending') ELSE $3 END,
         reference = coalesce($4, reference)
   WHERE id = $1`,
};

/** $1 delivery, $2 failure, $3 HTTP status, $4 milliseconds until the next try, null when there is none. */
export const FAIL: Statement = {
  name: 'pos_fail',
  text: `
  UPDATE till_deliveries
     SET state = CASE WHEN $4::float8 IS NULL THEN 'given_up'::till_delivery_state ELSE 'waiting' END, failure = $2,
         http_status = $3, next_try_at = now() + make_interval(secs => $4::float8 / 1000), calling_until = NULL
   WHERE id = $1 AND state = 'waiting'
  RETURNING id`,
};

/**
 * $1 grace in milliseconds, $2 limit. A delivery whose job is gone, and orders whose job never came: a queue may lose its
 * memory, the database does not. Of a cancelled order its cancellation is what is left to tell.
 */
export const LIST_FORGOTTEN: Statement = {
  name: 'pos_list_forgotten',
  text: `
  (SELECT d.restaurant_id, d.order_id, d.tries,
          CASE WHEN o.status = 'cancelled' THEN 'cancellation'::till_delivery_kind ELSE d.kind END AS kind
     FROM till_deliveries d JOIN orders o ON o.id = d.order_id
    WHERE d.state = 'waiting' AND d.next_try_at < now() - make_interval(secs => $1::float8 / 1000)
      AND (d.calling_until IS NULL OR d.calling_until < now())
    ORDER BY d.next_try_at LIMIT $2)
  UNION ALL
  (SELECT o.restaurant_id, o.id, 0, 'order'
     FROM orders o
    WHERE o.payment_status = 'pending' AND o.status <> 'cancelled' AND o.created_at > now() - interval '1 day'
      AND o.created_at < now() - make_interval(secs => $1::float8 / 1000)
      AND NOT EXISTS (SELECT 1 FROM till_deliveries d WHERE d.order_id = o.id)
    ORDER BY o.created_at LIMIT $2)`,
};

const DELIVERY = `
  SELECT d.id, d.order_id, d.kind, d.state, o.total_cents + o.tip_cents AS charged_cents, d.payment, d.tries, d.failure, d.http_status, d.created_at,
         d.last_tried_at, d.next_try_at
    FROM till_deliveries d JOIN orders o ON o.id = d.order_id`;

/** $1 restaurant. */
export const LIST: Statement = {
  name: 'pos_list',
  text: `
  (${DELIVERY} WHERE d.restaurant_id = $1 AND d.state IN ('waiting', 'given_up') ORDER BY d.id DESC LIMIT 100)
  UNION ALL
  (${DELIVERY} WHERE d.restaurant_id = $1 AND d.state IN ('delivered', 'withdrawn') ORDER BY d.id DESC LIMIT 20)`,
};

/** $1 restaurant, $2 delivery. */
export const FIND: Statement = {
  name: 'pos_find',
  text: `${DELIVERY} WHERE d.restaurant_id = $1 AND d.id = $2`,
};

/** $1 restaurant, $2 delivery or null for all that was given up. */
export const SEND_ANEW: Statement = {
  name: 'pos_send_anew',
  text: `
  UPDATE till_deliveries d
     SET state = CASE WHEN d.kind = 'order' AND o.status = 'cancelled' THEN 'withdrawn'::till_delivery_state
                      ELSE 'waiting' END,
         next_try_at = CASE WHEN d.kind = 'order' AND o.status = 'cancelled' THEN NULL ELSE now() END,
         tries = 0
    FROM orders o
   WHERE o.id = d.order_id AND d.restaurant_id = $1 AND d.state = 'given_up' AND ($2::int IS NULL OR d.id = $2)
  RETURNING d.restaurant_id, d.order_id, d.kind`,
};

/** $1 delivery. */
export const FIND_OWNER: Statement = {
  name: 'pos_find_owner',
  text: 'SELECT restaurant_id AS "restaurantId", order_id AS "orderId" FROM till_deliveries WHERE id = $1',
};

export const FIND_POS: Statement = {
  name: 'pos_find_settings',
  text: 'SELECT pos_api_url AS url, pos_api_key AS key FROM restaurants WHERE id = $1',
};

/** $1 what the POS knows the delivery by. */
export const FIND_CALLED: Statement = {
  name: 'pos_find_called',
  text: `SELECT d.order_id, r.pos_api_key AS key FROM till_deliveries d JOIN restaurants r ON r.id = d.restaurant_id
    WHERE d.key = $1 AND d.kind = 'order'`,
};

/** $1 what the POS knows the delivery by, $2 payment, $3 reference. Who says that must have heard; "paid" stays. */
export const NOTE_CALLBACK: Statement = {
  name: 'pos_note_callback',
  text: `
  UPDATE till_deliveries
     SET state = CASE WHEN state = 'withdrawn' THEN state ELSE 'delivered' END, next_try_at = NULL, failure = NULL,
         payment = CASE WHEN payment = 'paid' THEN payment ELSE $2 END, reference = coalesce($3, reference)
   WHERE key = $1`,
};

export const FIND_PAYMENT: Statement = {
  name: 'pos_find_payment',
  text: 'SELECT payment_status FROM orders WHERE id = $1',
};
