import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { type Language, MAX_TIP_CENTS, type PaymentMethod, type PaymentStatus } from '../../contracts/constants.ts';
import type { CancelReason, OrderStatus } from '../../contracts/orders/order-status.ts';
import type { OrderWishes } from '../../contracts/orders/order-wishes.ts';
import type { Fulfilment } from '../../contracts/orders/fulfilment.ts';
import type { Handover } from '../../contracts/orders/handover.ts';
import type { PostalAddress } from '../../contracts/places/postal-address.ts';
import {
  fulfilmentColumn,
  handoverColumn,
  paymentMethodColumn,
  paymentStatusColumn,
  reasonColumn,
  statusColumn,
} from '../columns/columns.ts';
import { Staff } from '../accounts/staff.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

@Entity('orders')
@Check(
  'orders_money_check',
  `subtotal_cents >= 0 AND deposit_cents >= 0 AND delivery_fee_cents >= 0 AND total_cents = subtotal_cents + deposit_cents + delivery_fee_cents`,
)
@Check('orders_tip_check', `tip_cents BETWEEN 0 AND ${String(MAX_TIP_CENTS)}`)
@Check('orders_guest_token_check', `guest_token IS NULL OR user_id IS NULL`)
@Check('orders_seen_check', `seen_by_staff_id IS NULL OR seen_at IS NOT NULL`)
@Check('orders_reminder_check', `reminder_answered_at IS NULL OR reminded_at IS NOT NULL`)
@Check('orders_version_check', `version >= 1`)
@Check('orders_reason_check', `reason IS NULL OR status = 'cancelled'`)
@Check('orders_cancel_note_check', `cancel_note IS NULL OR reason = 'other'`)
@Check('orders_estimate_check', `estimated_from <= estimated_to`)
@Check('orders_distance_check', `distance_meters >= 0`)
@Check('orders_delivery_address_check', `length(delivery_address) >= 1`)
@Check(
  'orders_fulfilment_check',
  `CASE fulfilment WHEN 'delivery' THEN delivery_address IS NOT NULL ELSE delivery_address IS NULL AND postal IS NULL AND handover_code IS NOT NULL END`,
)
@Check('orders_handover_code_check', `handover_code ~ '^[0-9]{4}$'`)
@Check('orders_handover_check', `handover IS NULL OR status = 'delivered'`)
@Index('orders_rider_id_idx', ['riderId', 'id'], { where: 'rider_id IS NOT NULL' })
@Index('orders_user_id_idx', ['userId', 'id'])
@Index('orders_restaurant_id_idx', ['restaurantId', 'id'])
@Index('orders_open_idx', ['restaurantId', 'id'], { where: `status IN ('pending', 'preparing', 'delivering')` })
@Index('orders_done_idx', ['restaurantId', 'updatedAt', 'id'], { where: `status IN ('delivered', 'cancelled')` })
@Index('orders_accept_deadline_idx', ['acceptDeadlineAt'], { where: `status = 'pending'` })
@Index('orders_lapsed_restaurant_idx', ['restaurantId', 'acceptDeadlineAt'], { where: `reason = 'no_response'` })
@Index('orders_lapsed_idx', ['acceptDeadlineAt'], { where: `reason = 'no_response'` })
@Index('orders_scheduled_idx', ['restaurantId', 'scheduledFor'], { where: 'scheduled_for IS NOT NULL' })
@Index('orders_payment_idx', ['id'], { where: `payment_status IN ('pending', 'failed')` })
@Index('orders_created_at_idx', ['createdAt'])
@Index('orders_payment_pending_idx', ['createdAt'], { where: `payment_status = 'pending'` })
@Index('orders_guest_data_idx', ['createdAt'], { where: 'guest_token IS NOT NULL' })
export class Order implements OrderWishes {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'orders_pkey' })
  id: number;

  /** Null for a guest's order, and when its customer has erased the account. */
  @Column({ name: 'user_id', type: 'int', nullable: true })
  @ForeignKey(() => User, { name: 'orders_user_id_fkey' })
  userId: number | null;

  /** The contact at the time of ordering. Null when it was erased. */
  @Column({ name: 'customer_name', type: 'varchar', length: 100, nullable: true })
  customerName: string | null;

  @Column({ name: 'customer_email', type: 'varchar', length: 254, nullable: true })
  customerEmail: string | null;

  @Column({ name: 'customer_phone', type: 'varchar', length: 40, nullable: true })
  customerPhone: string | null;

  /** Whoever holds it is the guest who ordered. */
  @Column({ name: 'guest_token', type: 'uuid', nullable: true })
  guestToken: string | null;

  @Column({ name: 'restaurant_id', type: 'int' })
  @ForeignKey(() => Restaurant, { name: 'orders_restaurant_id_fkey' })
  restaurantId: number;

  @Column({ ...statusColumn, default: 'pending' })
  status: OrderStatus;

  /** 1 at placing, +1 per change: the place in the line that the row's lock makes. */
  @Column({ type: 'int', default: 1 })
  version: number;

  @Column({ ...reasonColumn, nullable: true })
  reason: CancelReason | null;

  /** What the restaurant wrote with its reason `other`, for whoever ordered. It is in no event, which nobody could erase. */
  @Column({ name: 'cancel_note', type: 'varchar', length: 200, nullable: true })
  cancelNote: string | null;

  @Column({ name: 'payment_method', ...paymentMethodColumn })
  paymentMethod: PaymentMethod;

  @Column({ name: 'payment_status', ...paymentStatusColumn, default: 'due' })
  paymentStatus: PaymentStatus;

  @Column({ name: 'subtotal_cents', type: 'int' })
  subtotalCents: number;

  @Column({ name: 'deposit_cents', type: 'int', default: 0 })
  depositCents: number;

  @Column({ name: 'delivery_fee_cents', type: 'int' })
  deliveryFeeCents: number;

  /** The turnover: what revenue, VAT, minimum and loyalty are reckoned by. */
  @Column({ name: 'total_cents', type: 'int' })
  totalCents: number;

  /** On top of the total, for those who cook and deliver. */
  @Column({ name: 'tip_cents', type: 'int', default: 0 })
  tipCents: number;

  @Column({ ...fulfilmentColumn, default: 'delivery' })
  fulfilment: Fulfilment;

  /** From the start of cooking until the meal is there, as it usually is for such an order. */
  @Column({ name: 'lead_minutes', type: 'int', default: 25 })
  leadMinutes: number;

  /** The text of `postal`, or what was typed where its parts could not be told. Null when the meal is picked up. */
  @Column({ name: 'delivery_address', type: 'varchar', length: 300, nullable: true })
  deliveryAddress: string | null;

  @Column({ type: 'jsonb', nullable: true })
  postal: PostalAddress | null;

  /** As the crow flies from the restaurant; null where nobody knows, and when the address was erased. */
  @Column({ name: 'distance_meters', type: 'int', nullable: true })
  distanceMeters: number | null;

  /** What the guest shows when the meal is handed over: of a pick-up from the start, of a delivery once a rider has it. */
  @Column({ name: 'handover_code', type: 'varchar', length: 4, nullable: true })
  handoverCode: string | null;

  /** Who of the restaurant's riders brings it; null: nobody yet, or somebody without a login. */
  @Column({ name: 'rider_id', type: 'int', nullable: true })
  @ForeignKey(() => Staff, { name: 'orders_rider_id_fkey', onDelete: 'SET NULL' })
  riderId: number | null;

  /** How the rider handed it over; null where no rider did. */
  @Column({ ...handoverColumn, nullable: true })
  handover: Handover | null;

  /** When the rider last said that nobody is at the door. */
  @Column({ name: 'nobody_there_at', type: 'timestamptz', nullable: true })
  nobodyThereAt: Date | null;

  @Column({ type: 'text', nullable: true })
  notes: string | null;

  /** What the driver has to know at the door. */
  @Column({ name: 'delivery_notes', type: 'varchar', length: 300, nullable: true })
  deliveryNotes: string | null;

  @Column({ name: 'wants_reusable', type: 'boolean', default: false })
  wantsReusable: boolean;

  /** It is null for an order that is to come as soon as possible. */
  @Column({ name: 'scheduled_for', type: 'timestamptz', nullable: true })
  scheduledFor: Date | null;

  /** In which the customer is written to. */
  @Column({ type: 'varchar', length: 5, default: 'de' })
  language: Language;

  @Column({ name: 'estimated_from', type: 'timestamptz', nullable: true })
  estimatedFrom: Date | null;

  @Column({ name: 'estimated_to', type: 'timestamptz', nullable: true })
  estimatedTo: Date | null;

  /** When the food has to be ready, by the kitchen's own word; null before it has said one. */
  @Column({ name: 'ready_by', type: 'timestamptz', nullable: true })
  readyBy: Date | null;

  @Column({ name: 'accept_deadline_at', type: 'timestamptz' })
  acceptDeadlineAt: Date;

  /** When somebody in the kitchen first said so. */
  @Column({ name: 'seen_at', type: 'timestamptz', nullable: true })
  seenAt: Date | null;

  /** With whose login: null is the owner's. A number that stays when the login goes. */
  @Column({ name: 'seen_by_staff_id', type: 'int', nullable: true })
  seenByStaffId: number | null;

  /** When an admin last asked the restaurant about it. */
  @Column({ name: 'reminded_at', type: 'timestamptz', nullable: true })
  remindedAt: Date | null;

  /** When the restaurant said of the last reminder that it is on it. */
  @Column({ name: 'reminder_answered_at', type: 'timestamptz', nullable: true })
  reminderAnsweredAt: Date | null;

  /** Whoever holds it may watch the order, without phone and full address. */
  @Column({ name: 'share_token', type: 'uuid' })
  shareToken: string;

  /** `order_keys` has it as well, where it is unique: the orders are in partitions. */
  @Column({ name: 'idempotency_key', type: 'varchar', length: 200, nullable: true })
  idempotencyKey: string | null;

  /** SHA-256 of the body that came with the key, in hex. */
  @Column({ name: 'request_hash', type: 'char', length: 64, nullable: true })
  requestHash: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
