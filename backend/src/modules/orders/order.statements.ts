import { ORDER_LINK_DAYS } from '../../contracts/constants.ts';
/** The order's prepared SQL. One round trip each: the row lock is held for one statement, not for a conversation. */
import { isAvailable } from '../../database/availability.ts';
import type { Statement } from '../../database/database.ts';

const FULL_ORDER = `
  SELECT o.id, o.user_id, o.restaurant_id, o.status, o.version, o.reason, o.payment_method, o.payment_status,
         o.subtotal_cents, o.deposit_cents, o.delivery_fee_cents, o.total_cents, o.tip_cents, o.delivery_address, o.notes,
         o.estimated_from, o.estimated_to, o.accept_deadline_at, o.seen_at, o.share_token, o.created_at, o.updated_at,
         o.customer_name, o.customer_email, o.customer_phone, o.guest_token, o.delivery_notes, o.wants_reusable,
         o.scheduled_for, o.language,
         r.name AS restaurant_name, r.phone AS restaurant_phone, r.image_url AS restaurant_image_url,
         r.address AS restaurant_address, r.legal_name AS restaurant_legal_name, r.vat_id AS restaurant_vat_id,
         (SELECT coalesce(json_agg(json_build_object('id', i.id, 'menu_item_id', i.menu_item_id, 'name', i.name,
                   'quantity', i.quantity, 'unit_price_cents', i.unit_price_cents, 'deposit_cents', i.deposit_cents,
                   'vat_rate', i.vat_rate, 'min_age', i.min_age, 'notes', i.notes, 'options', i.options) ORDER BY i.id), '[]')
            FROM order_items i WHERE i.order_id = o.id) AS items,
         (SELECT coalesce(json_agg(json_build_object('status', e.status, 'at', e.at, 'actor', e.actor)
                   ORDER BY e.version), '[]')
            FROM order_event e
           WHERE e.order_id = o.id AND e.previous_status IS DISTINCT FROM e.status) AS timeline,
         (SELECT json_build_object('rating', v.rating, 'text', v.text, 'answer', v.answer)
            FROM reviews v WHERE v.order_id = o.id) AS review
    FROM orders o
    JOIN restaurants r ON r.id = o.restaurant_id`;

export const FIND_ORDER: Statement = { name: 'order_find', text: `${FULL_ORDER} WHERE o.id = $1` };

export const FIND_ORDERS: Statement = { name: 'order_find_many', text: `${FULL_ORDER} WHERE o.id = ANY($1::int[])` };

/** $1 user, $2 before this id, $3 limit. */
export const LIST_OF_CUSTOMER: Statement = {
  name: 'order_list_customer',
  text: `${FULL_ORDER} WHERE o.user_id = $1 AND o.id < $2 ORDER BY o.id DESC LIMIT $3`,
};

export const LIST_OPEN_OF_CUSTOMER: Statement = {
  name: 'order_list_customer_open',
  text: `${FULL_ORDER} WHERE o.user_id = $1 AND o.status IN ('pending', 'preparing', 'delivering') ORDER BY o.id DESC`,
};

/** $1 restaurant, $2 before this id, $3 limit. */
export const LIST_OF_RESTAURANT: Statement = {
  name: 'order_list_restaurant',
  text: `${FULL_ORDER} WHERE o.restaurant_id = $1 AND o.id < $2 ORDER BY o.id DESC LIMIT $3`,
};

/** $1 before this id, $2 limit. */
export const LIST_ALL: Statement = {
  name: 'order_list_all',
  text: `${FULL_ORDER} WHERE o.id < $1 ORDER BY o.id DESC LIMIT $2`,
};

export const LIST_OPEN_OF_RESTAURANT: Statement = {
  name: 'order_list_restaurant_open',
  text: `${FULL_ORDER}
   WHERE o.restaurant_id = $1 AND o.status IN ('pending', 'preparing', 'delivering') ORDER BY o.id DESC`,
};

const GROUPS_OF_ITEM = `(
  SELECT coalesce(json_agg(json_build_object('name', g.name, 'min_choices', g.min_choices, 'max_choices', g.max_choices,
           'options', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'name', c.name,
              'price_cents', c.price_cents, 'available', ${isAvailable('c')}) ORDER BY c.position, c.id), '[]')
              FROM options c WHERE c.group_id = g.id)) ORDER BY g.position, g.id), '[]')
    FROM option_groups g WHERE g.menu_item_id = i.id)`;

/**
 * $1 restaurant, $2 menu item ids, $3 idempotency key or null, and `owner`'s own parameter. Nothing in it is there for
 * some orders only: such a plan would be cheaper made anew each time, which takes longer than running it.
 */
