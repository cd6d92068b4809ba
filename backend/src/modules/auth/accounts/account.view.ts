import type { AccountView } from '../../../contracts/accounts/account-views.ts';
import type { AccountRow } from './account.repository.ts';

export function toAccountView(row: AccountRow, needsSecondFactor: boolean): AccountView {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    email: row.email,
    city: row.city,
    phone: row.phone,
    address: row.address,
    createdAt: row.createdAt.toISOString(),
    ...(row.role === 'customer' && { isEmailVerified: row.isEmailVerified, pendingEmail: row.pendingEmail }),
    ...(row.adminRole !== null && { adminRole: row.adminRole }),
    ...(needsSecondFactor && { needsSecondFactor }),
    ...(row.duty !== null && { duty: row.duty, staffName: row.staffName }),
    ...(row.duty === 'kitchen' && { isKitchenOnly: true }),
  };
}
