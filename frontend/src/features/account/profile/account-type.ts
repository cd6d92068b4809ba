import type { AccountView } from '@contracts/accounts/account-views.ts';

type AccountType = 'admin' | 'customer';

/**
 * The specification's reading of an account, on which no right hangs. It calls a customer without an address a user: whoever
 * has just registered is a customer all the same.
 */
export function accountTypeOf({ name, email }: Pick<AccountView, 'name' | 'email'>): AccountType {
  return !name && email ? 'admin' : 'customer';
}
