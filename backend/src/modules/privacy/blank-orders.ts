import { NO_WISHES, WISHES } from '../../contracts/orders/order-wishes.ts';
import { names } from '../../database/columns.ts';
import type { Queryable, Statement } from '../../database/database.ts';
import { Order } from '../../entities/orders/order.entity.ts';

/** In the place of what somebody typed and a column wants a text for. */
const BLANK = '—';

/** `notes = NULL, …`: whatever was said in the customer's own words. */
const WITHOUT_WISHES = WISHES.filter((wish) => NO_WISHES[wish] === null)
  .map((wish) => `${names(Order, [wish])} = NULL`)
  .join(', ');

/**
 * Takes the person out of orders: whatever was typed, the browsers that are notified, every key and link, and what a review
 * and the moderation's copies of it say. What stays is what § 147 AO asks for: what was sold, when, by whom, for how much and
 * how it was paid; and the stars. $1 orders.
 */
const BLANKING: readonly Statement[] = [
  {
    name: 'privacy_blank_items',
    text: 'UPDATE order_items SET notes = NULL WHERE order_id = ANY($1::int[]) AND notes IS NOT NULL',
  },
  {
    name: 'privacy_blank_push',
    text: 'DELETE FROM push_subscriptions WHERE order_id = ANY($1::int[])',
  },
  {
    // The row stays, so that the link in the e-mail does not say that the order was never confirmed.
    name: 'privacy_blank_unconfirmed',
    text: `UPDATE unconfirmed_orders SET request = NULL, idempotency_key = gen_random_uuid()::text
            WHERE order_id = ANY($1::int[])`,
  },
  {
    // The restaurant's answer goes with what it answers: it quotes, and calls people by their names.
    name: 'privacy_blank_reviews',
    text: `UPDATE reviews SET text = NULL, answer = NULL, answered_at = NULL
            WHERE order_id = ANY($1::int[]) AND (text IS NOT NULL OR answer IS NOT NULL)`,
  },
  {
    name: 'privacy_blank_measures',
    text: `UPDATE moderation_measures m SET content = NULL FROM reviews v
            WHERE v.order_id = ANY($1::int[]) AND m.review_id = v.id AND m.content IS NOT NULL`,
  },
  {
    name: 'privacy_blank_appeals',
    text: `UPDATE moderation_appeals a SET text = '${BLANK}' FROM reviews v JOIN moderation_measures m ON m.review_id = v.id
            WHERE v.order_id = ANY($1::int[]) AND a.measure_id = m.id`,
  },
  {
    name: 'privacy_blank_notices',
    text: `UPDATE content_notices n SET content = NULL FROM reviews v
            WHERE v.order_id = ANY($1::int[]) AND n.target = 'review' AND n.target_id = v.id AND n.content IS NOT NULL`,
  },
  {
    // The key and its hash go, too: the one is the browser's, the other is made from the address. Links end.
    name: 'privacy_blank_orders',
    text: `UPDATE orders SET user_id = NULL, customer_name = NULL, customer_email = NULL, customer_phone = NULL,
             delivery_address = '${BLANK}', ${WITHOUT_WISHES}, guest_token = NULL,
             share_token = gen_random_uuid(), idempotency_key = NULL, request_hash = NULL
           WHERE id = ANY($1::int[])`,
  },
];

/** Whoever calls it has locked the orders. Neither their versions nor the times of their statuses change. */
export async function blankOrders(tx: Queryable, orderIds: readonly number[]): Promise<void> {
  if (orderIds.length === 0) return;
  for (const statement of BLANKING) await tx.run(statement, [orderIds]);
}
