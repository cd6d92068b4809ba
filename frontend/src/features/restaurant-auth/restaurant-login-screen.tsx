import type { AccountView } from '@contracts/accounts/account-views.ts';
import { IconBuildingStore } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CredentialsForm, type Credentials } from '../../components/forms/credentials-form.tsx';
import { TextLink } from '../../components/links.tsx';
import { SignInPage } from '../../components/page/sign-in-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { login } from '../../lib/api/account/account.ts';
import { logout } from '../../lib/api/session/current-user.ts';
import { isApiError } from '../../lib/http/http.ts';
import { logError } from '../../lib/log.ts';
import { DemoLogin } from '../../domain/session/demo-login.tsx';
import { HOME_OF, useSessionChange } from '../../domain/session/session.ts';
import { PasskeyButton } from '../../domain/security/passkey-button.tsx';
import { PartnerReasons } from './partner-reasons.tsx';

interface Props {
  /** Where the restaurant was going when it was asked to log in. */
  returnPath: string | undefined;
}

export function RestaurantLoginScreen({ returnPath }: Props) {
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
    router.history.push(returnPath ?? HOME_OF.restaurant);
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

  return (
    <SignInPage
      icon={<IconBuildingStore size={32} stroke={1.6} />}
      title={t('restaurantLogin.title')}
      subtitle={t('restaurantLogin.subtitle')}
      links={
        <>
          <TextLink to="/restaurant/password-reset">{t('panel.login.forgotten')}</TextLink>
          <TextLink to="/business-registration">{t('restaurantLogin.register')}</TextLink>
          <TextLink to="/">{t('panel.login.home')}</TextLink>
          <TextLink to="/auth">{t('panel.login.customers')}</TextLink>
        </>
      }
      aside={<PartnerReasons />}
    >
      <CredentialsForm
        submitLabel={t('restaurantLogin.submit')}
        busyLabel={t('restaurantLogin.busy')}
        isBusy={isBusy}
        failure={failure}
        onSubmit={submit}
        hint={(fill) => <DemoLogin account="restaurant" onFill={fill} />}
      />
      <PasskeyButton kind="member" onSignedIn={(account) => void enter(account)} />
    </SignInPage>
  );
}
