import type { AccountView } from '@contracts/accounts/account-views.ts';

type AccountType = 'admin' | 'customer' | 'user';

/** The specification's reading of an account: what the profile shows, no right hangs on it. */
export function accountTypeOf({
  name,
  email,
  city,
  address,
}: Pick<AccountView, 'name' | 'email' | 'city' | 'address'>): AccountType {
  if (!name && email) return 'admin';
  return name && address && city ? 'customer' : 'user';
}
