import { Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AdminUser } from './admin-user.entity.ts';

/** A code on paper that stands in for an admin's second factor, once. */
@Entity('admin_recovery_codes')
export class RecoveryCode {
  @PrimaryColumn({ name: 'admin_id', type: 'int', primaryKeyConstraintName: 'admin_recovery_codes_pkey' })
  @ForeignKey(() => AdminUser, { name: 'admin_recovery_codes_admin_id_fkey', onDelete: 'CASCADE' })
  adminId: number;

  @PrimaryColumn({
    name: 'code_hash',
    type: 'char',
    length: 64,
    primaryKeyConstraintName: 'admin_recovery_codes_pkey',
  })
  codeHash: string;

  @Column({ name: 'used_at', type: 'timestamptz', nullable: true })
  usedAt: Date | null;
}
