import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { AdminRole } from '../../contracts/accounts/admin-roles.ts';
import type { AuditAction, AuditFields, AuditTarget } from '../../contracts/admin/audit.ts';
import type { Role } from '../../contracts/constants.ts';
import { adminRoleColumn } from '../columns/columns.ts';

/**
 * A line of the audit log, which nobody changes. Numbers, times, the text to search in and the chain of hashes are the database's own
 * affair, so the table is the migrations' alone (`synchronize: false`).
 */
@Entity('audit_log', { synchronize: false })
export class AuditRecord {
  @PrimaryColumn({ type: 'bigint' })
  id: string;

  @Column({ type: 'timestamptz' })
  at: Date;

  @Column({ name: 'actor_role', type: 'varchar' })
  actorRole: Role;

  @Column({ name: 'actor_id', type: 'int' })
  actorId: number;

  @Column({ name: 'actor_name', type: 'varchar', nullable: true })
  actorName: string | null;

  @Column({ ...adminRoleColumn, name: 'admin_role', nullable: true })
  adminRole: AdminRole | null;

  @Column({ type: 'varchar' })
  action: AuditAction;

  @Column({ name: 'target_kind', type: 'varchar' })
  targetKind: AuditTarget;

  @Column({ name: 'target_id', type: 'varchar', nullable: true })
  targetId: string | null;

  @Column({ name: 'target_name', type: 'varchar', nullable: true })
  targetName: string | null;

  @Column({ type: 'jsonb', nullable: true })
  before: AuditFields | null;

  @Column({ type: 'jsonb', nullable: true })
  after: AuditFields | null;

  @Column({ name: 'request_id', type: 'varchar', nullable: true })
  requestId: string | null;

  @Column({ type: 'varchar', nullable: true })
  ip: string | null;

  /** Of an attempt that was refused: the second of a minute adds nothing. */
  @Column({ name: 'refusal_key', type: 'varchar', nullable: true, select: false })
  refusalKey: string | null;

  /** What was written and named, in lower case. */
  @Column({ type: 'text', select: false })
  search: string;
}
