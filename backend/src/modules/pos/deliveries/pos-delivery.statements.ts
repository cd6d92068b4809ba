/** What has to be one statement: who may call is decided together with the order's status, and a list shows no delivery twice. */
import { select } from '../../../database/sql/columns.ts';
import type { Statement } from '../../../database/connection/database.ts';
import { PosDelivery } from '../../../entities/orders/pos-delivery.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';

const POS = ['posApiUrl', 'posApiKey'] as const;
const CLAIMED = ['id', 'key', 'tries'] as const;
const LISTED = [
  ...(['id', 'orderId', 'kind', 'state', 'payment', 'tries', 'failure', 'httpStatus'] as const),
  ...(['createdAt', 'lastTriedAt', 'nextTryAt'] as const),
] as const;

export type PosRow = Pick<Restaurant, (typeof POS)[number]>;

/** A delivery that this process may try now. */
export interface ClaimedRow extends Pick<PosDelivery, (typeof CLAIMED)[number]>, PosRow {}

export interface DeliveryRow extends Pick<PosDelivery, (typeof LISTED)[number]> {
  /** What it takes the money for, the tip included. */
  chargedCents: number;
}

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
  RETURNING ${select(PosDelivery, 'd', CLAIMED)}, ${select(Restaurant, 'r', POS)}`,
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
  SELECT d.state = 'waiting' AND NOT EXISTS (SELECT 1 FROM withdrawn) AS "isCalling",
         d.last_tried_at IS NOT NULL AS "isTried"
    FROM till_deliveries d JOIN orders o ON o.id = d.order_id
   WHERE d.order_id = $1 AND d.kind = 'order' AND o.status = 'cancelled'`,
};

/**
 * $1 grace in milliseconds, $2 limit. A delivery whose job is gone, and orders whose job never came: a queue may lose its
 * memory, the database does not. Of a cancelled order its cancellation is what is left to tell.
 */
export const LIST_FORGOTTEN: Statement = {
  name: 'pos_list_forgotten',
  text: `
  (SELECT ${select(PosDelivery, 'd', ['restaurantId', 'orderId', 'tries'])},
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
  SELECT ${select(PosDelivery, 'd', LISTED)}, o.total_cents + o.tip_cents AS "chargedCents"
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
  RETURNING ${select(PosDelivery, 'd', ['restaurantId', 'orderId', 'kind'])}`,
};
