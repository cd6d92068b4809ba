import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique, VirtualColumn } from 'typeorm';
import type { SuspensionGround } from '../../contracts/restaurants/approval.ts';
import { CATEGORIES, type Category, type City, DEFAULT_RATING, type Language } from '../../contracts/constants.ts';
import type { ApprovalStatus, SubscriptionPlan } from '../../contracts/restaurants/plans.ts';
import { PAUSE_REASONS, type PauseReason } from '../../contracts/restaurants/capacity.ts';
import { PICKUP_MINUTES } from '../../contracts/orders/fulfilment.ts';
import { cityColumn, planColumn, approvalStatusColumn } from '../columns/columns.ts';

@Entity('restaurants')
@Unique('restaurants_email_key', ['email'])
@Check('restaurants_email_lower_check', `email = lower(email)`)
@Check('restaurants_money_check', `delivery_fee_cents >= 0 AND minimum_order_cents >= 0`)
@Check(
  'restaurants_delivery_minutes_check',
  `delivery_min_minutes >= 0 AND delivery_max_minutes >= delivery_min_minutes`,
)
@Check('restaurants_location_check', `(latitude IS NULL) = (longitude IS NULL)`)
@Check(
  'restaurants_pickup_check',
  `pickup_minutes BETWEEN ${String(PICKUP_MINUTES.min)} AND ${String(PICKUP_MINUTES.max)} AND pickup_minimum_cents >= 0`,
)
@Check('restaurants_category_check', `category IS NOT NULL OR NOT is_active`)
@Check('restaurants_hours_confirmed_check', `hours_confirmed OR is_new`)
@Check('restaurants_image_url_check', `image_url ~ '^/(api/)?images/'`)
@Check('restaurants_rating_check', `rating BETWEEN 0 AND 5`)
@Check('restaurants_busy_minutes_check', `busy_minutes BETWEEN 0 AND 120`)
@Check('restaurants_pause_reason_check', `pause_reason IS NULL OR paused_until IS NOT NULL`)
@Check('restaurants_quarter_cap_check', `(quarter_cap IS NULL) = (quarter_cap_until IS NULL) AND quarter_cap > 0`)
@Check('restaurants_review_reason_check', `review_status <> 'rejected' OR review_reason IS NOT NULL`)
@Check(
  'restaurants_suspension_check',
  `(suspended_from IS NULL) = (suspension_ground IS NULL) AND (suspended_from IS NULL) = (suspension_reason IS NULL)`,
)
@Unique('restaurants_registration_key_key', ['registrationKey'])
@Index('restaurants_name_idx', ['name', 'id'])
@Index('restaurants_image_url_idx', ['imageUrl'], { where: 'image_url IS NOT NULL' })
@Index('restaurants_pending_idx', ['id'], { where: `review_status = 'pending'` })
@Index('restaurants_city_idx', ['city', 'isActive'])
@Index('restaurants_paused_until_idx', ['pausedUntil'], { where: 'paused_until IS NOT NULL' })
@Index('restaurants_suspended_from_idx', ['suspendedFrom'], { where: 'suspended_from IS NOT NULL' })
export class Restaurant {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'restaurants_pkey' })
  id: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column(cityColumn)
  city: City;

  @Column({ type: 'varchar', length: 300 })
  address: string;

  @Column({ type: 'varchar', length: 40, nullable: true })
  phone: string | null;

  @Column({ type: 'text', nullable: true })
  description: string | null;

  @Column({ name: 'image_url', type: 'text', nullable: true })
  imageUrl: string | null;

  /** Null while a registration leaves it open. */
  @Column({ type: 'enum', enum: CATEGORIES, enumName: 'category', nullable: true, default: 'italian' })
  category: Category | null;

  @Column({ name: 'delivery_fee_cents', type: 'int', default: 290 })
  deliveryFeeCents: number;

  @Column({ name: 'minimum_order_cents', type: 'int', default: 0 })
  minimumOrderCents: number;

  @Column({ name: 'delivery_min_minutes', type: 'int', default: 25 })
  deliveryMinMinutes: number;

  @Column({ name: 'delivery_max_minutes', type: 'int', default: 40 })
  deliveryMaxMinutes: number;

  /** Whether its areas say where it delivers, and not its city. */
  @Column({ name: 'delivers_by_area', type: 'boolean', default: false })
  deliversByArea: boolean;

  @Column({ name: 'offers_pickup', type: 'boolean', default: false })
  offersPickup: boolean;

  /** From ordering until the meal can be fetched. */
  @Column({ name: 'pickup_minutes', type: 'int', default: PICKUP_MINUTES.default })
  pickupMinutes: number;

  @Column({ name: 'pickup_minimum_cents', type: 'int', default: 0 })
  pickupMinimumCents: number;

  /** Where its door is, if somebody has said so; else the point of its postcode counts. */
  @Column({ type: 'double precision', nullable: true })
  latitude: number | null;

  @Column({ type: 'double precision', nullable: true })
  longitude: number | null;

  /** Shown while `reviewCount` is 0 only as "New". */
  @Column({ type: 'numeric', precision: 2, scale: 1, default: () => String(DEFAULT_RATING) })
  rating: string;

  @Column({ name: 'review_count', type: 'int', default: 0 })
  reviewCount: number;

  /** Of the registration. Only an approved restaurant can be active and take orders. */
  @Column({ name: 'review_status', ...approvalStatusColumn, default: 'pending' })
  reviewStatus: ApprovalStatus;

  /** For the restaurant's own eyes: why it was rejected. */
  @Column({ name: 'review_reason', type: 'varchar', length: 1000, nullable: true })
  reviewReason: string | null;

  @Column({ name: 'review_version', type: 'int', default: 1 })
  reviewVersion: number;

  @Column({ name: 'reviewed_at', type: 'timestamptz', nullable: true })
  reviewedAt: Date | null;

  /** From then on it is closed, whatever its switch says. */
  @Column({ name: 'suspended_from', type: 'timestamptz', nullable: true })
  suspendedFrom: Date | null;

  @Column({ name: 'suspension_ground', type: 'varchar', length: 40, nullable: true })
  suspensionGround: SuspensionGround | null;

  @Column({ name: 'suspension_reason', type: 'varchar', length: 1000, nullable: true })
  suspensionReason: string | null;

  /** By the database's clock; null where there is no suspension. */
  @VirtualColumn({ type: 'boolean', query: (row) => `${row}.suspended_from <= now()` })
  isSuspended: boolean | null;

  /** That it is written to in. */
  @Column({ type: 'varchar', length: 5, default: 'de' })
  language: Language;

  /** When it declared to offer only what Union law allows (Art. 30 (1) (e) DSA). */
  @Column({ name: 'trader_declared_at', type: 'timestamptz', nullable: true })
  traderDeclaredAt: Date | null;

  /** The idempotency key that it was registered with. */
  @Column({ name: 'registration_key', type: 'varchar', length: 200, nullable: true })
  registrationKey: string | null;

  @Column({ name: 'is_active', type: 'boolean', default: false })
  isActive: boolean;

  /** The restaurant's own switch; whether it takes orders is `restaurant_is_open()`. */
  @Column({ name: 'is_open', type: 'boolean', default: false })
  isOpen: boolean;

  /** It was registered, and has never been open. */
  @Column({ name: 'is_new', type: 'boolean', default: false })
  isNew: boolean;

  /** A new restaurant begins with hours that nobody has chosen. */
  @Column({ name: 'hours_confirmed', type: 'boolean', default: true })
  hoursConfirmed: boolean;

  @Column({ name: 'paused_until', type: 'timestamptz', nullable: true })
  pausedUntil: Date | null;

  /** Of a pause that the restaurant did not ask for; it lasts until somebody ends it. */
  @Column({ name: 'pause_reason', type: 'enum', enum: PAUSE_REASONS, enumName: 'pause_reason', nullable: true })
  pauseReason: PauseReason | null;

  /** Unanswered orders before it no longer count: somebody has ended the pause that they brought. */
  @Column({ name: 'lapses_forgiven_at', type: 'timestamptz', nullable: true })
  lapsesForgivenAt: Date | null;

  @Column({ name: 'busy_minutes', type: 'int', default: 0 })
  busyMinutes: number;

  /** Until when `busyMinutes` counts. */
  @Column({ name: 'busy_until', type: 'timestamptz', nullable: true })
  busyUntil: Date | null;

  /** Orders that the kitchen takes on a quarter of an hour, until `quarterCapUntil`. */
  @Column({ name: 'quarter_cap', type: 'int', nullable: true })
  quarterCap: number | null;

  @Column({ name: 'quarter_cap_until', type: 'timestamptz', nullable: true })
  quarterCapUntil: Date | null;

  /** The end of the quarter of an hour that has reached the cap. */
  @Column({ name: 'full_until', type: 'timestamptz', nullable: true })
  fullUntil: Date | null;

  /** The open state that customers were told last; the opening clock compares it with `restaurant_is_open()`. */
  @Column({ name: 'announced_open', type: 'boolean', default: false })
  announcedOpen: boolean;

  /** Likewise of the pause, the added minutes and the cap. */
  @Column({ name: 'announced_paused_until', type: 'timestamptz', nullable: true })
  announcedPausedUntil: Date | null;

  @Column({ name: 'announced_busy_minutes', type: 'int', default: 0 })
  announcedBusyMinutes: number;

  @Column({ name: 'announced_full_until', type: 'timestamptz', nullable: true })
  announcedFullUntil: Date | null;

  @Column({ name: 'open_version', type: 'int', default: 1 })
  openVersion: number;

  /** Of what is on the Information tab. */
  @Column({ name: 'info_version', type: 'int', default: 1 })
  infoVersion: number;

  @Column({ name: 'menu_version', type: 'int', default: 1 })
  menuVersion: number;

  @Column({ name: 'legal_name', type: 'varchar', length: 200, nullable: true })
  legalName: string | null;

  @Column({ name: 'vat_id', type: 'varchar', length: 20, nullable: true })
  vatId: string | null;

  @Column({ name: 'pos_api_url', type: 'text', nullable: true })
  posApiUrl: string | null;

  /** Sealed by `SecretBox`. */
  @Column({ name: 'pos_api_key', type: 'text', nullable: true })
  posApiKey: string | null;

  @Column({ name: 'subscription_plan', ...planColumn, nullable: true })
  subscriptionPlan: SubscriptionPlan | null;

  @Column({ name: 'subscription_active', type: 'boolean', default: false })
  subscriptionActive: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
