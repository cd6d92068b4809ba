/** Entity → answer, for each who may see an order. */
import type { VatRate } from '../../contracts/constants.ts';
import type { AdminOrderView } from '../../contracts/admin-views.ts';
import { minAgeOf } from '../../contracts/strictest-age.ts';
import type { OrderActor } from '../../contracts/order-status.ts';
import type { OrderView, RestaurantOrderView } from '../../contracts/order-views.ts';
import type { IsoTime } from '../../contracts/units.ts';
import { toMoney } from './money.ts';
import { toBreakdown } from './order.pricing.ts';
import type { FullOrderRow } from './order.rows.ts';

/** `shared` is the holder of a share link, who sees no phone and no full address. */
export type OrderViewer = 'owner' | 'restaurant' | 'admin' | 'shared';

/** In place of a person who has erased the account. */
const ERASED = '—';

export function toOrderView(row: FullOrderRow, viewer: OrderViewer): OrderView {
  const isShared = viewer === 'shared';
  const lines = row.items.map((item) => ({
    quantity: item.quantity,
    unitPriceCents: item.unit_price_cents,
    depositCents: item.deposit_cents,
    vatRate: item.vat_rate,
  }));
  const price = {
    subtotalCents: row.subtotal_cents,
    depositCents: row.deposit_cents,
    deliveryFeeCents: row.delivery_fee_cents,
    totalCents: row.total_cents,
    tipCents: row.tip_cents,
  };
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    reason: row.reason,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    deliveryAddress: isShared ? null : row.delivery_address,
    customerName: isShared ? null : row.customer_name,
    customerPhone: isShared ? null : row.customer_phone,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    notes: isShared ? null : row.notes,
    deliveryNotes: isShared ? null : row.delivery_notes,
    wantsReusable: row.wants_reusable,
    minAge: minAgeOf(row.items.map((item) => item.min_age)),
    scheduledFor: toIso(row.scheduled_for),
    isGuest: row.guest_token !== null,
    totalAmount: toMoney(row.total_cents),
    ...toBreakdown(price, lines),
    items: row.items.map((item) => ({
      id: item.id,
      menuItemId: item.menu_item_id,
      name: item.name,
      quantity: item.quantity,
      unitPrice: toMoney(item.unit_price_cents),
      deposit: toMoney(item.deposit_cents),
      vatRate: item.vat_rate as VatRate,
      minAge: item.min_age,
      notes: isShared ? null : item.notes,
      options: item.options.map(({ group, name, priceCents }) => ({ group, name, price: toMoney(priceCents) })),
      menuItem: { name: item.name },
    })),
    restaurantId: row.restaurant_id,
    restaurantName: row.restaurant_name,
    restaurant: {
      id: row.restaurant_id,
      name: row.restaurant_name,
      phone: row.restaurant_phone,
      imageUrl: row.restaurant_image_url,
      address: row.restaurant_address,
      legalName: row.restaurant_legal_name,
      vatId: row.restaurant_vat_id,
    },
    timeline: row.timeline.map((entry) => ({
      status: entry.status,
      at: new Date(entry.at).toISOString(),
      by: entry.actor,
    })),
    estimatedFrom: toIso(row.estimated_from),
    estimatedTo: toIso(row.estimated_to),
    acceptDeadline: row.accept_deadline_at.toISOString(),
    seenAt: toIso(row.seen_at),
    shareToken: viewer === 'owner' ? row.share_token : null,
    guestToken: viewer === 'owner' ? row.guest_token : null,
    review: viewer === 'owner' ? row.review : null,
  };
}

export function toRestaurantOrderView(row: FullOrderRow): RestaurantOrderView {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    reason: row.reason,
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
    changed_by: row.timeline.at(-1)?.actor ?? 'customer',
    customer_name: row.customer_name ?? ERASED,
    customer_email: row.customer_email ?? ERASED,
    customer_phone: row.customer_phone,
    delivery_address: row.delivery_address,
    notes: row.notes,
    total_amount: toMoney(row.total_cents),
    tip: toMoney(row.tip_cents),
    total_with_tip: toMoney(row.total_cents + row.tip_cents),
    payment_method: row.payment_method,
    payment_status: row.payment_status,
    estimated_from: toIso(row.estimated_from),
    estimated_to: toIso(row.estimated_to),
    accept_deadline: row.accept_deadline_at.toISOString(),
    seen_at: toIso(row.seen_at),
    delivery_notes: row.delivery_notes,
    wants_reusable: row.wants_reusable,
    min_age: minAgeOf(row.items.map((item) => item.min_age)),
    scheduled_for: toIso(row.scheduled_for),
    items: row.items.map((item) => ({
      name: item.name,
      quantity: item.quantity,
      unit_price: toMoney(item.unit_price_cents),
      min_age: item.min_age,
      notes: item.notes,
      options: item.options.map(({ group, name }) => ({ group, name })),
    })),
  };
}

/** An order in the view of whoever acted on it: the answer to a refused change follows the actor, tokens included. */
export function toViewOf(actor: OrderActor, row: FullOrderRow): OrderView | RestaurantOrderView | null {
  switch (actor) {
    case 'restaurant':
      return toRestaurantOrderView(row);
    case 'customer':
      return toOrderView(row, 'owner');
    case 'admin':
      return toOrderView(row, 'admin');
    case 'system':
      return null;
  }
}

export function toAdminOrderView(row: FullOrderRow): AdminOrderView {
  return {
    id: row.id,
    version: row.version,
    userName: row.customer_name ?? ERASED,
    restaurantId: row.restaurant_id,
    restaurantName: row.restaurant_name,
    totalAmount: toMoney(row.total_cents),
    tip: toMoney(row.tip_cents),
    status: row.status,
    reason: row.reason,
    paymentMethod: row.payment_method,
    paymentStatus: row.payment_status,
    createdAt: row.created_at.toISOString(),
  };
}

export function toIso(date: Date | null): IsoTime | null {
  return date?.toISOString() ?? null;
}
