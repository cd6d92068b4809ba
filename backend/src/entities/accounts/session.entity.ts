import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { AdminUser } from './admin-user.entity.ts';
import { User } from './user.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { Staff } from './staff.entity.ts';

/** One signed-in browser. Exactly one of the three accounts is set; deleting the row ends the session. */
@Entity('sessions')
@Check('sessions_one_account_check', `num_nonnulls(user_id, restaurant_id, admin_id) = 1`)
@Check('sessions_staff_check', `staff_id IS NULL OR restaurant_id IS NOT NULL`)
@Check('sessions_restricted_check', `NOT is_restricted OR admin_id IS NOT NULL`)
@Unique('sessions_public_id_key', ['publicId'])
@Index('sessions_expires_at_idx', ['expiresAt'])
@Index('sessions_user_id_idx', ['userId'])
@Index('sessions_restaurant_id_idx', ['restaurantId'])
@Index('sessions_admin_id_idx', ['adminId'])
@Index('sessions_staff_id_idx', ['staffId'])
export class Session {
  /** HMAC-SHA-256 of the cookie's token in hex: a leaked table signs nobody in, and a new secret ends every session. */
  @PrimaryColumn({ type: 'char', length: 64, primaryKeyConstraintName: 'sessions_pkey' })
  id: string;

  @Column({ name: 'user_id', type: 'int', nullable: true })
  @ForeignKey(() => User, { name: 'sessions_user_id_fkey', onDelete: 'CASCADE' })
  userId: number | null;

  @Column({ name: 'restaurant_id', type: 'int', nullable: true })
  @ForeignKey(() => Restaurant, { name: 'sessions_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number | null;

  @Column({ name: 'admin_id', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'sessions_admin_id_fkey', onDelete: 'CASCADE' })
  adminId: number | null;

  /** Which of the restaurant's staff it is; null for its owner. */
  @Column({ name: 'staff_id', type: 'int', nullable: true })
  @ForeignKey(() => Staff, { name: 'sessions_staff_id_fkey', onDelete: 'CASCADE' })
  staffId: number | null;

  /** What its owner's list of sessions names it by. */
  @Column({ name: 'public_id', type: 'uuid' })
  publicId: string;

  /** Browser and system, such as “Firefox · Windows”; null when the browser did not say. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  device: string | null;

  /** It lags behind by at most a minute, which saves a write for each request. */
  @Column({ name: 'last_seen_at', type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  /** When whoever uses it last gave a password, a code or a passkey. */
  @Column({ name: 'proved_at', type: 'timestamptz', default: () => 'now()' })
  provedAt: Date;

  /** Of an admin without a second factor: it may set one up and nothing else. */
  @Column({ name: 'is_restricted', type: 'boolean', default: false })
  isRestricted: boolean;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
