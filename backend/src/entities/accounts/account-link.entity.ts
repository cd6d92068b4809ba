import { Check, Column, CreateDateColumn, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AdminUser } from './admin-user.entity.ts';
import { User } from './user.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { Staff } from './staff.entity.ts';

/** A link that was sent to a mailbox. Exactly one of the four accounts is set; using the link deletes the row. */
@Entity('account_links')
@Check('account_links_one_account_check', `num_nonnulls(user_id, restaurant_id, staff_id, admin_id) = 1`)
@Check('account_links_purpose_check', `purpose IN ('password_reset', 'email_verification', 'email_change')`)
@Index('account_links_user_id_idx', ['userId'])
@Index('account_links_restaurant_id_idx', ['restaurantId'])
@Index('account_links_staff_id_idx', ['staffId'])
@Index('account_links_admin_id_idx', ['adminId'])
@Index('account_links_expires_at_idx', ['expiresAt'])
export class AccountLink {
  /** SHA-256 of the link's token in hex: a leaked table opens nothing. The token has 256 bits, so that no key is needed. */
  @PrimaryColumn({ type: 'char', length: 64, primaryKeyConstraintName: 'account_links_pkey' })
  hash: string;

  @Column({ type: 'varchar', length: 20 })
  purpose: LinkPurpose;

  @Column({ name: 'user_id', type: 'int', nullable: true })
  @ForeignKey(() => User, { name: 'account_links_user_id_fkey', onDelete: 'CASCADE' })
  userId: number | null;

  @Column({ name: 'restaurant_id', type: 'int', nullable: true })
  @ForeignKey(() => Restaurant, { name: 'account_links_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number | null;

  @Column({ name: 'staff_id', type: 'int', nullable: true })
  @ForeignKey(() => Staff, { name: 'account_links_staff_id_fkey', onDelete: 'CASCADE' })
  staffId: number | null;

  @Column({ name: 'admin_id', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'account_links_admin_id_fkey', onDelete: 'CASCADE' })
  adminId: number | null;

  /** The mailbox that it was sent to: it is worth nothing once the account has another. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}

export type LinkPurpose = 'password_reset' | 'email_verification' | 'email_change';
