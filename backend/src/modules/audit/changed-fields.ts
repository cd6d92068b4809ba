/** What an audit line keeps of a change. Pure. */
import type { AuditFields } from '../../contracts/admin/audit.ts';

/** Whatever a caller hands over by mistake: these never reach the log. */
const SECRET = /password|secret|token|hash|cookie|api_?key|^codes?$/i;

/** Only what differs, side by side. */
export function changedFields(before: object, after: object): { before: AuditFields; after: AuditFields } {
  const old = before as AuditFields;
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(old[name] ?? null) && value !== undefined,
  );
  return {
    before: Object.fromEntries(changed.map(([name]) => [name, old[name] ?? null])),
    after: Object.fromEntries(changed),
  };
}

export function withoutSecrets(fields: AuditFields): AuditFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, SECRET.test(name) ? '[redacted]' : value]),
  );
}
