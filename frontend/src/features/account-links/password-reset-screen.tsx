import type { Role } from '@contracts/constants.ts';
import { Button, Text } from '@mantine/core';
import { IconCircleCheck, IconClockX, IconKey, IconMailOpened } from '@tabler/icons-react';
import { useState } from 'react';
import { ButtonLink, TextLink } from '../../components/links.tsx';
import { SignInPage } from '../../components/page/sign-in-page.tsx';
import { useText } from '../../i18n/use-text.ts';
import { LOGIN_OF } from '../../domain/session/guards.ts';
import { NewPasswordForm } from './new-password-form.tsx';
import { RequestLinkForm } from './request-link-form.tsx';
import { useLinkToken } from './use-link-token.ts';
import { voiceOf } from './voice.ts';

const ICONS = {
  request: IconKey,
  sent: IconMailOpened,
  choose: IconKey,
  done: IconCircleCheck,
  expired: IconClockX,
} as const;
type Step = keyof typeof ICONS;

/** A forgotten password, from the question to the new one. Each step has a heading of its own, which takes the focus. */
export function PasswordResetScreen({ audience }: { audience: Role }) {
  const t = useText();
  // Undefined for whoever has no link yet.
  const token = useLinkToken();
  const [step, setStep] = useState<Step>(token === undefined ? 'request' : 'choose');
  const [hasMoved, setMoved] = useState(false);
  const [email, setEmail] = useState('');
  const voice = voiceOf(audience);
  const Icon = ICONS[step];
  const go = (next: Step) => {
    setMoved(true);
    setStep(next);
  };
  return (
    <SignInPage
      key={step}
      takesFocus={hasMoved}
      icon={<Icon size={32} stroke={1.6} />}
      title={t(`reset.${step}.title`)}
      subtitle={t(`reset.${step}.${voice}`, { email })}
      links={step !== 'done' && <TextLink to={LOGIN_OF[audience]}>{t('reset.toLogin')}</TextLink>}
    >
      {step === 'request' && (
        <RequestLinkForm
          audience={audience}
          onSent={(sentTo) => {
            setEmail(sentTo);
            go('sent');
          }}
        />
      )}
      {step === 'sent' && (
        <>
          <Text size="sm">{t(`reset.missing.${voice}`)}</Text>
          <Button variant="default" size="md" onClick={() => go('request')}>
            {t('reset.again')}
          </Button>
        </>
      )}
      {step === 'choose' && token !== undefined && (
        <NewPasswordForm audience={audience} token={token} onDone={() => go('done')} onExpired={() => go('expired')} />
      )}
      {step === 'done' && (
        <ButtonLink to={LOGIN_OF[audience]} size="md">
          {t('action.logIn')}
        </ButtonLink>
      )}
      {step === 'expired' && (
        <Button size="md" onClick={() => go('request')}>
          {t('reset.newLink')}
        </Button>
      )}
    </SignInPage>
  );
}
