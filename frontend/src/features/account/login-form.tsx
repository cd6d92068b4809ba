import { MAX_LENGTH } from '@contracts/constants.ts';
import type { LoginRequest } from '@contracts/requests.ts';
import { Button, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../components/toast.ts';
import { useDescribeError } from '../../components/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { login } from '../../lib/api/account.ts';
import { isEmail } from '../../lib/format/email.ts';
import { DemoLogin } from '../session/demo-login.tsx';
import { useAccountEntry } from './use-account-entry.ts';
import '@mantine/core/styles/PasswordInput.layer.css';

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
      form.setFieldError('password', describe(error));
      void showToast({ title: t('auth.loginFailed'), message: describe(error), tone: 'failure' });
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => mutation.mutate(values))}>
      <Stack>
        <TextInput
          type="email"
          label={t('common.email')}
          required
          autoComplete="username"
          maxLength={MAX_LENGTH.email}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('common.password')}
          required
          autoComplete="current-password"
          maxLength={MAX_LENGTH.password}
          visibilityToggleButtonProps={{ 'aria-label': t('auth.showPassword') }}
          {...form.getInputProps('password')}
        />
        <Button type="submit" size="md" loading={mutation.isPending}>
          {t('action.logIn')}
        </Button>
        <DemoLogin account="customer" onFill={(values) => form.setValues(values)} />
      </Stack>
    </form>
  );
}
