/** Rows as the prepared statements return them, before they become views. */
import type { PaymentMethod, PaymentStatus } from '../../contracts/constants.ts';
import type { MinAge } from '../../contracts/min-age.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../../contracts/order-status.ts';
import type { Star } from '../../contracts/reviews.ts';

export interface OrderItemRow {
  id: number;
  menu_item_id: number | null;
  name: string;
  quantity: number;
  unit_price_cents: number;
  deposit_cents: number;
  vat_rate: number;
  min_age: MinAge | null;
  notes: string | null;
  options: ChosenOption[];
}

/** What was chosen with a dish, as it was called and cost then. */
export interface ChosenOption {
  group: string;
  name: string;
  priceCents: number;
}

interface TimelineRow {
  status: OrderStatus;
  /** ISO text: it comes out of JSON. */
  at: string;
  actor: OrderActor;
}

export interface OrderRow {
  id: number;
  user_id: number | null;
  restaurant_id: number;
  status: OrderStatus;
  version: number;
  reason: CancelReason | null;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  subtotal_cents: number;
  deposit_cents: number;
  delivery_fee_cents: number;
  total_cents: number;
  tip_cents: number;
  delivery_address: string;
  notes: string | null;
  estimated_from: Date | null;
  estimated_to: Date | null;
  accept_deadline_at: Date;
  seen_at: Date | null;
  share_token: string;
  created_at: Date;
  updated_at: Date;
}

/** What an order's views show of its restaurant. */
interface RestaurantOfOrderRow {
  restaurant_name: string;
  restaurant_phone: string | null;
  restaurant_image_url: string | null;
  restaurant_address: string;
  restaurant_legal_name: string | null;
  restaurant_vat_id: string | null;
}

/** With everything that any view of an order shows. */
export interface FullOrderRow extends OrderRow, RestaurantOfOrderRow {
  /** Null when it was erased. */
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  guest_token: string | null;
  delivery_notes: string | null;
  wants_reusable: boolean;
  scheduled_for: Date | null;
  language: string;
  items: OrderItemRow[];
  timeline: TimelineRow[];
  review: { rating: Star; text: string | null; answer: string | null } | null;
}

export interface MenuLineRow {
  id: number;
  name: string;
  price_cents: number;
  deposit_cents: number;
  vat_rate: number;
  min_age: MinAge | null;
  available: boolean;
  image_url: string | null;
  groups: OptionGroupRow[];
}

export interface OptionGroupRow {
  name: string;
  min_choices: number;
  max_choices: number;
  options: { id: number; name: string; price_cents: number; available: boolean }[];
}

/** What pricing needs to know of a restaurant, and the order that the idempotency key already made. */
export interface OrderBasisRow extends RestaurantOfOrderRow {
  is_open: boolean;
  delivery_fee_cents: number;
  minimum_order_cents: number;
  delivery_min_minutes: number;
  delivery_max_minutes: number;
  /** Whether it takes only so many orders a quarter of an hour. Null: it never did. */
  is_capped: boolean | null;
  /** Whether it can be paid online. */
  has_till: boolean;
  items: MenuLineRow[];
  existing_id: number | null;
  existing_hash: string | null;
}

/** What the database made of a new order, beside what it was given. */
export interface InsertedOrderRow extends Pick<
  FullOrderRow,
  | 'id'
  | 'payment_status'
  | 'created_at'
  | 'updated_at'
  | 'accept_deadline_at'
  | 'share_token'
  | 'guest_token'
  | 'customer_name'
  | 'customer_email'
  | 'customer_phone'
  | 'scheduled_for'
> {
  event_id: string;
  estimated_from: Date;
  estimated_to: Date;
  /** Of its lines, in their order. */
  item_ids: number[];
}

export interface ChangeRow {
  user_id: number | null;
  restaurant_id: number;
  previous_status: OrderStatus;
  previous_version: number;
  /** Null when the move was not allowed from the row's status and version. */
  event_id: string | null;
  version: number | null;
  status: OrderStatus | null;
  reason: CancelReason | null;
  payment_status: PaymentStatus | null;
  estimated_from: Date | null;
  estimated_to: Date | null;
  at: Date | null;
}

/** An order whose payment has changed, with the event that says so. */
export type PaymentRow = { event_id: string } & Pick<
  OrderRow,
  | 'id'
  | 'user_id'
  | 'restaurant_id'
  | 'version'
  | 'status'
  | 'reason'
  | 'payment_status'
  | 'estimated_from'
  | 'estimated_to'
  | 'updated_at'
>;
