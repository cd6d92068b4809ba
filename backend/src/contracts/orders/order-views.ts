/** Orders, as customers and restaurants see them: the same shapes over HTTP and as socket snapshots. */
import type { City, PaymentMethod, PaymentStatus } from '../constants.ts';
import type { VatRate } from '../menus/declared.ts';
import type { MinAge } from '../menus/min-age.ts';
import type { PostalAddress } from '../places/postal-address.ts';
import type { Handover } from './handover.ts';
import type { Fulfilment } from './fulfilment.ts';
import type { LineState } from './order-lines.ts';
import type { CancelReason, OrderActor, OrderStatus } from './order-status.ts';
import type { OrderWishes, RestaurantOrderWishes } from './order-wishes.ts';
import type { Star } from './reviews.ts';
import type { Count, Id, IsoTime, Money, Uuid, Version } from '../units.ts';

export interface OrderItemView {
  id: Id;
  /** Null when the dish is no longer on the menu. */
  menuItemId: Id | null;
  /** As it was called when it was ordered. */
  name: string;
  quantity: Count;
  unitPrice: Money;
  /** The deposit (Pfand) for each piece. */
  deposit: Money;
  /** A rate in percent. */
  vatRate: VatRate;
  /** How old one has to be for it, as it was when it was ordered. */
  minAge: MinAge | null;
  notes: string | null;
  /** What was chosen with it; its prices are part of `unitPrice`. */
  options: { group: string; name: string; price: Money }[];
  /** The specification's tracking screen reads the name here. */
  menuItem: { name: string };
}

export interface TimelineEntry {
  status: OrderStatus;
  at: IsoTime;
  by: OrderActor;
}

export interface VatLine {
  /** A rate in percent. */
  rate: VatRate;
  net: Money;
  vat: Money;
  gross: Money;
}

/** The priced breakdown: computed once on the server, shown everywhere. */
export interface PriceBreakdown {
  /** The sum of the dishes without their deposit. */
  subtotal: Money;
  deposit: Money;
  deliveryFee: Money;
  /** What the restaurant is paid for its dishes and the delivery: its turnover, which the VAT is part of. */
  total: Money;
  vat: VatLine[];
  /** Given freely to those who cook and deliver. Neither turnover nor subject to VAT, so it is not in `total`. */
  tip: Money;
  /** What the customer pays in all. */
  totalWithTip: Money;
}

/** What its customer said of an order, with what the restaurant said to it. */
export interface OrderReviewView {
  /** One to five stars. */
  rating: Star;
  text: string | null;
  /** What the restaurant answered. */
  answer: string | null;
}

