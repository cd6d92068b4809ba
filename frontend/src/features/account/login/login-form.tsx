import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { EmailField } from '../../../components/forms/email-field.tsx';
import { TextLink } from '../../../components/links.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { login } from '../../../lib/api/account/account.ts';
import { isEmail } from '../../../lib/format/email.ts';
import { DemoLogin } from '../../../domain/session/demo-login.tsx';
import { PasskeyButton } from '../../../domain/security/passkey-button.tsx';
import { focusFirst, showRefusals } from '../../../components/forms/form-refusals.ts';
import classes from './login-form.module.css';
import { PasswordField } from '../../../components/forms/password/password-field.tsx';
import { SubmitButton } from '../../../components/forms/submit-button.tsx';
import { useAccountEntry } from './use-account-entry.ts';
import type { LoginRequest } from '@contracts/http/requests.gen.ts';

export function LoginForm({ returnPath }: { returnPath: string | undefined }) {
  const t = useText();
  const describe = useDescribeError();
  const enter = useAccountEntry(returnPath);
  const form = useForm<LoginRequest>({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (isEmail(value) ? null : t('auth.invalidEmail')),
      password: (value) => (value === '' ? t('auth.passwordRequired') : null),
    },
  });
  const mutation = useMutation({
    mutationFn: login,
    onSuccess: enter,
    onError: (error) => {
      // What is said at a field is not said again in the notice.
      const isAtField = showRefusals(form, error);
      if (!isAtField) form.getInputNode('password')?.focus();
      void showToast({
        title: t('auth.loginFailed'),
        ...(!isAtField && { message: describe(error) }),
        tone: 'failure',
      });
    },
  });
  const send = form.onSubmit(
    ({ email, password }) => {
      if (!mutation.isPending) mutation.mutate({ email: email.trim(), password });
    },
    (errors) => focusFirst(form, errors),
  );
  return (
    <form noValidate onSubmit={send} aria-busy={mutation.isPending}>
      <Stack>
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
        <PasswordField
          label={t('common.password')}
          autoComplete="current-password"
          inputProps={form.getInputProps('password')}
        />
        <TextLink to="/password-reset" size="sm" className={classes.forgotten}>
          {t('auth.forgotten')}
        </TextLink>
        <SubmitButton isBusy={mutation.isPending}>{t('action.logIn')}</SubmitButton>
        <PasskeyButton kind="member" onSignedIn={(account) => void enter(account)} />
        <DemoLogin account="customer" onFill={(values) => form.setValues(values)} />
      </Stack>
    </form>
  );
}
