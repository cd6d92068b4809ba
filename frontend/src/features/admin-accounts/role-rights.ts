/** What one role may do that the one before it may not, from the list that the server enforces. Pure. */
import { ADMIN_ROLES, RIGHTS_OF_ADMIN, type AdminRight, type AdminRole } from '@contracts/accounts/admin-roles.ts';

interface RoleStep {
  role: AdminRole;
  /** Null for the first: it adds to nothing. */
  beyond: AdminRole | null;
  rights: readonly AdminRight[];
}

export const ROLE_STEPS: readonly RoleStep[] = ADMIN_ROLES.map((role, index) => {
  const beyond = ADMIN_ROLES[index - 1] ?? null;
  const known = beyond === null ? [] : RIGHTS_OF_ADMIN[beyond];
  return { role, beyond, rights: RIGHTS_OF_ADMIN[role].filter((right) => !known.includes(right)) };
});
