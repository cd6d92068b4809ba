import type { SecondFactorEnrolmentView, SecondFactorView } from '@contracts/admin/admin.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { enrolSecondFactor, secondFactorQuery } from '../../../lib/api/admin/admin-accounts.ts';
import { formatLongDate } from '../../../lib/format/dates/dates.ts';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import classes from '../account-screen.module.css';
import { EnrolForm } from './enrol-form.tsx';
import { ProofForm, type ProofFor } from './proof-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface Props {
  state: SecondFactorView;
  account: AccountView;
  /** New recovery codes, until they are kept: also those that come with a first passkey. */
  codes: readonly string[] | null;
  onCodes: (codes: readonly string[] | null) => void;
  /** Called when the factor has become another one. */
  onChanged: () => void;
}

/** Off, being set up, on; and in between the recovery codes, which the server says only once. */
export function SecondFactorCard({ state, account, codes, onCodes, onChanged }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const [enrolment, setEnrolment] = useState<SecondFactorEnrolmentView | null>(null);
  const [proofFor, setProofFor] = useState<ProofFor | null>(null);
  const reread = () => void queryClient.invalidateQueries(secondFactorQuery());
  const begin = useMutation({
    mutationFn: enrolSecondFactor,
    onSuccess: setEnrolment,
    onError: (error) => {
      reread();
      void showToast({ title: t('adminAccount.factorFailed'), message: describe(error), tone: 'failure' });
    },
  });

  const showCodes = (next: readonly string[]) => {
    setEnrolment(null);
    setProofFor(null);
    onCodes(next);
    reread();
  };

  return (
    <SettingsCard id="second-factor" title={t('adminAccount.factor')}>
      {codes ? (
        <RecoveryCodes codes={codes} email={account.email} onDone={() => onCodes(null)} />
      ) : enrolment ? (
        <EnrolForm enrolment={enrolment} onConfirmed={showCodes} onCancel={() => setEnrolment(null)} />
      ) : state.isEnabled ? (
        <Enabled state={state} onProve={setProofFor} />
      ) : (
        <>
          <Text className={classes.off}>
            <IconShieldOff size={22} aria-hidden />
            {t('adminAccount.factorOff')}
          </Text>
          <Text c="dimmed">{t(state.isExempt ? 'adminAccount.factorExempt' : 'adminAccount.factorLead')}</Text>
          <div>
            <BusyButton size="md" isBusy={begin.isPending} onClick={() => begin.mutate()}>
              {t('adminAccount.setUp')}
            </BusyButton>
          </div>
        </>
      )}
      <SideDrawer
        opened={proofFor !== null}
        onClose={() => setProofFor(null)}
        title={proofFor ? t(`adminAccount.${proofFor}.title`) : ''}
        widthPx={440}
      >
        {proofFor && (
          <ProofForm
            proofFor={proofFor}
            account={account}
            onCodes={showCodes}
            onDisabled={() => {
              setProofFor(null);
              onChanged();
            }}
          />
        )}
      </SideDrawer>
    </SettingsCard>
  );
}

function Enabled({ state, onProve }: { state: SecondFactorView; onProve: (what: ProofFor) => void }) {
  const t = useText();
  return (
    <>
      <Text className={classes.on}>
        <IconShieldCheck size={22} aria-hidden />
        {state.enabledAt === null
          ? t('adminAccount.factorOn')
          : t('adminAccount.factorOnSince', { date: formatLongDate(state.enabledAt, t.language) })}
      </Text>
      <Text c="dimmed">{t('adminAccount.codesLeft', { count: state.recoveryCodesLeft })}</Text>
      <Group gap="sm">
        <Button variant="default" size="md" onClick={() => onProve('renew')}>
          {t('adminAccount.renew.button')}
        </Button>
        <Button variant="subtle" color="danger" size="md" onClick={() => onProve('disable')}>
          {t('adminAccount.disable.button')}
        </Button>
      </Group>
    </>
  );
}
