import type { AccountView } from '@contracts/accounts/account-views.ts';
import { KEPT_USER_KEY } from './forget-kept.ts';

/** As much of the account as the header shows. */
export type KeptUser = Pick<AccountView, 'id' | 'role' | 'name' | 'email' | 'duty'>;

/** Keeps who is signed in, for the moment in which there is no network to ask. */
export function keepUser({ id, role, name, email, duty }: KeptUser): void {
  try {
    localStorage.setItem(
      KEPT_USER_KEY,
      JSON.stringify({ id, role, name, email, ...(duty && { duty }) } satisfies KeptUser),
    );
  } catch {
    // Storage may be full or blocked: then the header shows nobody.
  }
}

export function findKeptUser(): KeptUser | null {
  try {
    const kept = JSON.parse(localStorage.getItem(KEPT_USER_KEY) ?? 'null') as KeptUser | null;
    return typeof kept?.email === 'string' ? kept : null;
  } catch {
    return null;
  }
}
