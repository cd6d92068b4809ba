import { Check, Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { City, Language } from '../../contracts/constants.ts';
import { cityColumn } from '../columns/columns.ts';

@Entity('users')
@Unique('users_email_key', ['email'])
@Check('users_email_lower_check', `email = lower(email)`)
@Check('users_pending_email_lower_check', `pending_email = lower(pending_email)`)
@Index('users_name_idx', ['name', 'id'])
@Index('users_created_at_idx', ['createdAt'])
export class User {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'users_pkey' })
  id: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** Stored in lower case, so that the unique constraint is case-insensitive. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** When somebody last showed that they read this mailbox; null while nobody has. */
  @Column({ name: 'email_verified_at', type: 'timestamptz', nullable: true })
  emailVerifiedAt: Date | null;

  /** What the e-mail becomes once its mailbox has confirmed it. */
  @Column({ name: 'pending_email', type: 'varchar', length: 254, nullable: true })
  pendingEmail: string | null;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  @Column(cityColumn)
  city: City;

  @Column({ type: 'varchar', length: 40, nullable: true })
  phone: string | null;

  /** The default of the address book. The database writes it when the book changes, and nobody else does. */
  @Column({ type: 'varchar', length: 300, nullable: true, insert: false, update: false })
  address: string | null;

  /** In which the customer was last seen to read. */
  @Column({ type: 'varchar', length: 5, default: 'de' })
  language: Language;

  /** Whether news about orders is wanted; the confirmation of an order is always sent. */
  @Column({ name: 'notify_email', type: 'boolean', default: true })
  notifyEmail: boolean;

  @Column({ name: 'notify_acceptance', type: 'boolean', default: false })
  notifyAcceptance: boolean;

  @Column({ name: 'notify_push', type: 'boolean', default: true })
  notifyPush: boolean;

  /** By an admin: nobody signs in any more. */
  @Column({ name: 'closed_at', type: 'timestamptz', nullable: true })
  closedAt: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