/** `GET /api/orders/{id}`, `GET /api/my-orders`, snapshots of `order:{id}`. */
export interface OrderView extends PriceBreakdown, OrderWishes {
  id: Id;
  /** 1 at placing, one more with each change. */
  version: Version;
  status: OrderStatus;
  reason: CancelReason | null;
  /** The restaurant's own words for the reason `other`. Null for the holder of a share link. */
  cancelNote: string | null;
  createdAt: IsoTime;
  updatedAt: IsoTime;
  fulfilment: Fulfilment;
  /** Null for share-link holders, who see no full address, and when the meal is picked up. */
  deliveryAddress: string | null;
  /** The parts of `deliveryAddress`; null where they cannot be told from what was typed, too. */
  address: PostalAddress | null;
  /** What the guest shows to whoever hands the meal over: of a delivery once a rider has it. Only whoever ordered gets it; of a pick-up the restaurant, too. */
  handoverCode: string | null;
  /** Which rider has it: when it is another one, the order is to be read anew for name and code. */
  riderId: Id | null;
  /** Who brings it, by the first name, while it is on the way: for whoever ordered, the restaurant and admins. */
  riderName: string | null;
  /** The rider found nobody at the door, and waits until then; null once it is on the way no more. */
  nobodyThereUntil: IsoTime | null;
  /** Null for the holder of a share link. */
  customerName: string | null;
  /** Null for everybody but whoever ordered. */
  customerEmail: string | null;
  /** Null for the holder of a share link. */
  customerPhone: string | null;
  paymentMethod: PaymentMethod;
  paymentStatus: PaymentStatus;
  /** Of what is in it; whoever takes it at the door shows an ID. */
  minAge: MinAge | null;
  /** It is null for an order that is to come as soon as possible. */
  scheduledFor: IsoTime | null;
  /** When the kitchen begins with an order for later: until then it is planned. Null without a wanted time. */
  cookingFrom: IsoTime | null;
  /** Whether it was ordered without an account. */
  isGuest: boolean;
  /** Equal to `total`; the specification's name for it. */
  totalAmount: Money;
  items: OrderItemView[];
  restaurantId: Id;
  restaurantName: string;
  /** The supplier, as the receipt names it. */
  restaurant: {
    id: Id;
    name: string;
    phone: string | null;
    imageUrl: string | null;
    address: string;
    city: City;
    /** Of its door; null with `longitude` where nobody has said where that is. */
    latitude: number | null;
    longitude: number | null;
    legalName: string | null;
    vatId: string | null;
  };
  timeline: TimelineEntry[];
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
  /** The latest arrival by the promise that the restaurant confirmed: what a delay is measured against. */
  promisedTo: IsoTime | null;
  /** When the restaurant must have answered. */
  acceptDeadline: IsoTime;
  /** When somebody in the kitchen first said so; null until then. Raises no version. */
  seenAt: IsoTime | null;
  /** For `?t=`; only the order's owner gets it. */
  shareToken: string | null;
  /** For `?t=`, too: the guest who ordered shows it to be the owner. */
  guestToken: string | null;
  /** Its owner's; null for everyone else, and until there is one. */
  review: OrderReviewView | null;
}

export const UNCONFIRMED_STATES = ['waiting', 'confirmed', 'expired'] as const;
export type UnconfirmedState = (typeof UNCONFIRMED_STATES)[number];

/** A guest's order that waits for the link in an e-mail; the kitchen does not have it. `POST /api/orders` with 202. */
export interface UnconfirmedOrderView {
  unconfirmedId: Uuid;
  state: UnconfirmedState;
  restaurantId: Id;
  restaurantName: string;
  expiresAt: IsoTime;
  /** The order that it became. */
  orderId: Id | null;
  guestToken: Uuid | null;
}

/** `GET /api/restaurant/orders`, snapshots of `restaurant:{id}:orders`. Snake case is the specification's. */
export interface RestaurantOrderView extends RestaurantOrderWishes {
  id: Id;
  version: Version;
  status: OrderStatus;
  reason: CancelReason | null;
  /** The restaurant's own words for the reason `other`. */
  cancel_note: string | null;
  created_at: IsoTime;
  updated_at: IsoTime;
  /** Who took the latest step. */
  changed_by: OrderActor;
  customer_name: string;
  customer_email: string;
  customer_phone: string | null;
  fulfilment: Fulfilment;
  /** Null when the meal is picked up. */
  delivery_address: string | null;
  address: PostalAddress | null;
  /** What the guest shows when the meal is picked up. Of a delivery nobody but the guest knows it. */
  handover_code: string | null;
  /** Who of the riders has it. */
  rider_id: Id | null;
  rider_name: string | null;
  /** How the rider handed it over. */
  handover: Handover | null;
  /** The rider found nobody at the door and waits until then; afterwards the kitchen decides. */
  nobody_there_until: IsoTime | null;
  total_amount: Money;
  /** For the team and the driver; not in `total_amount`. */
  tip: Money;
  /** What the driver collects, or the POS takes. */
  total_with_tip: Money;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  estimated_from: IsoTime | null;
  estimated_to: IsoTime | null;
  /** When the food has to be ready, as the kitchen said; null before it did. */
  ready_by: IsoTime | null;
  accept_deadline: IsoTime;
  /** When somebody in the kitchen first said so; null until then. Raises no version. */
  seen_at: IsoTime | null;
  /** Whether somebody in the kitchen has read that it was cancelled. Raises no version. */
  cancellation_read: boolean;
  /** When an admin last asked about it; null once the kitchen said that it is on it. Raises no version. */
  reminded_at: IsoTime | null;
  /** Whoever takes it at the door has to be that old. */
  min_age: MinAge | null;
  scheduled_for: IsoTime | null;
  /** When the kitchen begins with an order for later: until then it is planned. Null without a wanted time. */
  cooking_from: IsoTime | null;
  items: {
    id: Id;
    /** 1 at placing, one more with each change of `state`, which raises no version of the order. */
    version: Version;
    state: LineState;
    /** Null when the dish is no longer on the menu. */
    menu_item_id: Id | null;
    name: string;
    quantity: Count;
    unit_price: Money;
    /** How old one has to be for it. */
    min_age: MinAge | null;
    notes: string | null;
    options: { group: string; name: string }[];
  }[];
}

