import type { AccountView } from '@contracts/accounts/account-views.ts';
import { useRouteContext } from '@tanstack/react-router';

/** Who uses this screen, as the guard of its route has found out (`requireRole`). */
export function useAccount(): AccountView {
  const account = useRouteContext({ strict: false, select: (context) => context.account });
  if (!account) throw new Error('No guard of this route has asked for an account.');
  return account;
}
