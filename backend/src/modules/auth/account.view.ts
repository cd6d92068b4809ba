import type { AccountView } from '../../contracts/views.ts';
import type { AccountRow } from './account.repository.ts';

export function toAccountView(row: AccountRow): AccountView {
  return {
    id: row.id,
    role: row.role,
    name: row.name,
    email: row.email,
    city: row.city,
    phone: row.phone,
    address: row.address,
    createdAt: row.created_at.toISOString(),
  };
}
