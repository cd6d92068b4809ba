/** Rows as the export's statements return them. */
import type { City, Language, PaymentMethod, PaymentStatus, VatRate } from '../../contracts/constants.ts';
import type { CancelReason, OrderActor, OrderStatus } from '../../contracts/order-status.ts';

export interface PersonRow {
  id: number;
  name: string;
  email: string;
  email_verified_at: Date | null;
  pending_email: string | null;
  phone: string | null;
  city: City;
  address: string | null;
  language: Language;
  notify_email: boolean;
  notify_push: boolean;
  created_at: Date;
}

export interface AddressRow {
  id: number;
  label: string;
  address: string;
  notes: string | null;
  is_default: boolean;
  created_at: Date;
}

export interface OrderRow {
  id: number;
  restaurant_name: string;
  status: OrderStatus;
  reason: CancelReason | null;
  created_at: Date;
  scheduled_for: Date | null;
  customer_name: string | null;
  customer_email: string | null;
  customer_phone: string | null;
  delivery_address: string;
  delivery_notes: string | null;
  notes: string | null;
  wants_reusable: boolean;
  payment_method: PaymentMethod;
  payment_status: PaymentStatus;
  language: Language;
  subtotal_cents: number;
  deposit_cents: number;
  delivery_fee_cents: number;
  total_cents: number;
  tip_cents: number;
  items: {
    name: string;
    quantity: number;
    unit_price_cents: number;
    deposit_cents: number;
    vat_rate: VatRate;
    options: { group: string; name: string }[];
    notes: string | null;
  }[];
  /** Times are ISO text: they come out of JSON. */
  timeline: { status: OrderStatus; at: string; actor: OrderActor }[];
}

export interface ReviewRow {
  order_id: number;
  restaurant_name: string;
  rating: number;
  text: string | null;
  created_at: Date;
}

export interface FavouriteRow {
  restaurant_id: number;
  restaurant_name: string;
  created_at: Date;
}

export interface PushRow {
  endpoint: string;
  order_id: number | null;
  created_at: Date;
}

export interface PasskeyRow {
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}

export interface SessionRow {
  id: string;
  created_at: Date;
  expires_at: Date;
  last_seen_at: Date;
  device: string | null;
}

export interface PersonalData {
  person: PersonRow;
  addresses: AddressRow[];
  orders: OrderRow[];
  reviews: ReviewRow[];
  favourites: FavouriteRow[];
  push: PushRow[];
  passkeys: PasskeyRow[];
  sessions: SessionRow[];
}
