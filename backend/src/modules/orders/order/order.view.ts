/** Entity → answer, for each who may see an order. */
import type { AdminOrderView } from '../../../contracts/admin/admin-views.ts';
import { minAgeOf } from '../../../contracts/menus/strictest-age.ts';
import type { OrderActor } from '../../../contracts/orders/order-status.ts';
import { cookingStart } from '../../../contracts/orders/planned-order.ts';
import type { OrderView, RestaurantOrderView } from '../../../contracts/orders/order-views.ts';
import { promiseOf } from '../../../contracts/orders/promise.ts';
import { NOBODY_THERE_MINUTES } from '../../../contracts/orders/handover.ts';
import type { IsoTime } from '../../../contracts/units.ts';
import { toMoney } from '../../../money/money.ts';
import { toBreakdown } from '../../../money/pricing.ts';
import { NO_WISHES, type OrderWishes, wishesOf } from '../../../contracts/orders/order-wishes.ts';
import { toRecord } from '../../../database/sql/columns.ts';
import { Order } from '../../../entities/orders/order.entity.ts';
import type { FullOrderRow } from './order.rows.ts';

/** `shared` is the holder of a share link, who sees no phone and no full address. */
export type OrderViewer = 'owner' | 'restaurant' | 'admin' | 'shared';

/** In place of a person who has erased the account. */
const ERASED = '—';

/** What the holder of a share link reads of them. */
function sharedWishes({ wantsReusable }: OrderWishes): OrderWishes {
  return { ...NO_WISHES, wantsReusable };
}

export function toOrderView(row: FullOrderRow, viewer: OrderViewer): OrderView {
  const isShared = viewer === 'shared';
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    reason: row.reason,
    cancelNote: isShared ? null : row.cancelNote,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    fulfilment: row.fulfilment,
    deliveryAddress: isShared ? null : row.deliveryAddress,
    address: isShared ? null : row.postal,
    handoverCode: viewer === 'owner' ? row.handoverCode : viewer === 'restaurant' ? codeOfPickup(row) : null,
    riderId: row.riderId,
    riderName: isShared || row.status !== 'delivering' ? null : firstNameOf(row.riderName),
    nobodyThereUntil: nobodyThereUntil(row),
    customerName: isShared ? null : row.customerName,
    customerEmail: viewer === 'owner' ? row.customerEmail : null,
    customerPhone: isShared ? null : row.customerPhone,
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    ...(isShared ? sharedWishes(row) : wishesOf(row)),
    minAge: minAgeOf(row.items.map((item) => item.minAge)),
    scheduledFor: toIso(row.scheduledFor),
    cookingFrom: toIso(cookingStart(row.scheduledFor, row.leadMinutes)),
    isGuest: row.guestToken !== null,
    totalAmount: toMoney(row.totalCents),
    ...toBreakdown(row, row.items),
    items: row.items.map((item) => ({
      id: item.id,
      menuItemId: item.menuItemId,
      name: item.name,
      quantity: item.quantity,
      unitPrice: toMoney(item.unitPriceCents),
      deposit: toMoney(item.depositCents),
      vatRate: item.vatRate,
      minAge: item.minAge,
      notes: isShared ? null : item.notes,
      options: item.options.map(({ group, name, priceCents }) => ({ group, name, price: toMoney(priceCents) })),
      menuItem: { name: item.name },
    })),
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    restaurant: {
      id: row.restaurantId,
      name: row.restaurantName,
      phone: row.restaurantPhone,
      imageUrl: row.restaurantImageUrl,
      address: row.restaurantAddress,
      city: row.restaurantCity,
      latitude: row.restaurantLatitude,
      longitude: row.restaurantLongitude,
      legalName: row.restaurantLegalName,
      vatId: row.restaurantVatId,
    },
    timeline: row.timeline.map((entry) => ({
      status: entry.status,
      at: new Date(entry.at).toISOString(),
      by: entry.actor,
    })),
    estimatedFrom: toIso(row.estimatedFrom),
    estimatedTo: toIso(row.estimatedTo),
    promisedTo: promisedTo(row),
    acceptDeadline: row.acceptDeadlineAt.toISOString(),
    seenAt: toIso(row.seenAt),
    shareToken: viewer === 'owner' ? row.shareToken : null,
    guestToken: viewer === 'owner' ? row.guestToken : null,
    review: viewer === 'owner' ? row.review : null,
  };
}

