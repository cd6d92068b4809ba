/** An audit line's before and after, side by side. Pure. */
import type { AuditFields } from '@contracts/admin/audit.ts';

interface FieldChange {
  field: string;
  /** Undefined where the record names the field on one side alone. */
  before: unknown;
  after: unknown;
}

/** One line a field, in the record's order; a field within a field gets a name with a dot. */
export function changesOf(before: AuditFields | null, after: AuditFields | null): FieldChange[] {
  const old = flatten(before ?? {});
  const now = flatten(after ?? {});
  return [...new Set([...old.keys(), ...now.keys()])].map((field) => ({
    field,
    before: old.get(field),
    after: now.get(field),
  }));
}

function flatten(fields: AuditFields, prefix = ''): Map<string, unknown> {
  const flat = new Map<string, unknown>();
  for (const [name, value] of Object.entries(fields)) {
    if (isFields(value) && Object.keys(value).length > 0) {
      for (const [inner, innerValue] of flatten(value, `${prefix}${name}.`)) flat.set(inner, innerValue);
    } else {
      flat.set(`${prefix}${name}`, value);
    }
  }
  return flat;
}

function isFields(value: unknown): value is AuditFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
