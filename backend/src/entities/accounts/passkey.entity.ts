import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  ForeignKey,
  Index,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';
import { AdminUser } from './admin-user.entity.ts';
import { Session } from './session.entity.ts';
import { User } from './user.entity.ts';
import { Restaurant } from '../restaurants/restaurant.entity.ts';
import { Staff } from './staff.entity.ts';

/** What checks a passkey; the key that signs never leaves the person's device. Exactly one of the three accounts is set. */
@Entity('passkeys')
@Unique('passkeys_credential_id_key', ['credentialId'])
@Check('passkeys_one_account_check', `num_nonnulls(user_id, restaurant_id, admin_id) = 1`)
@Check('passkeys_staff_check', `staff_id IS NULL OR restaurant_id IS NOT NULL`)
@Index('passkeys_user_id_idx', ['userId'])
@Index('passkeys_restaurant_id_idx', ['restaurantId'])
@Index('passkeys_staff_id_idx', ['staffId'])
@Index('passkeys_admin_id_idx', ['adminId'])
export class Passkey {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'passkeys_pkey' })
  id: number;

  /** In base64url, as browsers say it. */
  @Column({ name: 'credential_id', type: 'text' })
  credentialId: string;

  /** The key in the COSE format. */
  @Column({ name: 'public_key', type: 'bytea' })
  publicKey: Buffer;

  /** As the authenticator counted at its last use; 0 of those that do not count. */
  @Column({ type: 'bigint' })
  counter: string;

  @Column({ type: 'text', array: true })
  transports: string[];

  @Column({ type: 'varchar', length: 60 })
  name: string;

  @Column({ name: 'user_id', type: 'int', nullable: true })
  @ForeignKey(() => User, { name: 'passkeys_user_id_fkey', onDelete: 'CASCADE' })
  userId: number | null;

  @Column({ name: 'restaurant_id', type: 'int', nullable: true })
  @ForeignKey(() => Restaurant, { name: 'passkeys_restaurant_id_fkey', onDelete: 'CASCADE' })
  restaurantId: number | null;

  /** Which of the restaurant's staff it is; null for its owner. */
  @Column({ name: 'staff_id', type: 'int', nullable: true })
  @ForeignKey(() => Staff, { name: 'passkeys_staff_id_fkey', onDelete: 'CASCADE' })
  staffId: number | null;

  @Column({ name: 'admin_id', type: 'int', nullable: true })
  @ForeignKey(() => AdminUser, { name: 'passkeys_admin_id_fkey', onDelete: 'CASCADE' })
  adminId: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}

/** What a passkey has to sign next. Taken away with the first answer, whatever that says. */
@Entity('passkey_challenges')
@Index('passkey_challenges_session_id_idx', ['sessionId'])
@Index('passkey_challenges_expires_at_idx', ['expiresAt'])
export class PasskeyChallenge {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'passkey_challenges_pkey' })
  id: string;

  @Column({ type: 'text' })
  challenge: string;

  /** Whose new passkey it is for; null for signing in. */
  @Column({ name: 'session_id', type: 'char', length: 64, nullable: true })
  @ForeignKey(() => Session, { name: 'passkey_challenges_session_id_fkey', onDelete: 'CASCADE' })
  sessionId: string | null;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
