import { Injectable } from '@nestjs/common';
import type { AdminRole } from '../../contracts/accounts/admin-roles.ts';
import type { AuditAction, AuditFields, AuditTarget } from '../../contracts/admin/audit.ts';
import type { Role } from '../../contracts/constants.ts';
import { Conditions, escapeLike } from '../../database/conditions.ts';
import { Database, type Queryable, type Statement, unnamed } from '../../database/database.ts';
import type { Acting } from '../../access/acting.ts';
import type { AuditEntry } from './audit-log.ts';
import { withoutSecrets } from './changed-fields.ts';

export interface AuditRow {
  id: string;
  at: Date;
  actor_role: Role;
  actor_id: number;
  actor_name: string | null;
  admin_role: AdminRole | null;
  action: AuditAction;
  target_kind: AuditTarget;
  target_id: string | null;
  target_name: string | null;
  before: AuditFields | null;
  after: AuditFields | null;
  request_id: string | null;
  ip: string | null;
}

export interface AuditFilter {
  q?: string;
  actorRole?: Role;
  actorId?: number;
  action?: AuditAction;
  targetKind?: AuditTarget;
  targetId?: string;
  from?: Date;
  to?: Date;
}

/** An admin's name and role as they are at this moment. Customers' names may have to be erased, so they stay out. */
const APPEND: Statement = {
  name: 'audit_append',
  text: `INSERT INTO audit_log (actor_role, actor_id, actor_name, admin_role, action, target_kind, target_id, target_name,
           before, after, request_id, ip, refusal_key)
         SELECT $1::text, $2::int, CASE $1::text WHEN 'admin' THEN coalesce(a.name, a.email)
             WHEN 'restaurant' THEN (SELECT r.name FROM restaurants r WHERE r.id = $2::int) END,
           a.role, $3, $4, $5, $6, $7::jsonb, $8::jsonb, $9, $10, $11
         FROM (VALUES (1)) AS one LEFT JOIN admin_users a ON $1::text = 'admin' AND a.id = $2::int
         ON CONFLICT (refusal_key) DO NOTHING`,
};
/** A table without an entity: the database computes its search text and its chain of hashes. */
const COLUMNS = `id, at, actor_role, actor_id, actor_name, admin_role, action, target_kind, target_id, target_name, before,
  after, request_id, ip`;
const MAX_TARGET_LENGTH = 300;
const MAX_NAME_LENGTH = 254;

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  /** With a refusal's key nothing is added where it is known already. */
  async append(
    tx: Queryable,
    { role, accountId, requestId, ip }: Acting,
    { action, target, before = null, after = null }: AuditEntry,
    refusalKey: string | null,
  ): Promise<void> {
    await tx.run(APPEND, [
      role,
      accountId,
      action,
      target.kind,
      target.id === null ? null : String(target.id).slice(0, MAX_TARGET_LENGTH),
      target.name?.slice(0, MAX_NAME_LENGTH) ?? null,
      before && JSON.stringify(withoutSecrets(before)),
      after && JSON.stringify(withoutSecrets(after)),
      requestId,
      ip,
      refusalKey,
    ]);
  }

  /** The newest comes first. */
  list(filter: AuditFilter, beforeId: number, limit: number): Promise<AuditRow[]> {
    const where = new Conditions();
    const { q, actorRole, actorId, action, targetKind, targetId, from, to } = filter;
    where.add((of) => `id < ${of(beforeId)}`);
    if (q !== undefined) where.add((of) => `search LIKE ${of(`%${escapeLike(q.toLowerCase())}%`)}`);
    if (actorRole !== undefined) where.add((of) => `actor_role = ${of(actorRole)}`);
    if (actorId !== undefined) where.add((of) => `actor_id = ${of(actorId)}`);
    if (action !== undefined) where.add((of) => `action = ${of(action)}`);
    if (targetKind !== undefined) where.add((of) => `target_kind = ${of(targetKind)}`);
    if (targetId !== undefined) where.add((of) => `target_id = ${of(targetId)}`);
    if (from !== undefined) where.add((of) => `at >= ${of(from)}`);
    if (to !== undefined) where.add((of) => `at < ${of(to)}`);
    const text = `SELECT ${COLUMNS} FROM audit_log WHERE ${where.text} ORDER BY id DESC LIMIT ${where.parameter(limit)}`;
    return this.database.run<AuditRow>(unnamed(text), where.values);
  }
}
