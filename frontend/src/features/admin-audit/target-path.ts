/** Where what an audit line is about can be looked at. Pure. */
import { hasAdminRight, type AdminRole } from '@contracts/accounts/admin-roles.ts';
import type { AuditView } from '@contracts/admin/audit.ts';

/** Null where there is no screen for it, or none that this role may open. */
export function targetPath({ kind, id, name }: AuditView['target'], role: AdminRole | undefined): string | null {
  switch (kind) {
    case 'order':
      return id === null ? null : `/admin/dashboard/orders?q=${encodeURIComponent(`#${id}`)}`;
    case 'restaurant':
      return name === null ? null : `/admin/dashboard/restaurants?q=${encodeURIComponent(name)}`;
    case 'user':
      return name === null ? null : `/admin/dashboard/users?q=${encodeURIComponent(name)}`;
    case 'text':
      return name !== null && hasAdminRight(role, 'translations')
        ? `/admin/dashboard/translations?q=${encodeURIComponent(name)}`
        : null;
    case 'admin':
      return hasAdminRight(role, 'manage_admins') ? '/admin/dashboard/admins' : null;
    case 'notice':
      return hasAdminRight(role, 'moderate') ? moderationPath({ id }) : null;
    case 'appeal':
      return hasAdminRight(role, 'moderate') ? moderationPath({ view: 'appeals', id }) : null;
    case 'review':
    case 'guest':
    case 'route':
    case 'topic':
    case 'table':
    case 'queue':
      return null;
  }
}

function moderationPath({ view, id }: { view?: 'appeals'; id: string | null }): string {
  const search = new URLSearchParams({ ...(view && { view }), ...(id !== null && { id }) });
  return `/admin/dashboard/moderation?${search.toString()}`;
}
