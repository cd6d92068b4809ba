import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { CATEGORIES, type Category, type City, type SubscriptionPlan } from '../../contracts/constants.ts';
import { cityColumn, planColumn } from '../../database/columns.ts';

@Entity('restaurants')
@Unique('restaurants_email_key', ['email'])
@Check('restaurants_email_lower_check', `email = lower(email)`)
@Check('restaurants_money_check', `delivery_fee_cents >= 0 AND minimum_order_cents >= 0`)
@Check(
  'restaurants_delivery_minutes_check',
  `delivery_min_minutes >= 0 AND delivery_max_minutes >= delivery_min_minutes`,
)
@Check('restaurants_rating_check', `rating BETWEEN 0 AND 5`)
@Check('restaurants_busy_minutes_check', `busy_minutes BETWEEN 0 AND 120`)
@Index('restaurants_city_idx', ['city', 'isActive'])
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

  @Column({ type: 'enum', enum: CATEGORIES, enumName: 'category', default: 'italian' })
  category: Category;

  @Column({ name: 'delivery_fee_cents', type: 'int', default: 290 })
  deliveryFeeCents: number;

  @Column({ name: 'minimum_order_cents', type: 'int', default: 0 })
  minimumOrderCents: number;

  @Column({ name: 'delivery_min_minutes', type: 'int', default: 25 })
  deliveryMinMinutes: number;

  @Column({ name: 'delivery_max_minutes', type: 'int', default: 40 })
  deliveryMaxMinutes: number;

  /** Shown while `reviewCount` is 0 only as "New". */
  @Column({ type: 'numeric', precision: 2, scale: 1, default: () => '4.5' })
  rating: string;

  @Column({ name: 'review_count', type: 'int', default: 0 })
  reviewCount: number;

  @Column({ name: 'is_active', type: 'boolean', default: false })
  isActive: boolean;

  /** The restaurant's own switch; whether it takes orders is `restaurant_is_open()`. */
  @Column({ name: 'is_open', type: 'boolean', default: false })
  isOpen: boolean;

  @Column({ name: 'paused_until', type: 'timestamptz', nullable: true })
  pausedUntil: Date | null;

  @Column({ name: 'busy_minutes', type: 'int', default: 0 })
  busyMinutes: number;

  /** The open state that customers were told last; the opening clock compares it with `restaurant_is_open()`. */
  @Column({ name: 'announced_open', type: 'boolean', default: false })
  announcedOpen: boolean;

  @Column({ name: 'open_version', type: 'int', default: 1 })
  openVersion: number;

  @Column({ name: 'menu_version', type: 'int', default: 1 })
  menuVersion: number;

  @Column({ name: 'legal_name', type: 'varchar', length: 200, nullable: true })
  legalName: string | null;

  @Column({ name: 'vat_id', type: 'varchar', length: 20, nullable: true })
  vatId: string | null;

  @Column({ name: 'pos_api_url', type: 'text', nullable: true })
  posApiUrl: string | null;

  /** Encrypted. */
  @Column({ name: 'pos_api_key', type: 'text', nullable: true })
  posApiKey: string | null;

  @Column({ name: 'subscription_plan', ...planColumn, nullable: true })
  subscriptionPlan: SubscriptionPlan | null;

  @Column({ name: 'subscription_active', type: 'boolean', default: false })
  subscriptionActive: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
