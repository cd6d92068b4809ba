import { IconBuildingStore } from '@tabler/icons-react';
import { CredentialsForm } from '../../components/forms/credentials-form.tsx';
import { TextLink } from '../../components/links.tsx';
import { SignInPage } from '../../components/page/sign-in-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { DemoLogin } from '../../domain/session/demo-login.tsx';
import { useRestaurantLogin } from '../../domain/session/use-restaurant-login.ts';
import { PasskeyButton } from '../../domain/security/passkey-button.tsx';
import { PartnerReasons } from './partner-reasons.tsx';

interface Props {
  /** Where the restaurant was going when it was asked to log in. */
  returnPath: string | undefined;
}

export function RestaurantLoginScreen({ returnPath }: Props) {
  const t = useText();
  const { isBusy, failure, submit, enter } = useRestaurantLogin(returnPath);
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
