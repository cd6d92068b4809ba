import { Alert, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, type ReactNode } from 'react';
import { BusyButton } from '../buttons/busy-button.tsx';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Alert.layer.css';
import '@mantine/core/styles/PasswordInput.layer.css';

export interface Credentials {
  email: string;
  password: string;
}

interface Props {
  /** Whose password is asked for, where that is known: then it is the only field, and has the focus. */
  email?: string;
  submitLabel: string;
  busyLabel: string;
  isBusy: boolean;
  /** Why the last attempt failed. */
  failure: string | null;
  onSubmit: (credentials: Credentials) => void;
  /** Between the password and the button: what else is asked for. */
  furtherField?: ReactNode;
  /** Below the form: what can fill it in. */
  hint?: (fill: (credentials: Credentials) => void) => ReactNode;
}

/** As browsers judge an `email` field: the server has the last word. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** E-mail and password, checked before they are sent. */
export function CredentialsForm({
  email: known,
  submitLabel,
  busyLabel,
  isBusy,
  failure,
  onSubmit,
  furtherField,
  hint,
}: Props) {
  const t = useText();
  const form = useForm<Credentials>({
    mode: 'uncontrolled',
    initialValues: { email: known ?? '', password: '' },
    validate: {
      email: (email) => (EMAIL.test(email.trim()) ? null : t('panel.login.invalidEmail')),
      password: (password) => (password.length > 0 ? null : t('panel.login.passwordRequired')),
    },
  });
  const send = form.onSubmit(
    ({ email, password }) => onSubmit({ email: email.trim(), password }),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? 'email')?.focus(),
  );
  const { getInputNode } = form;
  useEffect(() => {
    if (known !== undefined) getInputNode('password')?.focus();
  }, [getInputNode, known]);
  return (
    <form noValidate onSubmit={send} aria-busy={isBusy}>
      <Stack gap="md">
        <TextInput
          key={form.key('email')}
          {...form.getInputProps('email')}
          type="email"
          label={t('common.email')}
          autoComplete="username"
          required
          withAsterisk={false}
          readOnly={known !== undefined}
        />
        <PasswordInput
          key={form.key('password')}
          {...form.getInputProps('password')}
          label={t('common.password')}
          autoComplete="current-password"
          required
          withAsterisk={false}
          visibilityToggleButtonProps={{ 'aria-label': t('panel.login.showPassword') }}
        />
        {furtherField}
        <div role="alert">
          {failure !== null && (
            <Alert role="presentation" color="danger" icon={<IconAlertCircle size={20} aria-hidden />}>
              {failure}
            </Alert>
          )}
        </div>
        <BusyButton type="submit" size="lg" fullWidth isBusy={isBusy}>
          {isBusy ? busyLabel : submitLabel}
        </BusyButton>
        {hint?.((credentials) => form.setValues(credentials))}
      </Stack>
    </form>
  );
}
