import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Session } from '../accounts/session.entity.ts';
import { User } from '../accounts/user.entity.ts';
import { Order } from '../orders/order.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';

/**
 * A browser that wants to be told: of all orders of the customer, or of what a kitchen misses, for as long as the session
 * there lasts; or of the one order whose link was opened there.
 */
@Entity('push_subscriptions')
@Unique('push_subscriptions_order_key', ['orderId', 'endpoint'])
@Check(
  'push_subscriptions_owner_check',
  `num_nonnulls(user_id, restaurant_id, order_id) = 1 AND (session_id IS NULL) = (order_id IS NOT NULL)`,
)
@Index('push_subscriptions_user_id_idx', ['userId'])
@Index('push_subscriptions_restaurant_id_idx', ['restaurantId'])
@Index('push_subscriptions_session_id_idx', ['sessionId'])
@Index('push_subscriptions_user_endpoint_idx', ['endpoint'], { unique: true, where: 'user_id IS NOT NULL' })
@Index('push_subscriptions_restaurant_endpoint_idx', ['endpoint'], { unique: true, where: 'restaurant_id IS NOT NULL' })
export class PushSubscription {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'push_subscriptions_pkey' })
  id: number;

  @Column({ name: 'user_id', type: 'int', nullable: true })
  @ForeignKey(() => User, { name: 'push_subscriptions_user_id_fkey', onDelete: 'CASCADE' })
  userId: number | null;

  @Column({ name: 'restaurant_id', type: 'int', nullable: true })
  @ForeignKey(() => Restaurant, { name: 'push_subscriptions_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number | null;

  @Column({ name: 'session_id', type: 'char', length: 64, nullable: true })
  @ForeignKey(() => Session, { name: 'push_subscriptions_session_id_fkey', onDelete: 'CASCADE' })
  sessionId: string | null;

  @Column({ name: 'order_id', type: 'int', nullable: true })
  @ForeignKey(() => Order, { name: 'push_subscriptions_order_id_fkey', onDelete: 'CASCADE' })
  orderId: number | null;

  @Column({ type: 'varchar', length: 1000 })
  endpoint: string;

  /** The browser's public key, base64url. */
  @Column({ type: 'varchar', length: 100 })
  p256dh: string;

  /** The secret it shares with us, base64url. */
  @Column({ type: 'varchar', length: 40 })
  auth: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
