import type { Role } from '../contracts/constants.ts';

/** What has a password of its own: a restaurant's owner, and each of its staff. In the order of the columns of links. */
export const ACCOUNT_KINDS = ['customer', 'restaurant', 'staff', 'admin'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

export const TABLE_OF_KIND: Readonly<Record<AccountKind, string>> = {
  customer: 'users',
  restaurant: 'restaurants',
  staff: 'restaurant_staff',
  admin: 'admin_users',
};

/** Staff act as their restaurant, and its rules for passwords are theirs. */
export function roleOf(kind: AccountKind): Role {
  return kind === 'staff' ? 'restaurant' : kind;
}

export function kindOf({ role, staffId }: { role: Role; staffId: number | null }): AccountKind {
  return staffId === null ? role : 'staff';
}