const basisOf = (owner: string): string => `
  SELECT restaurant_is_open(r, now()) AS is_open, r.delivery_fee_cents, r.minimum_order_cents,
         r.delivery_min_minutes + restaurant_busy_minutes(r, now()) AS delivery_min_minutes,
         r.delivery_max_minutes + restaurant_busy_minutes(r, now()) AS delivery_max_minutes,
         r.quarter_cap_until > now() AS is_capped,
         r.pos_api_url IS NOT NULL AND r.pos_api_key IS NOT NULL AS has_till,
         (SELECT coalesce(json_agg(json_build_object('id', i.id, 'name', i.name, 'price_cents', i.price_cents,
                   'deposit_cents', i.deposit_cents, 'vat_rate', i.vat_rate, 'min_age', i.min_age, 'available', ${isAvailable('i')},
                   'image_url', i.image_url, 'groups', ${GROUPS_OF_ITEM})), '[]')
            FROM menu_items i JOIN menus m ON m.id = i.menu_id
           WHERE m.restaurant_id = r.id AND i.id = ANY($2::int[])
             AND m.deleted_at IS NULL AND i.deleted_at IS NULL AND NOT i.is_draft) AS items,
         r.name AS restaurant_name, r.phone AS restaurant_phone, r.image_url AS restaurant_image_url,
         r.address AS restaurant_address, r.legal_name AS restaurant_legal_name, r.vat_id AS restaurant_vat_id,
         x.id AS existing_id, x.request_hash AS existing_hash
    FROM restaurants r
    LEFT JOIN orders x ON x.idempotency_key = $3 AND ${owner}
   WHERE r.id = $1 AND r.is_active`;

/** Besides: $4 user. */
export const READ_BASIS_OF_USER: Statement = { name: 'order_basis_user', text: basisOf('x.user_id = $4') };

export const READ_BASIS_OF_GUEST: Statement = { name: 'order_basis_guest', text: basisOf('x.user_id IS NULL') };

/** $1 restaurant, $2 moment. */
export const IS_OPEN_AT: Statement = {
  name: 'order_is_open_at',
  text: `SELECT restaurant_is_open(r, $2) AS is_open FROM restaurants r WHERE r.id = $1`,
};

/**
 * $1 user or null, $2 restaurant, $3 payment method, $4 payment status, $5 subtotal, $6 deposit, $7 fee, $8 total,
 * $9 address, $10 notes, $11 and $12 estimate in minutes, $13 accept deadline in seconds, $14 idempotency key,
 * $15 request hash, then the lines column by column: $16 menu items, $17 names, $18 quantities, $19 prices,
 * $20 deposits, $21 VAT rates, $22 notes, $23 options; then $24 guest's name, $25 e-mail, $26 phone, $27 delivery
 * notes, $28 reusable packaging, $29 wanted delivery time or null, $30 language,
 * $31 and $32 the request's id and trace or null, $33 the tip, $34 the lines' ages. A customer's contact comes from the
 * account. No row comes back when the key was used in the meantime. What comes back completes what was sent: the new
 * order need not be read again. The lines are numbered in the order in which they were sent.
 */
export const INSERT_ORDER: Statement = {
  name: 'order_insert',
  text: `
  WITH contact AS (
    SELECT name, email, phone FROM users WHERE id = $1
    UNION ALL SELECT $24, $25, $26 WHERE $1 IS NULL
  ), o AS (
    INSERT INTO orders (user_id, restaurant_id, payment_method, payment_status, subtotal_cents, deposit_cents,
      delivery_fee_cents, total_cents, delivery_address, notes, estimated_from, estimated_to, accept_deadline_at,
      share_token, idempotency_key, request_hash, customer_name, customer_email, customer_phone, guest_token,
      delivery_notes, wants_reusable, scheduled_for, language, tip_cents)
    SELECT $1::int, $2, $3, $4, $5, $6, $7, $8, $9, $10,
      coalesce($29::timestamptz, now() + make_interval(mins => $11)),
      coalesce($29::timestamptz + make_interval(mins => $12 - $11), now() + make_interval(mins => $12)),
      now() + make_interval(secs => $13), gen_random_uuid(), $14, $15, contact.name, contact.email, contact.phone,
      CASE WHEN $1 IS NULL THEN gen_random_uuid() END, $27, $28, $29, $30, $33
    FROM contact
    ON CONFLICT DO NOTHING
    RETURNING id, estimated_from, estimated_to, payment_status, created_at, updated_at, accept_deadline_at,
      share_token, guest_token, customer_name, customer_email, customer_phone, scheduled_for
  ), i AS (
    INSERT INTO order_items (order_id, menu_item_id, name, quantity, unit_price_cents, deposit_cents, vat_rate, notes,
      options, min_age)
    SELECT o.id, l.* FROM o, unnest($16::int[], $17::text[], $18::smallint[], $19::int[], $20::int[], $21::smallint[],
      $22::text[], $23::jsonb[], $34::smallint[]) AS l
    RETURNING id
  ), e AS (
    INSERT INTO order_event (order_id, version, status, actor, actor_id, payment_status, estimated_from, estimated_to,
      at, request_id, traceparent)
    SELECT o.id, 1, 'pending', 'customer', $1, o.payment_status, o.estimated_from, o.estimated_to, o.created_at, $31, $32
      FROM o
    RETURNING id
  )
  SELECT o.*, e.id AS event_id, (SELECT array_agg(i.id ORDER BY i.id) FROM i) AS item_ids FROM o, e`,
};

