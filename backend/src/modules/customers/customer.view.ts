import type { AccountView } from '../../contracts/accounts/account-views.ts';
import type { User } from '../../entities/accounts/user.entity.ts';

export function toCustomerView(user: User): AccountView {
  return {
    id: user.id,
    role: 'customer',
    name: user.name,
    email: user.email,
    city: user.city,
    phone: user.phone,
    address: user.address,
    createdAt: user.createdAt.toISOString(),
    isEmailVerified: user.emailVerifiedAt !== null,
    pendingEmail: user.pendingEmail,
  };
}
