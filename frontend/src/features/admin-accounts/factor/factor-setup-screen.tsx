import type { SecondFactorEnrolmentView } from '@contracts/admin/admin.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Button, Text } from '@mantine/core';
import { IconFingerprint, IconShieldLock } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { SignInPage } from '../../../components/page/sign-in-page.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { enrolSecondFactor } from '../../../lib/api/admin/admin-accounts.ts';
import { adminUserQuery } from '../../../lib/api/queries.ts';
import { StepUpDialog } from '../../../domain/security/step-up-dialog.tsx';
import { useAddPasskey } from '../../../domain/security/use-add-passkey.ts';
import { HOME_OF, useLogout, useSessionChange } from '../../../domain/session/session.ts';
import classes from '../account-screen.module.css';
import { EnrolForm } from './enrol-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { useAccount } from '../../../domain/session/use-account.ts';

/** Of an admin who has signed in with a password alone: nothing else opens before this. */
export function FactorSetupScreen() {
  const t = useText();
  const account = useAccount();
  const describe = useDescribePanelError();
  const logOut = useLogout();
  const [enrolment, setEnrolment] = useState<SecondFactorEnrolmentView | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [isDone, setDone] = useState(false);
  useGoOn(account, isDone);
  const failed = (error: unknown) => {
    void showToast({ title: t('adminAccount.factorFailed'), message: describe(error), tone: 'failure' });
  };
  const begin = useMutation({ mutationFn: enrolSecondFactor, onSuccess: setEnrolment, onError: failed });
  const passkey = useAddPasskey(({ recoveryCodes }) => {
    if (recoveryCodes) setCodes(recoveryCodes);
    else setDone(true);
  });
  return (
    <SignInPage
      icon={<IconShieldLock size={32} stroke={1.6} />}
      title={t('factorSetup.title')}
      subtitle={t('factorSetup.lead')}
      links={
        codes === null && (
          <Button variant="subtle" onClick={() => void logOut('/admin/auth').catch(failed)}>
            {t('factorSetup.logout')}
          </Button>
        )
      }
    >
      {isDone ? null : codes ? (
        <RecoveryCodes
          codes={codes}
          email={account.email}
          onDone={() => {
            setCodes(null);
            setDone(true);
          }}
        />
      ) : enrolment ? (
        <EnrolForm enrolment={enrolment} onConfirmed={setCodes} onCancel={() => setEnrolment(null)} />
      ) : (
        <div className={classes.form}>
          <div>
            <BusyButton
              size="md"
              fullWidth
              isBusy={begin.isPending}
              isHeld={passkey.isPending}
              onClick={() => begin.mutate()}
            >
              {t('factorSetup.app')}
            </BusyButton>
            <Text size="sm" c="dimmed" mt={6}>
              {t('factorSetup.appText')}
            </Text>
          </div>
          <div>
            <BusyButton
              size="md"
              fullWidth
              variant="default"
              leftSection={<IconFingerprint size={20} stroke={1.7} aria-hidden />}
              isBusy={passkey.isPending}
              isHeld={begin.isPending}
              onClick={() => passkey.mutate(t('factorSetup.passkeyName'))}
            >
              {t('factorSetup.passkey')}
            </BusyButton>
            <Text size="sm" c="dimmed" mt={6}>
              {t('factorSetup.passkeyText')}
            </Text>
          </div>
        </div>
      )}
      <StepUpDialog email={account.email} />
    </SignInPage>
  );
}

/** After the codes have left the screen, whose question whether they are kept would stand in the way. */
function useGoOn({ needsSecondFactor: _, ...account }: AccountView, isDone: boolean): void {
  const queryClient = useQueryClient();
  const changeSession = useSessionChange();
  const router = useRouter();
  const goOn = useEffectEvent(() => {
    queryClient.removeQueries({ queryKey: adminUserQuery().queryKey });
    changeSession(account);
    void router.navigate({ to: HOME_OF.admin });
  });
  useEffect(() => {
    if (isDone) goOn();
  }, [isDone]);
}
