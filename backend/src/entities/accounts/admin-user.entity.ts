import { Check, Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { AdminRole } from '../../contracts/accounts/admin-roles.ts';
import { adminRoleColumn } from '../columns/columns.ts';

@Entity('admin_users')
@Unique('admin_users_email_key', ['email'])
@Check('admin_users_email_lower_check', `email = lower(email)`)
@Check('admin_users_totp_check', `totp_confirmed_at IS NULL OR totp_secret IS NOT NULL`)
export class AdminUser {
  @PrimaryGeneratedColumn({ primaryKeyConstraintName: 'admin_users_pkey' })
  id: number;

  @Column({ type: 'varchar', length: 254 })
  email: string;

  @Column({ name: 'password_hash', type: 'text' })
  passwordHash: string;

  /** Set while the password is one that `admin:create` printed; until then it can be replaced, and nothing else. */
  @Column({ name: 'one_time_password_until', type: 'timestamptz', nullable: true })
  oneTimePasswordUntil: Date | null;

  @Column({ type: 'varchar', length: 100, nullable: true })
  name: string | null;

  @Column({ ...adminRoleColumn, default: 'support' })
  role: AdminRole;

  /** Sealed. Counts once `totpConfirmedAt` is set. */
  @Column({ name: 'totp_secret', type: 'text', nullable: true })
  totpSecret: string | null;

  @Column({ name: 'totp_confirmed_at', type: 'timestamptz', nullable: true })
  totpConfirmedAt: Date | null;

  /** The half minute whose code was used last: no code counts twice. */
  @Column({ name: 'totp_last_step', type: 'int', nullable: true })
  totpLastStep: number | null;

  /** How many wrong codes came since `totpFailuresSince`. */
  @Column({ name: 'totp_failures', type: 'int', default: 0 })
  totpFailures: number;

  @Column({ name: 'totp_failures_since', type: 'timestamptz', nullable: true })
  totpFailuresSince: Date | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
