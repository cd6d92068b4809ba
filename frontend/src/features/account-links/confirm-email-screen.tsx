import { IconCircleCheck, IconClockX, IconMailCheck } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { ButtonLink, TextLink } from '../../components/links.tsx';
import { SignInPage } from '../../components/page/sign-in-page.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { confirmEmail } from '../../lib/api/account/account-links.ts';
import { isApiError } from '../../lib/http/http.ts';
import { recheckSession } from '../../domain/session/session.ts';
import { FormFailure } from './form-failure.tsx';
import { useLinkToken } from './use-link-token.ts';

const ICONS = { ask: IconMailCheck, done: IconCircleCheck, expired: IconClockX } as const;
type Step = keyof typeof ICONS;

/** Asks for a click: mail servers open links to look at them, and that must confirm nothing. */
export function ConfirmEmailScreen() {
  const t = useText();
  const token = useLinkToken();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const first: Step = token === undefined ? 'expired' : 'ask';
  const [step, setStep] = useState<Step>(first);
  const confirm = useMutation({
    mutationFn: () => confirmEmail({ token: token ?? '' }),
    onSuccess: async () => {
      await recheckSession(queryClient);
      setStep('done');
    },
    onError: (error) => {
      if (isApiError(error, 'link_expired')) setStep('expired');
    },
  });
  const Icon = ICONS[step];
  return (
    <SignInPage
      key={step}
      takesFocus={step !== first}
      icon={<Icon size={32} stroke={1.6} />}
      title={t(`confirmEmail.${step}.title`)}
      subtitle={t(`confirmEmail.${step}.text`, { email: confirm.data?.email ?? '' })}
      links={<TextLink to="/">{t('confirmEmail.toHome')}</TextLink>}
    >
      {step === 'ask' ? (
        <>
          <FormFailure text={confirm.error === null ? null : describe(confirm.error)} />
          <BusyButton size="md" isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
            {t('confirmEmail.confirm')}
          </BusyButton>
        </>
      ) : (
        <ButtonLink to="/profile" size="md">
          {t('confirmEmail.toProfile')}
        </ButtonLink>
      )}
    </SignInPage>
  );
}
