/** What POS systems are told, as docs/pos.md describes it. Nothing but the order: neither accounts nor tokens. */
import { minAgeOf } from '../../../contracts/menus/strictest-age.ts';
import type { PosDeliveryKind } from '../../../contracts/restaurants/pos.ts';
import type { OrderItem } from '../../../entities/orders/order-item.entity.ts';
import type { Order } from '../../../entities/orders/order.entity.ts';
import { toMoney } from '../../../money/money.ts';
import { vatByRate } from '../../../money/pricing.ts';

/** What POS systems are told of an order and of its lines. */
export interface ToldOrderRow extends Pick<
  Order,
  | 'id'
  | 'createdAt'
  | 'scheduledFor'
  | 'reason'
  | 'paymentStatus'
  | 'fulfilment'
  | 'deliveryAddress'
  | 'postal'
  | 'handoverCode'
  | 'deliveryNotes'
  | 'notes'
  | 'wantsReusable'
  | 'customerName'
  | 'customerEmail'
  | 'customerPhone'
  | 'subtotalCents'
  | 'depositCents'
  | 'deliveryFeeCents'
  | 'totalCents'
  | 'tipCents'
> {
  items: Pick<
    OrderItem,
    'name' | 'quantity' | 'unitPriceCents' | 'depositCents' | 'vatRate' | 'minAge' | 'notes' | 'options'
  >[];
}

export function writePosMessage(kind: PosDeliveryKind, deliveryId: string, order: ToldOrderRow): string {
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
            total: toMoney(order.totalCents),
            tip: toMoney(order.tipCents),
            totalWithTip: toMoney(order.totalCents + order.tipCents),
            payment: order.paymentStatus,
          },
        },
  );
}

export function writePosTest(deliveryId: string): string {
  return JSON.stringify({ id: deliveryId, type: 'test' });
}

function describe(order: ToldOrderRow) {
  return {
    id: order.id,
    createdAt: order.createdAt.toISOString(),
    scheduledFor: order.scheduledFor?.toISOString() ?? null,
    customer: { name: order.customerName, email: order.customerEmail, phone: order.customerPhone },
    fulfilment: order.fulfilment,
    // Of a delivery it is the guest's alone.
    handoverCode: order.fulfilment === 'pickup' ? order.handoverCode : null,
    deliveryAddress: order.deliveryAddress,
    address: order.postal,
    deliveryNotes: order.deliveryNotes,
    notes: order.notes,
    wantsReusable: order.wantsReusable,
    minAge: minAgeOf(order.items.map((item) => item.minAge)),
    items: order.items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unitPrice: toMoney(item.unitPriceCents),
      deposit: toMoney(item.depositCents),
      vatRate: item.vatRate,
      minAge: item.minAge,
      notes: item.notes,
      options: item.options.map(({ group, name, priceCents }) => ({ group, name, price: toMoney(priceCents) })),
    })),
    subtotal: toMoney(order.subtotalCents),
    deposit: toMoney(order.depositCents),
    deliveryFee: toMoney(order.deliveryFeeCents),
    total: toMoney(order.totalCents),
    vat: vatByRate(order.items, order.deliveryFeeCents),
    tip: toMoney(order.tipCents),
    totalWithTip: toMoney(order.totalCents + order.tipCents),
  };
}
