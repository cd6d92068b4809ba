/** What tills are told, as docs/pos.md describes it. Nothing but the order: neither accounts nor tokens. */
import type { PaymentStatus } from '../../contracts/constants.ts';
import type { MinAge } from '../../contracts/min-age.ts';
import { minAgeOf } from '../../contracts/strictest-age.ts';
import type { CancelReason } from '../../contracts/order-status.ts';
import type { TillDeliveryKind } from '../../contracts/till.ts';
import { toMoney } from '../orders/money.ts';
import { vatByRate } from '../orders/order.pricing.ts';

export interface ToldOrderRow {
  id: number;
  created_at: Date;
  scheduled_for: Date | null;
  reason: CancelReason | null;
  payment_status: PaymentStatus;
  subtotal_cents: number;
  deposit_cents: number;
  delivery_fee_cents: number;
  total_cents: number;
  tip_cents: number;
  delivery_address: string;
  delivery_notes: string | null;
  notes: string | null;
  wants_reusable: boolean;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  items: {
    name: string;
    quantity: number;
    unit_price_cents: number;
    deposit_cents: number;
    vat_rate: number;
    min_age: MinAge | null;
    notes: string | null;
    options: { group: string; name: string; priceCents: number }[];
  }[];
}

export function writeTillMessage(kind: TillDeliveryKind, deliveryId: string, order: ToldOrderRow): string {
  return JSON.stringify(
    kind === 'order'
      ? { id: deliveryId, type: 'order', currency: 'EUR', order: describe(order) }
      : {
          id: deliveryId,
          type: 'cancellation',
          currency: 'EUR',
          order: {
            id: order.id,
            reason: order.reason,
            total: toMoney(order.total_cents),
            tip: toMoney(order.tip_cents),
            totalWithTip: toMoney(order.total_cents + order.tip_cents),
            payment: order.payment_status,
          },
        },
  );
}

export function writeTillTest(deliveryId: string): string {
  return JSON.stringify({ id: deliveryId, type: 'test' });
}

function describe(order: ToldOrderRow) {
  const lines = order.items.map((item) => ({
    quantity: item.quantity,
    unitPriceCents: item.unit_price_cents,
    depositCents: item.deposit_cents,
    vatRate: item.vat_rate,
  }));
  return {
    id: order.id,
    createdAt: order.created_at.toISOString(),
    scheduledFor: order.scheduled_for?.toISOString() ?? null,
    customer: { name: order.customer_name, email: order.customer_email, phone: order.customer_phone },
    deliveryAddress: order.delivery_address,
    deliveryNotes: order.delivery_notes,
    notes: order.notes,
    wantsReusable: order.wants_reusable,
    minAge: minAgeOf(order.items.map((item) => item.min_age)),
    items: order.items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unitPrice: toMoney(item.unit_price_cents),
      deposit: toMoney(item.deposit_cents),
      vatRate: item.vat_rate,
      minAge: item.min_age,
      notes: item.notes,
      options: item.options.map(({ group, name, priceCents }) => ({ group, name, price: toMoney(priceCents) })),
    })),
    subtotal: toMoney(order.subtotal_cents),
    deposit: toMoney(order.deposit_cents),
    deliveryFee: toMoney(order.delivery_fee_cents),
    total: toMoney(order.total_cents),
    vat: vatByRate(lines, order.delivery_fee_cents),
    tip: toMoney(order.tip_cents),
    totalWithTip: toMoney(order.total_cents + order.tip_cents),
  };
}
