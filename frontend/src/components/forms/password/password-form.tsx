import type { AccountView } from '@contracts/accounts/account-views.ts';
import type { ChangePasswordRequest } from '@contracts/http/requests.gen.ts';
import { Group } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { showToast } from '../../notices/toast.ts';
import { useText } from '../../../i18n/use-text.ts';
import { showRefusals, submitOnce } from '../form-refusals.ts';
import { PasswordField } from './password-field.tsx';
import classes from './password-form.module.css';
import { newPasswordError } from './password-rules.ts';
import { SubmitButton } from '../submit-button.tsx';

interface Props {
  /** Whose password changes, and whose rules hold. */
  account: AccountView;
  save: (request: ChangePasswordRequest) => Promise<unknown>;
  /** What follows from the change, in the toast. */
  changedText: string;
  /** Why it failed, in the address that the screen uses. */
  describe: (error: Error) => string;
  onChanged?: () => Promise<void>;
  /** What stands beside the button. */
  children?: ReactNode;
}

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

export function PasswordForm({ account, save, changedText, describe, onChanged, children }: Props) {
  const t = useText();
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      currentPassword: (value) => (value === '' ? t('auth.passwordRequired') : null),
      newPassword: (value) => newPasswordError(t, value, account.role),
      confirmPassword: (value, { newPassword }) => (value === newPassword ? null : t('auth.passwordMismatch')),
    },
  });
  const change = useMutation({
    mutationFn: ({ currentPassword, newPassword }: typeof EMPTY) => save({ currentPassword, newPassword }),
    onSuccess: async () => {
      form.reset();
      void showToast({ title: t('password.changed'), message: changedText, tone: 'success' });
      await onChanged?.();
    },
    onError: (error) => {
      showRefusals(form, error);
      void showToast({ title: t('password.failed'), message: describe(error), tone: 'failure' });
    },
  });
  const send = submitOnce(form, change);
  return (
    <form noValidate onSubmit={send} aria-busy={change.isPending} className={classes.form}>
      {/* Tells password managers whose password changes. */}
      <input type="email" autoComplete="username" value={account.email} readOnly hidden />
      <PasswordField
        label={t('password.current')}
        autoComplete="current-password"
        inputProps={form.getInputProps('currentPassword')}
      />
      <PasswordField
        label={t('password.new')}
        autoComplete="new-password"
        withRules
        rulesOf={account.role}
        inputProps={form.getInputProps('newPassword')}
      />
      <PasswordField
        label={t('password.confirm')}
        autoComplete="new-password"
        inputProps={form.getInputProps('confirmPassword')}
      />
      <Group>
        <SubmitButton isBusy={change.isPending}>{t('password.title')}</SubmitButton>
        {children}
      </Group>
    </form>
  );
}
