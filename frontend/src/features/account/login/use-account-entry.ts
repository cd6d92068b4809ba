import type { AccountView } from '@contracts/accounts/account-views.ts';
import { useRouter } from '@tanstack/react-router';
import { useCallback } from 'react';
import { safeReturnPath } from '../../../domain/session/guards.ts';
import { HOME_OF, useSessionChange } from '../../../domain/session/session.ts';

/** After a login or registration: customers go back to where they came from, everyone else to their own start. */
export function useAccountEntry(returnPath: string | undefined): (account: AccountView) => Promise<void> {
  const changeSession = useSessionChange();
  const router = useRouter();
  return useCallback(
    async (account) => {
      changeSession(account);
      const path = safeReturnPath(returnPath);
      if (account.role === 'customer' && path) router.history.push(path);
      else await router.navigate({ to: HOME_OF[account.role] });
    },
    [changeSession, returnPath, router],
  );
}
