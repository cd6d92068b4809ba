/** What the address of the audit log says: search text and filters. Pure. */
import { AUDIT_ACTIONS, AUDIT_TARGETS, type AuditAction, type AuditTarget } from '@contracts/admin/audit.ts';
import { MAX_LENGTH, ROLES, type Role } from '@contracts/constants.ts';
import { addDays, startOfDay } from '../../lib/days.ts';
import { dayOf, idOf, oneOf, textOf } from '../../lib/search-values.ts';

export interface AuditSearch {
  q?: string | undefined;
  action?: AuditAction | undefined;
  targetKind?: AuditTarget | undefined;
  targetId?: string | undefined;
  actorRole?: Role | undefined;
  actorId?: number | undefined;
  /** Days of the restaurants' time zone, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

/** The form in which the server takes it. */
interface AuditFilter extends Omit<AuditSearch, 'from' | 'to'> {
  from?: string | undefined;
  to?: string | undefined;
}

export const NO_AUDIT_SEARCH = {
  q: undefined,
  action: undefined,
  targetKind: undefined,
  targetId: undefined,
  actorRole: undefined,
  actorId: undefined,
  from: undefined,
  to: undefined,
} satisfies Record<keyof AuditSearch, undefined>;

/** Takes what it knows. Each key is named, also when it is empty: the router passes on what this leaves out. */
export function parseAuditSearch(search: Record<string, unknown>): AuditSearch {
  return {
    q: textOf(search.q, MAX_LENGTH.search),
    action: oneOf(AUDIT_ACTIONS, search.action),
    targetKind: oneOf(AUDIT_TARGETS, search.targetKind),
    targetId: textOf(search.targetId, MAX_LENGTH.address),
    actorRole: oneOf(ROLES, search.actorRole),
    actorId: idOf(search.actorId),
    from: dayOf(search.from),
    to: dayOf(search.to),
  };
}

/** `to` is the moment at which the day after the last one begins. */
export function toAuditFilter({ from, to, ...rest }: AuditSearch): AuditFilter {
  return { ...rest, from: from && startOfDay(from), to: to && startOfDay(addDays(to, 1)) };
}

export function hasAuditFilter(search: AuditSearch): boolean {
  return Object.values(search).some((value) => value !== undefined);
}