/**
 * Moves one order, and says where it stood. The lock puts an order's changes in one line; `cur` sees the row as the
 * one before left it, so the move is judged by that.
 *
 * $1 order, $2 actor, $3 actor's account or null, $4 new status, $5 statuses it may come from, $6 expected version
 * or null, $7 reason or null, $8 and $9 the new estimate in minutes or null, $10 only when its deadline has passed, $11 the guest's token or null,
 * $12 and $13 the request's id and trace or null.
 */
export const CHANGE_STATUS: Statement = {
  name: 'order_change_status',
  text: `
  WITH cur AS (
    SELECT id, user_id, restaurant_id, status, version FROM orders
     WHERE id = $1
       AND CASE $2::order_actor WHEN 'restaurant' THEN restaurant_id = $3
                                WHEN 'customer' THEN user_id = $3 OR (guest_token = $11 AND updated_at > now() - interval '${ORDER_LINK_DAYS} days')
                                ELSE true END
       AND (NOT $10::boolean OR accept_deadline_at <= now())
     FOR UPDATE
  ), moved AS (
    UPDATE orders o
       SET status = $4, version = cur.version + 1, reason = $7, updated_at = now(),
           estimated_from = CASE WHEN $8::int IS NULL THEN o.estimated_from
             ELSE greatest(now() + make_interval(mins => $8), o.scheduled_for) END,
           estimated_to = CASE WHEN $9::int IS NULL THEN o.estimated_to
             ELSE greatest(now() + make_interval(mins => $9), o.scheduled_for + make_interval(mins => $9 - $8)) END
      FROM cur
     WHERE o.id = cur.id AND cur.status = ANY($5::order_status[]) AND ($6::int IS NULL OR cur.version = $6)
    RETURNING o.id, o.version, o.status, o.reason, o.payment_status, o.estimated_from, o.estimated_to, o.updated_at,
      cur.status AS previous_status
  ), event AS (
    INSERT INTO order_event (order_id, version, status, previous_status, actor, actor_id, reason, payment_status,
      estimated_from, estimated_to, at, request_id, traceparent)
    SELECT id, version, status, previous_status, $2::order_actor, $3, reason, payment_status, estimated_from,
      estimated_to, updated_at, $12, $13 FROM moved
    RETURNING id, order_id, version, status, reason, payment_status, estimated_from, estimated_to, at
  )
  SELECT cur.user_id, cur.restaurant_id, cur.status AS previous_status, cur.version AS previous_version,
         event.id AS event_id, event.version, event.status, event.reason, event.payment_status, event.estimated_from,
         event.estimated_to, event.at
    FROM cur LEFT JOIN event ON event.order_id = cur.id`,
};

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
    RETURNING id
  ), said AS (
    UPDATE reviews v SET user_id = $3 FROM claimed WHERE v.order_id = claimed.id
  )
  SELECT id FROM claimed`,
};

/** $1 limit. */
export const LIST_LAPSED: Statement = {
  name: 'order_list_lapsed',
  text: `SELECT id FROM orders WHERE status = 'pending' AND accept_deadline_at <= now()
   ORDER BY accept_deadline_at LIMIT $1`,
};

/** $1 order, $2 new payment status, $3 those it may come from. No row comes back when it stood elsewhere. */
export const CHANGE_PAYMENT: Statement = {
  name: 'order_change_payment',
  text: `
  WITH moved AS (
    UPDATE orders SET payment_status = $2, version = version + 1, updated_at = now()
     WHERE id = $1 AND payment_status = ANY($3::payment_status[])
    RETURNING id, user_id, restaurant_id, version, status, reason, payment_status, estimated_from, estimated_to, updated_at
  ), event AS (
    INSERT INTO order_event (order_id, version, status, previous_status, actor, reason, payment_status, estimated_from,
      estimated_to, at)
    SELECT id, version, status, status, 'system', reason, payment_status, estimated_from, estimated_to, updated_at
      FROM moved
    RETURNING id
  )
  SELECT event.id AS event_id, moved.* FROM moved, event`,
};
