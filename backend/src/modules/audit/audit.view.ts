import type { AuditView } from '../../contracts/admin/audit.ts';
import type { AuditRow } from './audit.repository.ts';

export function toAuditView(row: AuditRow): AuditView {
  const { id, at, actorRole, actorId, actorName, adminRole, action, before, after, requestId, ip } = row;
  return {
    id: Number(id),
    at: at.toISOString(),
    actor: { role: actorRole, id: actorId, name: actorName, adminRole },
    action,
    target: { kind: row.targetKind, id: row.targetId, name: row.targetName },
    before,
    after,
    requestId,
    ip,
  };
}
