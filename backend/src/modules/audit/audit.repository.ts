import { Injectable } from '@nestjs/common';
import { propertiesBut, select } from '../../database/sql/columns.ts';
import { Conditions, escapeLike } from '../../database/sql/conditions.ts';
import { Database, type Queryable, unnamed } from '../../database/connection/database.ts';
import { named } from '../../database/sql/named.ts';
import { AuditRecord } from '../../entities/operations/audit-record.entity.ts';
import type { Acting } from '../../access/acting.ts';
import type { AuditEntry } from './audit-log.ts';
import type { AuditQueryDto } from './audit.dto.ts';
import { withoutSecrets } from './changed-fields.ts';

const LISTED = propertiesBut(AuditRecord, ['refusalKey', 'search']);
export type AuditRow = Pick<AuditRecord, (typeof LISTED)[number]>;
type Said =
  'actorRole' | 'actorId' | 'action' | 'targetKind' | 'targetId' | 'targetName' | 'requestId' | 'ip' | 'refusalKey';

/** An admin's name and role as they are at this moment. Customers' names may have to be erased, so they stay out. */
const append = named<Pick<AuditRecord, Said> & { before: string | null; after: string | null }>(
  'audit_append',
  `INSERT INTO audit_log (actor_role, actor_id, actor_name, admin_role, action, target_kind, target_id, target_name,
     before, after, request_id, ip, refusal_key)
   SELECT :actorRole::text, :actorId::int, CASE :actorRole::text WHEN 'admin' THEN coalesce(a.name, a.email)
       WHEN 'restaurant' THEN (SELECT r.name FROM restaurants r WHERE r.id = :actorId::int) END,
     a.role, :action, :targetKind, :targetId, :targetName, :before::jsonb, :after::jsonb, :requestId, :ip, :refusalKey
   FROM (VALUES (1)) AS one LEFT JOIN admin_users a ON :actorRole::text = 'admin' AND a.id = :actorId::int
   ON CONFLICT (refusal_key) DO NOTHING`,
);
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
    const call = append({
      actorRole: role,
      actorId: accountId,
      action,
      targetKind: target.kind,
      targetId: target.id === null ? null : String(target.id).slice(0, MAX_TARGET_LENGTH),
      targetName: target.name?.slice(0, MAX_NAME_LENGTH) ?? null,
      before: before && JSON.stringify(withoutSecrets(before)),
      after: after && JSON.stringify(withoutSecrets(after)),
      requestId,
      ip,
      refusalKey,
    });
    await tx.run(...call);
  }

  /** The newest comes first. The benchmark's `admin_audit_p99` pays for the SQL. */
  list(filter: Partial<AuditQueryDto>, beforeId: number, limit: number): Promise<AuditRow[]> {
    const where = new Conditions();
    const { q, actorRole, actorId, action, targetKind, targetId, from, to } = filter;
    where.add((of) => `a.id < ${of(beforeId)}`);
    if (q !== undefined) where.add((of) => `a.search LIKE ${of(`%${escapeLike(q.toLowerCase())}%`)}`);
    if (actorRole !== undefined) where.add((of) => `a.actor_role = ${of(actorRole)}`);
    if (actorId !== undefined) where.add((of) => `a.actor_id = ${of(actorId)}`);
    if (action !== undefined) where.add((of) => `a.action = ${of(action)}`);
    if (targetKind !== undefined) where.add((of) => `a.target_kind = ${of(targetKind)}`);
    if (targetId !== undefined) where.add((of) => `a.target_id = ${of(targetId)}`);
    if (from !== undefined) where.add((of) => `a.at >= ${of(from)}`);
    if (to !== undefined) where.add((of) => `a.at < ${of(to)}`);
    const text = `SELECT ${select(AuditRecord, 'a', LISTED)} FROM audit_log a WHERE ${where.text}
      ORDER BY a.id DESC LIMIT ${where.parameter(limit)}`;
    return this.database.run<AuditRow>(unnamed(text), where.values);
  }
}