function promisedTo({ timeline }: FullOrderRow): IsoTime | null {
  const promise = promiseOf(timeline);
  return promise === null ? null : new Date(promise).toISOString();
}

export function toRestaurantOrderView(row: FullOrderRow): RestaurantOrderView {
  return {
    id: row.id,
    version: row.version,
    status: row.status,
    reason: row.reason,
    cancel_note: row.cancelNote,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    changed_by: row.timeline.at(-1)?.actor ?? 'customer',
    customer_name: row.customerName ?? ERASED,
    customer_email: row.customerEmail ?? ERASED,
    customer_phone: row.customerPhone,
    fulfilment: row.fulfilment,
    delivery_address: row.deliveryAddress,
    address: row.postal,
    handover_code: codeOfPickup(row),
    rider_id: row.riderId,
    rider_name: row.riderName,
    handover: row.handover,
    nobody_there_until: nobodyThereUntil(row),
    ...toRecord(Order, wishesOf(row)),
    total_amount: toMoney(row.totalCents),
    tip: toMoney(row.tipCents),
    total_with_tip: toMoney(row.totalCents + row.tipCents),
    payment_method: row.paymentMethod,
    payment_status: row.paymentStatus,
    estimated_from: toIso(row.estimatedFrom),
    estimated_to: toIso(row.estimatedTo),
    ready_by: toIso(row.readyBy),
    accept_deadline: row.acceptDeadlineAt.toISOString(),
    seen_at: toIso(row.seenAt),
    cancellation_read: row.isCancellationRead,
    reminded_at: row.reminderAnsweredAt === null ? toIso(row.remindedAt) : null,
    min_age: minAgeOf(row.items.map((item) => item.minAge)),
    scheduled_for: toIso(row.scheduledFor),
    cooking_from: toIso(cookingStart(row.scheduledFor, row.leadMinutes)),
    items: row.items.map((item) => ({
      id: item.id,
      version: item.version,
      state: item.state,
      menu_item_id: item.menuItemId,
      name: item.name,
      quantity: item.quantity,
      unit_price: toMoney(item.unitPriceCents),
      min_age: item.minAge,
      notes: item.notes,
      options: item.options.map(({ group, name }) => ({ group, name })),
    })),
  };
}

/** At the door the guest alone says it: that proves who took the meal. */
function codeOfPickup({ fulfilment, handoverCode }: FullOrderRow): string | null {
  return fulfilment === 'pickup' ? handoverCode : null;
}

function firstNameOf(name: string | null): string | null {
  return name?.trim().split(/\s/, 1)[0] ?? null;
}

export function nobodyThereUntil({
  status,
  nobodyThereAt,
}: Pick<FullOrderRow, 'status' | 'nobodyThereAt'>): IsoTime | null {
  if (status !== 'delivering' || nobodyThereAt === null) return null;
  return new Date(nobodyThereAt.getTime() + NOBODY_THERE_MINUTES * 60_000).toISOString();
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
    case 'rider':
    case 'system':
      return null;
  }
}

export function toAdminOrderView(row: FullOrderRow): AdminOrderView {
  return {
    id: row.id,
    version: row.version,
    userName: row.customerName ?? ERASED,
    restaurantId: row.restaurantId,
    restaurantName: row.restaurantName,
    totalAmount: toMoney(row.totalCents),
    tip: toMoney(row.tipCents),
    fulfilment: row.fulfilment,
    riderId: row.riderId,
    riderName: row.riderName,
    status: row.status,
    reason: row.reason,
    paymentMethod: row.paymentMethod,
    paymentStatus: row.paymentStatus,
    createdAt: row.createdAt.toISOString(),
  };
}

export function toIso(date: Date | null): IsoTime | null {
  return date?.toISOString() ?? null;
}
