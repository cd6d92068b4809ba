import type { Role } from '@contracts/constants.ts';
import { useCallback } from 'react';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { logError } from '../../lib/log.ts';
import { useLogout } from './session.ts';

/** Logs out and says so when it fails. Administrators return to their own login, everyone else to /auth. */
export function useLogoutAction(role: Role): () => void {
  const t = useText();
  const logout = useLogout();
  const describe = useDescribeError();
  return useCallback(() => {
    logout(role === 'admin' ? '/admin/auth' : '/auth').catch((error: unknown) => {
      if (role === 'customer') {
        void showToast({ title: t('header.logoutFailed'), message: describe(error), tone: 'failure' });
      } else {
        logError(error);
      }
    });
  }, [describe, logout, role, t]);
}