/** `POST /api/orders/quote`, and `quote` in the 409 `price_changed` problem. */
export interface QuoteView extends PriceBreakdown {
  restaurantId: Id;
  fulfilment: Fulfilment;
  minimumOrder: Money;
  /** What a delivery to the place costs below `freeFrom`; `deliveryFee` is what this order costs. */
  areaFee: Money;
  /** From this subtotal on the delivery is free; null: never. */
  freeFrom: Money | null;
  /** From now on, such as `25-40 min`. */
  deliveryTime: string;
  /** Whether the meal can be picked up instead. */
  canPickUp: boolean;
  /** Whether the restaurant has a POS for `restaurant_pos`; without one it is paid at the door. */
  takesOnlinePayment: boolean;
  /** How old one has to be for it: an order needs `ageConfirmed` then. */
  minAge: MinAge | null;
  items: { menuItemId: Id; name: string; quantity: Count; unitPrice: Money; deposit: Money; lineTotal: Money }[];
}

/** The answer to a change of status: what changed, without a second read of the order. */
export interface OrderStatusChangeView {
  id: Id;
  orderId: Id;
  version: Version;
  status: OrderStatus;
  previousStatus: OrderStatus;
  at: IsoTime;
  by: OrderActor;
  reason: CancelReason | null;
  paymentStatus: PaymentStatus;
  estimatedFrom: IsoTime | null;
  estimatedTo: IsoTime | null;
  riderId: Id | null;
  readyBy: IsoTime | null;
}

/** One of `POST /api/restaurant/orders/seen`. */
export interface OrderSeenView {
  orderId: Id;
  seenAt: IsoTime;
}

/** `GET /api/restaurant/orders/counts`. */
export interface OrderCountsView {
  pending: Count;
  /** The day counts from midnight in Europe/Berlin. */
  deliveredToday: Count;
}

/** How a dish stands to the order that it comes from. */
export const REORDER_CHANGES = ['same', 'dearer', 'cheaper', 'unavailable', 'gone', 'options_changed'] as const;
export type ReorderChange = (typeof REORDER_CHANGES)[number];

/** A line of `POST /api/orders/{id}/reorder`, priced as of now. */
export interface ReorderLine {
  /** Null when the dish is gone. */
  menuItemId: Id | null;
  name: string;
  quantity: Count;
  /** With the options that are still there. Null when the dish is gone. */
  price: Money | null;
  previousPrice: Money;
  imageUrl: string | null;
  notes: string | null;
  optionIds: Id[];
  change: ReorderChange;
}

export interface ReorderView {
  restaurantId: Id;
  restaurantName: string;
  isOpen: boolean;
  lines: ReorderLine[];
}
