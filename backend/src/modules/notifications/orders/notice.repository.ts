import { Injectable } from '@nestjs/common';
import { LANGUAGES, type PaymentMethod, type PaymentStatus } from '../../../contracts/constants.ts';
import type { MinAge } from '../../../contracts/menus/min-age.ts';
import { minAgeOf } from '../../../contracts/menus/strictest-age.ts';
import type { CancelReason, OrderStatus } from '../../../contracts/orders/order-status.ts';
import { Database, type Statement } from '../../../database/database.ts';
import type { Notice } from './notice.ts';

interface NoticeRow {
  event_id: string;
  id: number;
  version: number;
  status: OrderStatus;
  reason: CancelReason | null;
  language: string;
  created_at: Date;
  scheduled_for: Date | null;
  estimated_from: Date | null;
  estimated_to: Date | null;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  delivery_address: string;
  user_id: number | null;
  customer_name: string | null;
  customer_email: string | null;
  notify_email: boolean;
  notify_push: boolean;
  guest_token: string | null;
  share_token: string;
  restaurant_name: string;
  legal_name: string | null;
  restaurant_address: string;
  restaurant_phone: string | null;
  vat_id: string | null;
  subtotal_cents: number;
  deposit_cents: number;
  delivery_fee_cents: number;
  total_cents: number;
  tip_cents: number;
  is_undone: boolean;
  is_long_ago: boolean;
  told: string[];
  items: {
    name: string;
    quantity: number;
    unit_price_cents: number;
    deposit_cents: number;
    vat_rate: number;
    min_age: MinAge | null;
    options: { name: string }[];
  }[];
}

/** $1 orders, $2 the event of each. */
const FIND: Statement = {
  name: 'notice_find',
  text: `
  SELECT e.id AS event_id, o.id, o.version, o.status, o.reason, o.language, o.created_at, o.scheduled_for, o.estimated_from,
         o.estimated_to, o.payment_method, o.payment_status, o.delivery_address, o.user_id, o.customer_name,
         o.customer_email, coalesce(u.notify_email, true) AS notify_email, coalesce(u.notify_push, true) AS notify_push,
         o.guest_token, o.share_token, r.name AS restaurant_name, r.legal_name, r.address AS restaurant_address,
         r.phone AS restaurant_phone, r.vat_id, o.subtotal_cents, o.deposit_cents, o.delivery_fee_cents, o.total_cents,
         o.tip_cents,
         EXISTS (SELECT 1 FROM order_event told JOIN order_event later ON later.order_id = told.order_id
            WHERE told.id = e.id AND later.version > told.version AND later.previous_status = told.status
              AND later.status < later.previous_status) AS is_undone,
         coalesce((SELECT at < now() - interval '30 minutes' FROM order_event WHERE id = e.id), false) AS is_long_ago,
         ARRAY(SELECT recipient FROM sent_notifications WHERE event_id = e.id) AS told,
         (SELECT coalesce(json_agg(json_build_object('name', i.name, 'quantity', i.quantity, 'unit_price_cents',
                   i.unit_price_cents, 'deposit_cents', i.deposit_cents, 'vat_rate', i.vat_rate, 'min_age', i.min_age, 'options', i.options)
                   ORDER BY i.id), '[]')
            FROM order_items i WHERE i.order_id = o.id) AS items
    FROM unnest($1::int[], $2::bigint[]) AS e (order_id, id)
    JOIN orders o ON o.id = e.order_id
    JOIN restaurants r ON r.id = o.restaurant_id
    LEFT JOIN users u ON u.id = o.user_id`,
};
const MARK_SENT: Statement = {
  name: 'notice_mark_sent',
  text: 'INSERT INTO sent_notifications (event_id, recipient) VALUES ($1, $2) ON CONFLICT DO NOTHING',
};

@Injectable()
export class NoticeRepository {
  constructor(private readonly database: Database) {}

  /** By event; without those whose order is gone. */
  async findMany(events: readonly { orderId: number; eventId: number }[]): Promise<ReadonlyMap<number, Notice>> {
    const rows = await this.database.run<NoticeRow>(FIND, [
      events.map(({ orderId }) => orderId),
      events.map(({ eventId }) => eventId),
    ]);
    return new Map(rows.map((row) => [Number(row.event_id), toNotice(row)]));
  }

  async markSent(eventId: number, recipient: string): Promise<void> {
    await this.database.run(MARK_SENT, [eventId, recipient]);
  }
}

function toNotice(row: NoticeRow): Notice {
  return {
    orderId: row.id,
    version: row.version,
    status: row.status,
    reason: row.reason,
    language: LANGUAGES.find((known) => known === row.language) ?? 'de',
    placedAt: row.created_at,
    scheduledFor: row.scheduled_for,
    minAge: minAgeOf(row.items.map((item) => item.min_age)),
    estimatedFrom: row.estimated_from,
    estimatedTo: row.estimated_to,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    deliveryAddress: row.delivery_address,
    userId: row.user_id,
    name: row.customer_name,
    email: row.customer_email,
    wantsMail: row.notify_email,
    wantsPush: row.notify_push,
    guestToken: row.guest_token,
    shareToken: row.share_token,
    restaurant: {
      name: row.restaurant_name,
      legalName: row.legal_name,
      address: row.restaurant_address,
      phone: row.restaurant_phone,
      vatId: row.vat_id,
    },
    isUndone: row.is_undone,
    isLongAgo: row.is_long_ago,
    told: new Set(row.told),
    receipt: {
      subtotalCents: row.subtotal_cents,
      depositCents: row.deposit_cents,
      deliveryFeeCents: row.delivery_fee_cents,
      totalCents: row.total_cents,
      tipCents: row.tip_cents,
      items: row.items.map((item) => ({
        name: item.name,
        quantity: item.quantity,
        unitPriceCents: item.unit_price_cents,
        depositCents: item.deposit_cents,
        vatRate: item.vat_rate,
        options: item.options,
      })),
    },
  };
}
