import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { SecondFactorProofRequest } from '@contracts/http/requests.gen.ts';
import { Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { disableSecondFactor, renewRecoveryCodes } from '../../../lib/api/admin/admin-accounts.ts';
import { showRefusals, submitOnce } from '../../../components/forms/form-refusals.ts';
import { PasswordField } from '../../../components/forms/password/password-field.tsx';
import { SubmitButton } from '../../../components/forms/submit-button.tsx';
import classes from '../account-screen.module.css';

export type ProofFor = 'renew' | 'disable';

interface Props {
  proofFor: ProofFor;
  account: AccountView;
  onCodes: (codes: readonly string[]) => void;
  onDisabled: () => void;
}

/** Password and code once more, before the second factor changes. */
export function ProofForm({ proofFor, account, onCodes, onDisabled }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const form = useForm<SecondFactorProofRequest>({
    initialValues: { password: '', code: '' },
    validate: {
      password: (value) => (value === '' ? t('auth.passwordRequired') : null),
      code: (value) => (value.trim() === '' ? t('adminAccount.codeNeeded') : null),
    },
  });
  const prove = useMutation({
    mutationFn: async ({ password, code }: SecondFactorProofRequest) => {
      const proof = { password, code: code.trim() };
      if (proofFor === 'renew') return (await renewRecoveryCodes(proof)).recoveryCodes;
      await disableSecondFactor(proof);
      return null;
    },
    onSuccess: (codes) => {
      if (codes) {
        onCodes(codes);
        return;
      }
      void showToast({ title: t('adminAccount.disable.done'), tone: 'success' });
      onDisabled();
    },
    onError: (error) => {
      if (showRefusals(form, error)) return;
      void showToast({ title: t('adminAccount.factorFailed'), message: describe(error), tone: 'failure' });
    },
  });
  const send = submitOnce(form, prove);
  return (
    <form noValidate onSubmit={send} aria-busy={prove.isPending} className={classes.form}>
      <Text>{t(`adminAccount.${proofFor}.text`)}</Text>
      <input type="email" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        inputProps={form.getInputProps('password')}
      />
      <TextInput
        label={t('adminAccount.codeOrRecovery')}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        {...form.getInputProps('code')}
      />
      <div>
        <SubmitButton isBusy={prove.isPending} {...(proofFor === 'disable' && { color: 'danger' })}>
          {t(`adminAccount.${proofFor}.button`)}
        </SubmitButton>
      </div>
    </form>
  );
}
