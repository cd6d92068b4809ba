/** The order's prepared SQL. One round trip each: the row lock is held for one statement, not for a conversation. */
import { ORDER_LINK_DAYS } from '../../../contracts/constants.ts';
import { NOBODY_THERE_MINUTES } from '../../../contracts/orders/handover.ts';
import { isAvailable, nextBackOf } from '../../../database/shared/availability.ts';
import { ahead, names, propertiesBut, select, selectJson } from '../../../database/sql/columns.ts';
import type { Statement } from '../../../database/connection/database.ts';
import { sessionHolds } from '../../../database/shared/session-holds.ts';
import { opensAt } from '../../../database/shared/opens-at.ts';
import { inPartition, inPartitions } from '../../../database/sql/in-partition.ts';
import { named } from '../../../database/sql/named.ts';
import { MenuItem } from '../../../entities/menus/menu-item.entity.ts';
import { OptionGroup } from '../../../entities/menus/option-group.entity.ts';
import { Option } from '../../../entities/menus/option.entity.ts';
import { OrderEvent } from '../../../entities/orders/order-event.entity.ts';
import { OrderItem } from '../../../entities/orders/order-item.entity.ts';
import { Order } from '../../../entities/orders/order.entity.ts';
import { Review } from '../../../entities/orders/review.entity.ts';
import { DeliveryPostcode } from '../../../entities/restaurants/delivery-postcode.entity.ts';
import { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';
import type { currentRequest } from '../../../telemetry/request-context.ts';
import { CHANGE, LATER, MADE, MENU_LINE, RESTAURANT_OF_ORDER, TERMS_OF_RESTAURANT, UNSEEN } from './order.rows.ts';
import type { NewOrder, RideMove, StatusMove } from './order.writes.ts';

/** Which request it is done for. */
export type Traced = Pick<ReturnType<typeof currentRequest>, 'requestId' | 'traceparent'>;

/** `order_read_rps` pays for it, and the orders of a kitchen that opens its screen. `within` says of a column whether it is of the order's partition. */
const fullOrder = (within: (orderId: string) => string = () => 'true'): string => `
  SELECT ${select(Order, 'o', propertiesBut(Order, UNSEEN))},
         ${select(Restaurant, 'r', RESTAURANT_OF_ORDER, 'restaurant')},
         (SELECT coalesce(json_agg(${selectJson(OrderItem, 'i', propertiesBut(OrderItem, ['orderId']))} ORDER BY i.id), '[]')
            FROM order_items i WHERE i.order_id = o.id AND ${within('i.order_id')}) AS items,
         (SELECT coalesce(json_agg(${selectJson(OrderEvent, 'e', ['status', 'at', 'actor', 'estimatedTo'])} ORDER BY e.version), '[]')
            FROM order_event e
           WHERE e.order_id = o.id AND ${within('e.order_id')} AND e.previous_status IS DISTINCT FROM e.status) AS timeline,
         (SELECT ${selectJson(Review, 'v', ['rating', 'text', 'answer'])}
            FROM reviews v WHERE v.order_id = o.id) AS review,
         o.status = 'cancelled' AND EXISTS (
           SELECT FROM restaurant_event n
            WHERE n.restaurant_id = o.restaurant_id AND n.kind = 'cancellation_read' AND n.version = 1 AND n.object_id = o.id
         ) AS "isCancellationRead",
         (SELECT s.name FROM restaurant_staff s WHERE s.id = o.rider_id) AS "riderName"
    FROM orders o
    JOIN restaurants r ON r.id = o.restaurant_id`;

const isThis = (orderId: string) => `${orderId} = ${inPartition('$1')}`;
export const FIND_ORDER: Statement = { name: 'order_find', text: `${fullOrder(isThis)} WHERE ${isThis('o.id')}` };

const isAmongThese = (orderId: string) => inPartitions(orderId, '$2', '$3');
/** $1 orders, $2 the first and $3 the last of them. No plan knows how many there are: one for a single order would be made anew each time. */
export const FIND_ORDERS: Statement = {
  name: 'order_find_many',
  text: `${fullOrder(isAmongThese)} WHERE o.id = ANY((SELECT $1::int[])::int[]) AND ${isAmongThese('o.id')}`,
};

/** $1 user, $2 before this id, $3 limit. */
export const LIST_OF_CUSTOMER: Statement = {
  name: 'order_list_customer',
  text: `${fullOrder()} WHERE o.user_id = $1 AND o.id < $2 ORDER BY o.id DESC LIMIT $3`,
};

export const LIST_OPEN_OF_CUSTOMER: Statement = {
  name: 'order_list_customer_open',
  text: `${fullOrder()} WHERE o.user_id = $1 AND o.status IN ('pending', 'preparing', 'delivering') ORDER BY o.id DESC`,
};

/** $1 restaurant, $2 before this id, $3 limit. */
export const LIST_OF_RESTAURANT: Statement = {
  name: 'order_list_restaurant',
  text: `${fullOrder()} WHERE o.restaurant_id = $1 AND o.id < $2 ORDER BY o.id DESC LIMIT $3`,
};

/** $1 before this id, $2 limit. */
export const LIST_ALL: Statement = {
  name: 'order_list_all',
  text: `${fullOrder()} WHERE o.id < $1 ORDER BY o.id DESC LIMIT $2`,
};

export const LIST_OPEN_OF_RESTAURANT: Statement = {
  name: 'order_list_restaurant_open',
  text: `${fullOrder()}
   WHERE o.restaurant_id = $1 AND o.status IN ('pending', 'preparing', 'delivering') ORDER BY o.id DESC`,
};

const OPTIONS_OF_GROUP = `(
  SELECT coalesce(json_agg(${selectJson(Option, 'c', ['id', 'name', 'priceCents'], { available: isAvailable('c') })}
           ORDER BY c.position, c.id), '[]')
    FROM options c WHERE c.group_id = g.id)`;

const GROUPS_OF_ITEM = `(
  SELECT coalesce(json_agg(${selectJson(OptionGroup, 'g', ['name', 'minChoices', 'maxChoices'], { options: OPTIONS_OF_GROUP })}
           ORDER BY g.position, g.id), '[]')
    FROM option_groups g WHERE g.menu_item_id = i.id)`;

/**
 * $1 restaurant, $2 menu item ids, $3 postcode or null. `KeptBases` remembers it, so nothing is in it that changes without a row of
 * `public_changes` before `until`. Nothing in it is there for some orders only: such a plan would be cheaper made anew each time, which takes
 * longer than running it.
 */
export const READ_BASIS: Statement = {
  name: 'order_basis',
  text: `
  SELECT ${select(Restaurant, 'r', TERMS_OF_RESTAURANT)},
         ${select(DeliveryPostcode, 'a', ['feeCents', 'freeFromCents', 'extraMinutes'], 'area')},
         a.minimum_order_cents AS "areaMinimumCents",
         restaurant_busy_minutes(r, now()) AS "busyMinutes",
         r.quarter_cap_until > now() AS "isCapped",
         r.pos_api_url IS NOT NULL AND r.pos_api_key IS NOT NULL AS "hasPos",
         (SELECT coalesce(json_agg(${selectJson(MenuItem, 'i', MENU_LINE, { available: isAvailable('i'), groups: GROUPS_OF_ITEM })}), '[]')
            FROM menu_items i JOIN menus m ON m.id = i.menu_id
           WHERE m.restaurant_id = r.id AND i.id = ANY($2::int[])
             AND m.deleted_at IS NULL AND i.deleted_at IS NULL AND NOT i.is_draft) AS items,
         ${select(Restaurant, 'r', RESTAURANT_OF_ORDER, 'restaurant')},
         least(${ahead('r.busy_until')}, ${ahead('r.quarter_cap_until')}, ${nextBackOf('r.id')}) AS until
    FROM restaurants r
    LEFT JOIN delivery_postcodes a ON a.restaurant_id = r.id AND a.postcode = $3 AND r.delivers_by_area
   WHERE r.id = $1 AND r.is_active`,
};

/** $1 restaurant, $2 idempotency key or null, and `owner`'s own parameter. */
const standingOf = (owner: string): string => `
  SELECT restaurant_is_open(r, now()) AS "isOpen", x.order_id AS "existingId", x.request_hash AS "existingHash"
    FROM restaurants r
    LEFT JOIN order_keys x ON x.idempotency_key = $2 AND ${owner}
   WHERE r.id = $1 AND r.is_active`;

/** `orders_per_second` pays for it. Besides: $3 user, $4 the session that the user is signed in by. */
export const READ_STANDING_OF_USER: Statement = {
  name: 'order_standing_user',
  text: `${standingOf('x.user_id = $3')} AND ${sessionHolds('$4')}`,
};

export const READ_STANDING_OF_GUEST: Statement = {
  name: 'order_standing_guest',
  text: standingOf('x.user_id IS NULL'),
};

/** $1 restaurant, $2 when a meal is wanted, $3 when the kitchen would begin with it, which may be before it opens. */
export const IS_OPEN_AT: Statement = {
  name: 'order_is_open_at',
  text: `
  SELECT restaurant_is_open(r, $2) AS "isOpen", ${opensAt('r')} AS "opensAt", (
    SELECT min(greatest(s.opens, $3::timestamptz))
      FROM restaurant_spans(r.id, ($3 AT TIME ZONE 'Europe/Berlin')::date - 1, 3) AS s WHERE s.closes > $3
  ) AS "cooksFrom" FROM restaurants r WHERE r.id = $1`,
};

/** What is sent of a new order: every column that the statement does not make itself. */
export const SENT = propertiesBut(Order, [...MADE, ...LATER]);
export const LINE = propertiesBut(OrderItem, ['id', 'orderId', 'state', 'version']);

/**
 * `orders_per_second` pays for it. The order, a guest's contact (a customer's comes from the account) and the lines are
 * JSON by column. No row comes back when the key was used in the meantime, or when the account is gone. What comes back
 * completes what was sent: the new order need not be read again. The lines are numbered in the order in which they were sent.
 */
export const INSERT_ORDER = named<
  Traced & Omit<NewOrder, 'order' | 'contact' | 'lines'> & { order: string; contact: string | null; lines: string }
>(
  'order_insert',
  `
  WITH o AS (
    INSERT INTO orders (${names(Order, SENT)}, estimated_from, estimated_to, accept_deadline_at, share_token, guest_token,
      customer_name, customer_email, customer_phone)
    SELECT ${names(Order, SENT, 'sent')},
      coalesce(sent.scheduled_for, now() + make_interval(mins => :estimateFromMinutes)),
      coalesce(sent.scheduled_for + make_interval(mins => :estimateToMinutes - :estimateFromMinutes),
        now() + make_interval(mins => :estimateToMinutes)),
      now() + make_interval(secs => :acceptDeadlineSeconds), gen_random_uuid(),
      CASE WHEN sent.user_id IS NULL THEN gen_random_uuid() END, contact.name, contact.email, contact.phone
    FROM jsonb_populate_record(NULL::orders, :order) AS sent, LATERAL (
      SELECT name, email, phone FROM users WHERE id = sent.user_id
      UNION ALL SELECT name, email, phone FROM jsonb_populate_record(NULL::users, :contact) WHERE sent.user_id IS NULL
    ) AS contact
    ON CONFLICT DO NOTHING
    RETURNING ${names(Order, [...MADE, 'userId', 'paymentStatus'])}
  ), i AS (
    INSERT INTO order_items (order_id, ${names(OrderItem, LINE)})
    SELECT o.id, ${names(OrderItem, LINE, 'l')} FROM o, jsonb_populate_recordset(NULL::order_items, :lines) AS l
    RETURNING id
  ), e AS (
    INSERT INTO order_event (order_id, version, status, actor, actor_id, payment_status, estimated_from, estimated_to,
      at, request_id, traceparent)
    SELECT o.id, o.version, o.status, 'customer', o.user_id, o.payment_status, o.estimated_from, o.estimated_to,
      o.created_at, :requestId, :traceparent FROM o
    RETURNING id
  )
  SELECT ${select(Order, 'o', MADE)}, e.id AS "eventId", (SELECT array_agg(i.id ORDER BY i.id) FROM i) AS "itemIds"
    FROM o, e`,
);

/** What every change of an order says of it, whether or not the row has moved. */
export const CHANGED = `
  SELECT ${select(Order, 'cur', ['userId', 'restaurantId'])}, ${select(Order, 'cur', ['status', 'version', 'riderId'], 'previous')},
         event.id AS "eventId", ${select(OrderEvent, 'event', CHANGE)}`;

/**
 * Moves one order, and says where it stood. The lock puts an order's changes in one line; `cur` sees the row as the
 * one before left it, so the move is judged by that. `isTheirs` says of an order whether it is for the actor to move at all, `may`
 * whether it may move from where it stands, `sawIt` whether the actor knew what it is
 * like, `also` what else is set. The promise and whoever waits at a door are a ride's:
 * when one begins anew nobody has been there yet.
 */
const moving = (isTheirs: string, may: string, sawIt: string, also = ''): string => `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version, fulfilment, scheduled_for, estimated_from, estimated_to, rider_id,
           nobody_there_at FROM orders
     WHERE id = ${inPartition(':orderId')} AND ${isTheirs}
     FOR UPDATE
  ), moved AS (
    UPDATE orders o
       SET status = :to::order_status, version = cur.version + 1, reason = :reason, cancel_note = :note, updated_at = now(),
           nobody_there_at = CASE WHEN :to = 'delivering' THEN NULL ELSE o.nobody_there_at END,${also}
           estimated_from = CASE WHEN next.is_same THEN o.estimated_from ELSE next.arrives_from END,
           estimated_to = CASE WHEN next.is_same THEN o.estimated_to ELSE next.arrives_to END,
           ready_by = coalesce(next.arrives_from - make_interval(mins => next.from_minutes - :readyMinutes::int), o.ready_by)
      FROM cur, LATERAL (
        SELECT CASE cur.fulfilment WHEN 'pickup' THEN :readyFromMinutes::int ELSE :estimateFromMinutes::int END AS from_minutes,
               CASE cur.fulfilment WHEN 'pickup' THEN :readyToMinutes::int ELSE :estimateToMinutes::int END AS to_minutes
      ) AS said, LATERAL (
        SELECT greatest(now() + make_interval(mins => said.from_minutes), cur.scheduled_for) AS arrives_from,
               greatest(now() + make_interval(mins => said.to_minutes),
                 cur.scheduled_for + make_interval(mins => said.to_minutes - said.from_minutes)) AS arrives_to
      ) AS estimate, LATERAL (
        SELECT estimate.*, said.from_minutes, :keepsPromise::boolean OR said.from_minutes IS NULL OR coalesce(estimate.arrives_to BETWEEN
          cur.estimated_to - make_interval(mins => :keepWithinMinutes::int) AND
          cur.estimated_to + make_interval(mins => :keepWithinMinutes), false) AS is_same
      ) AS next
     WHERE o.id = cur.id AND o.id = ${inPartition(':orderId')} AND ${may}
       AND (:expectedVersion::int IS NULL OR ${sawIt})
    RETURNING o.id, o.version, o.status, o.reason, o.payment_status, o.estimated_from, o.estimated_to, o.ready_by, o.updated_at,
      o.rider_id, cur.status AS previous_status
  ), event AS (
    INSERT INTO order_event (order_id, version, status, previous_status, actor, actor_id, staff_id, reason, payment_status,
      estimated_from, estimated_to, ready_by, rider_id, at, request_id, traceparent)
    SELECT id, version, status, previous_status, :actor::order_actor, :actorId, :staffId, reason, payment_status, estimated_from,
      estimated_to, ready_by, rider_id, updated_at, :requestId, :traceparent FROM moved
    RETURNING id, order_id, version, status, reason, payment_status, estimated_from, estimated_to, ready_by, rider_id, at
  ), predicted AS (
    INSERT INTO order_promises (order_id, version, kitchen, ride)
    SELECT moved.id, moved.version, sent.kitchen, sent.ride
      FROM moved, jsonb_populate_record(NULL::order_promises, :predicted::jsonb) AS sent WHERE sent.ride IS NOT NULL
  )
  ${CHANGED}
    FROM cur LEFT JOIN event ON event.order_id = cur.id`;

/** As it is sent: the prediction in one text. */
type Sent<Move extends Pick<StatusMove, 'predicted'>> = Omit<Move, 'predicted'> & { predicted: string | null };

/** For so long whoever rings at a door waits; after that a kitchen may cancel what it could not while the order was on the way. */
const IS_GIVEN_UP = `cur.status = 'delivering' AND cur.nobody_there_at <= now() - interval '${String(NOBODY_THERE_MINUTES)} minutes'`;

/** `status_changes_per_second` and `status_to_screen_p50` pay for it. */
export const CHANGE_STATUS = named<Sent<StatusMove> & Traced>(
  'order_change_status',
  moving(
    `CASE :actor::order_actor WHEN 'restaurant' THEN restaurant_id = :actorId
                              WHEN 'customer' THEN user_id = :actorId OR (guest_token = :guestToken AND updated_at > now() - interval '${ORDER_LINK_DAYS} days')
                              ELSE true END
       AND (NOT :onlyWhenLapsed::boolean OR accept_deadline_at <= now())
       AND (:sessionId::bpchar IS NULL OR ${sessionHolds(':sessionId')})`,
    `(cur.status = ANY(:from::order_status[])
       OR (:to = 'cancelled' AND :actor = 'restaurant' AND ${IS_GIVEN_UP}))`,
    'cur.version = :expectedVersion',
  ),
);

/** A rider on shift moves an own delivery, or takes a free one along. */
export const RIDE = named<Sent<RideMove> & Traced>(
  'order_ride',
  moving(
    `restaurant_id = :actorId AND fulfilment = 'delivery' AND :actor::order_actor = 'rider'`,
    `cur.status = ANY(:from::order_status[])
       AND (cur.rider_id = :staffId OR (cur.rider_id IS NULL AND :to = 'delivering'
         AND EXISTS (SELECT FROM rider_shifts h WHERE h.staff_id = :staffId)))`,
    // What a rider does without a line is not refused because the server promised or booked something meanwhile.
    `cur.version = :expectedVersion OR (cur.version > :expectedVersion AND NOT EXISTS (
         SELECT FROM order_event e WHERE e.order_id = ${inPartition(':orderId')} AND e.version > :expectedVersion
            AND NOT (e.actor = 'system' AND e.status = e.previous_status)))`,
    `
           rider_id = :staffId::int, handover = :handover::handover, handover_code = coalesce(o.handover_code, :code),`,
  ),
);

/**
 * $1 order, $2 guest's token, $3 user who takes it over, with what was said of it. $4 null, or an order of that user: then
 * only when whoever placed it gave the same e-mail.
 */
export const CLAIM_GUEST_ORDER: Statement = {
  name: 'order_claim',
  text: `
  WITH claimed AS (
    UPDATE orders o SET user_id = $3, guest_token = NULL
    WHERE id = $1 AND guest_token = $2 AND o.updated_at > now() - interval '${ORDER_LINK_DAYS} days'
      AND ($4::integer IS NULL OR EXISTS (
        SELECT 1 FROM orders own
        WHERE own.id = $4 AND own.user_id = $3 AND lower(own.customer_email) = lower(o.customer_email)
      ))
    RETURNING id, customer_phone, delivery_address, postal
  ), said AS (
    UPDATE reviews v SET user_id = $3 FROM claimed WHERE v.order_id = claimed.id
  ), kept AS (
    UPDATE users u SET phone = claimed.customer_phone FROM claimed WHERE u.id = $3 AND u.phone IS NULL
  ), booked AS (
    INSERT INTO addresses (user_id, label, address, postal, is_default)
    SELECT $3, coalesce(nullif(left(btrim(split_part(translate(claimed.delivery_address, E'\\n', ','), ',', 1)), 60), ''), '–'),
      claimed.delivery_address, claimed.postal, true
    FROM claimed WHERE claimed.delivery_address IS NOT NULL AND NOT EXISTS (SELECT FROM addresses a WHERE a.user_id = $3)
    ON CONFLICT (user_id) WHERE is_default DO NOTHING
  )
  SELECT id FROM claimed`,
};

/** $1 limit. */
export const LIST_LAPSED: Statement = {
  name: 'order_list_lapsed',
  text: `SELECT id FROM orders WHERE status = 'pending' AND accept_deadline_at <= now()
   ORDER BY accept_deadline_at LIMIT $1`,
};

/**
 * $1 order, $2 new payment status, $3 those it may come from, $4 and $5 the request's id and trace or null. No row comes back
 * when it stood elsewhere.
 */
export const CHANGE_PAYMENT: Statement = {
  name: 'order_change_payment',
  text: `
  WITH moved AS (
    UPDATE orders SET payment_status = $2, version = version + 1, updated_at = now()
     WHERE id = ${inPartition('$1')} AND payment_status = ANY($3::payment_status[])
    RETURNING id, user_id, restaurant_id, version, status, reason, payment_status, estimated_from, estimated_to, ready_by, updated_at,
      rider_id
  ), event AS (
    INSERT INTO order_event (order_id, version, status, previous_status, actor, reason, payment_status, estimated_from,
      estimated_to, ready_by, rider_id, at, request_id, traceparent)
    SELECT id, version, status, status, 'system', reason, payment_status, estimated_from, estimated_to, ready_by, rider_id, updated_at,
      $4, $5
      FROM moved
    RETURNING id
  )
  SELECT event.id AS "eventId", moved.version - 1 AS "previousVersion", moved.updated_at AS at,
         ${select(Order, 'moved', ['status', 'riderId'], 'previous')},
         ${select(Order, 'moved', ['userId', 'restaurantId', 'version', 'status', 'reason', 'paymentStatus', 'estimatedFrom', 'estimatedTo', 'readyBy', 'riderId'])}
    FROM moved, event`,
};
