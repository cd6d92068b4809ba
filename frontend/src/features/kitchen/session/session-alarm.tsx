import { Button } from '@mantine/core';
import { IconPlugConnectedX, IconVolumeOff } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { CredentialsForm } from '../../../components/forms/credentials-form.tsx';
import { TextLink } from '../../../components/links.tsx';
import { SignInPage } from '../../../components/page/sign-in-page.tsx';
import { PasskeyButton } from '../../../domain/security/passkey-button.tsx';
import { forgetKitchenAtWork, type KitchenAtWork } from '../../../domain/session/kitchen-at-work.ts';
import { useRestaurantLogin } from '../../../domain/session/use-restaurant-login.ts';
import { useText } from '../../../i18n/use-text.ts';
import { shiftAtom } from '../shift/shift.ts';
import { useSiren } from '../watch/use-siren.ts';

interface Props {
  kitchen: KitchenAtWork;
  /** Where the kitchen was. */
  returnPath: string | undefined;
  /** Somebody else wants to use the device. */
  onLeave: () => void;
}

/** The session ended in the middle of the work: a device on shift sounds the alarm until somebody logs in or turns it off. */
export function SessionAlarm({ kitchen, returnPath, onLeave }: Props) {
  const t = useText();
  const [isOnShift, setShift] = useAtom(shiftAtom);
  const [isHushed, setHushed] = useState(false);
  const { isBusy, failure, submit, enter } = useRestaurantLogin(returnPath);
  useSiren(isOnShift, !isHushed);

  const leave = () => {
    setShift(false);
    forgetKitchenAtWork();
    onLeave();
  };

  return (
    <SignInPage
      icon={<IconPlugConnectedX size={32} stroke={1.6} />}
      title={t('watch.session.title')}
      subtitle={
        <span role="alert">
          {kitchen.waiting > 0 ? t('watch.session.waiting', { count: kitchen.waiting }) : t('watch.session.text')}
        </span>
      }
      links={<TextLink to="/restaurant/password-reset">{t('panel.login.forgotten')}</TextLink>}
    >
      {isOnShift && !isHushed && (
        <Button
          variant="default"
          size="lg"
          leftSection={<IconVolumeOff size={20} aria-hidden />}
          onClick={() => setHushed(true)}
        >
          {t('watch.waiting.hush')}
        </Button>
      )}
      <CredentialsForm
        email={kitchen.email}
        submitLabel={t('watch.session.submit')}
        busyLabel={t('restaurantLogin.busy')}
        isBusy={isBusy}
        failure={failure}
        onSubmit={submit}
      />
      <PasskeyButton kind="member" onSignedIn={(account) => void enter(account)} />
      <Button variant="subtle" onClick={leave}>
        {t('watch.session.another')}
      </Button>
    </SignInPage>
  );
}
