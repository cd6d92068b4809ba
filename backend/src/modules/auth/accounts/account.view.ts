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
    createdAt: row.created_at.toISOString(),
    ...(row.role === 'customer' && { isEmailVerified: row.is_email_verified, pendingEmail: row.pending_email }),
    ...(row.admin_role !== null && { adminRole: row.admin_role }),
    ...(needsSecondFactor && { needsSecondFactor }),
    ...(row.staff_id !== null && { isKitchenOnly: true, staffName: row.staff_name }),
  };
}
