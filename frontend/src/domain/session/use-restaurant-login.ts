import type { AccountView } from '@contracts/accounts/account-views.ts';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Credentials } from '../../components/forms/credentials-form.tsx';
import { useText } from '../../i18n/use-text.ts';
import { login } from '../../lib/api/account/account.ts';
import { logout } from '../../lib/api/session/current-user.ts';
import { isApiError } from '../../lib/http/http.ts';
import { logError } from '../../lib/log.ts';
import { homeOf, useSessionChange } from './session.ts';

interface RestaurantLogin {
  readonly isBusy: boolean;
  /** Why the last attempt failed. */
  readonly failure: string | null;
  readonly submit: (credentials: Credentials) => void;
  /** With the account that another way of signing in has found. */
  readonly enter: (account: AccountView) => Promise<void>;
}

/** Signs a restaurant in and leads it to where it was going. Other accounts are refused. */
export function useRestaurantLogin(returnPath: string | undefined): RestaurantLogin {
  const t = useText();
  const router = useRouter();
  const changeSession = useSessionChange();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);

  const enter = async (account: AccountView) => {
    if (account.role !== 'restaurant') {
      // The server has opened a session for it, which nobody asked for here.
      await logout().catch(logError);
      changeSession(null);
      setFailure(t('restaurantLogin.onlyRestaurants'));
      return;
    }
    changeSession(account);
    router.history.push(returnPath ?? homeOf(account));
  };

  const submit = (credentials: Credentials) => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    login(credentials)
      .then(enter)
      .catch((error: unknown) => {
        if (isApiError(error, 'network')) setFailure(t('restaurantLogin.network'));
        else setFailure((isApiError(error) ? error.detail : null) ?? t('panel.login.failed'));
      })
      .finally(() => setBusy(false));
  };

  return { isBusy, failure, submit, enter };
}
