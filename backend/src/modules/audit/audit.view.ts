import type { AuditView } from '../../contracts/admin/audit.ts';
import type { AuditRow } from './audit.repository.ts';

export function toAuditView(row: AuditRow): AuditView {
  return {
    id: Number(row.id),
    at: row.at.toISOString(),
    actor: { role: row.actor_role, id: row.actor_id, name: row.actor_name, adminRole: row.admin_role },
    action: row.action,
    target: { kind: row.target_kind, id: row.target_id, name: row.target_name },
    before: row.before,
    after: row.after,
    requestId: row.request_id,
    ip: row.ip,
  };
}
