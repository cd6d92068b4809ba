/** Rows as the prepared statements return them, by the entities' properties, before they become views. */
import type { InJson, Prefixed } from '../../../database/sql/columns.ts';
import type { MenuItem } from '../../../entities/menus/menu-item.entity.ts';
import type { OptionGroup } from '../../../entities/menus/option-group.entity.ts';
import type { Option } from '../../../entities/menus/option.entity.ts';
import type { OrderEvent } from '../../../entities/orders/order-event.entity.ts';
import type { OrderItem } from '../../../entities/orders/order-item.entity.ts';
import type { Order } from '../../../entities/orders/order.entity.ts';
import type { Review } from '../../../entities/orders/review.entity.ts';
import type { Restaurant } from '../../../entities/restaurants/restaurant.entity.ts';

export type OrderItemRow = Omit<OrderItem, 'orderId'>;

/** What was chosen with a dish, as it was called and cost then. */
export type ChosenOption = OrderItem['options'][number];

export const RESTAURANT_OF_ORDER = [
  ...(['name', 'phone', 'imageUrl', 'address', 'city', 'latitude', 'longitude', 'legalName', 'vatId'] as const),
] as const;

/** What an order's views show of its restaurant. */
type RestaurantOfOrderRow = Prefixed<'restaurant', Pick<Restaurant, (typeof RESTAURANT_OF_ORDER)[number]>>;

/** What no view of an order shows. */
export const UNSEEN = [
  'idempotencyKey',
  'requestHash',
  'seenByStaffId',
  'distanceMeters',
] as const satisfies (keyof Order)[];

/** What a new order has not: it comes with a rider, and with whoever sees the order. */
export const LATER = ['seenByStaffId', 'riderId', 'handover', 'nobodyThereAt'] as const satisfies (keyof Order)[];

/** With everything that any view of an order shows. */
export interface FullOrderRow extends Omit<Order, (typeof UNSEEN)[number]>, RestaurantOfOrderRow {
  items: OrderItemRow[];
  timeline: InJson<Pick<OrderEvent, 'status' | 'at' | 'actor' | 'estimatedTo'>>[];
  review: Pick<Review, 'rating' | 'text' | 'answer'> | null;
  /** Whether somebody in the kitchen has read that it was cancelled. */
  isCancellationRead: boolean;
  /** As the login of `riderId` is called. */
  riderName: string | null;
}

export const MENU_LINE = ['id', 'name', 'priceCents', 'depositCents', 'vatRate', 'minAge', 'imageUrl'] as const;

export interface MenuLineRow extends Pick<MenuItem, (typeof MENU_LINE)[number]> {
  available: boolean;
  groups: OptionGroupRow[];
}

export interface OptionGroupRow extends Pick<OptionGroup, 'name' | 'minChoices' | 'maxChoices'> {
  options: (Pick<Option, 'id' | 'name' | 'priceCents'> & { available: boolean })[];
}

export interface OpeningRow {
  isOpen: boolean;
  /** Null while nobody can say. */
  opensAt: Date | null;
  /** When somebody is in the kitchen to begin. */
  cooksFrom: Date | null;
}

export const TERMS_OF_RESTAURANT = [
  ...(['deliveryFeeCents', 'minimumOrderCents', 'deliveryMinMinutes', 'deliveryMaxMinutes'] as const),
  ...(['deliversByArea', 'offersPickup', 'pickupMinutes', 'pickupMinimumCents'] as const),
] as const;

/** Who orders, and by which key once; a guest has neither account nor session. */
export interface OrderOwner {
  userId: number | null;
  sessionId: string | null;
  idempotencyKey: string | null;
}

/** Whether a restaurant takes orders at this moment, and the order that the idempotency key already made. */
export interface StandingRow {
  isOpen: boolean;
  existingId: number | null;
  existingHash: string | null;
}

/** What pricing needs to know of a restaurant. */
export interface OrderBasisRow extends RestaurantOfOrderRow, Pick<Restaurant, (typeof TERMS_OF_RESTAURANT)[number]> {
  /** Of the area that holds for the postcode that was asked for; null where none does, and where a restaurant does not deliver by area. */
  areaFeeCents: number | null;
  areaFreeFromCents: number | null;
  areaMinimumCents: number | null;
  areaExtraMinutes: number | null;
  /** What the kitchen adds to its usual time at this moment. */
  busyMinutes: number;
  /** Whether it takes only so many orders a quarter of an hour. Null: it never did. */
  isCapped: boolean | null;
  /** Whether it can be paid online. */
  hasPos: boolean;
  items: MenuLineRow[];
}

export interface ReadBasisRow extends OrderBasisRow {
  /** The first moment ahead at which the clock changes it; null where none does. */
  until: Date | null;
}

/** What the statement makes of a new order itself, from the clock, the account and the wanted time. */
export const MADE = [
  ...(['id', 'status', 'version', 'reason', 'cancelNote', 'seenAt', 'createdAt', 'updatedAt'] as const),
  ...(['shareToken', 'guestToken', 'estimatedFrom', 'estimatedTo', 'readyBy', 'acceptDeadlineAt'] as const),
  ...(['customerName', 'customerEmail', 'customerPhone', 'remindedAt', 'reminderAnsweredAt'] as const),
] as const satisfies (keyof Order)[];

/** What the database made of a new order, beside what it was given. */
export interface InsertedOrderRow extends Pick<Order, (typeof MADE)[number]> {
  eventId: string;
  /** Of its lines, in their order. */
  itemIds: number[];
}

/** What a change of an order says of it. */
export const CHANGE = [
  ...([
    'version',
    'status',
    'reason',
    'paymentStatus',
    'estimatedFrom',
    'estimatedTo',
    'readyBy',
    'riderId',
    'at',
  ] as const),
] as const satisfies (keyof OrderEvent)[];

/** All of the event is null when the move was not allowed from the row's status and version. */
export type ChangeRow = Pick<Order, 'userId' | 'restaurantId'> &
  Prefixed<'previous', Pick<Order, 'status' | 'version' | 'riderId'>> & { eventId: string | null } & {
    [K in (typeof CHANGE)[number]]: OrderEvent[K] | null;
  };
