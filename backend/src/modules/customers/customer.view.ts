import type { AccountView } from '../../contracts/accounts/account-views.ts';
import { pick } from '../../database/sql/pick.ts';
import type { User } from '../../entities/accounts/user.entity.ts';

export function toCustomerView(user: User): AccountView {
  return {
    ...pick(user, 'id', 'name', 'email', 'city', 'phone', 'address', 'pendingEmail'),
    role: 'customer',
    createdAt: user.createdAt.toISOString(),
    isEmailVerified: user.emailVerifiedAt !== null,
  };
}
