import type { Role } from '@contracts/constants.ts';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/use-text.ts';
import { confirmPasswordReset } from '../../lib/api/account/account-links.ts';
import { isApiError } from '../../lib/http/http.ts';
import { showRefusals, submitOnce } from '../../components/forms/form-refusals.ts';
import { PasswordField } from '../../components/forms/password/password-field.tsx';
import { newPasswordError } from '../../components/forms/password/password-rules.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { recheckSession } from '../../domain/session/session.ts';
import { FormFailure } from './form-failure.tsx';
import { useDescribeErrorFor } from './voice.ts';

interface Props {
  audience: Role;
  token: string;
  onDone: () => void;
  onExpired: () => void;
}

const EMPTY = { password: '', confirmPassword: '' };

export function NewPasswordForm({ audience, token, onDone, onExpired }: Props) {
  const t = useText();
  const describe = useDescribeErrorFor(audience);
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: EMPTY,
    validate: {
      password: (value) => newPasswordError(t, value, audience),
      confirmPassword: (value, { password }) => (value === password ? null : t('auth.passwordMismatch')),
    },
  });
  const save = useMutation({
    mutationFn: ({ password }: typeof EMPTY) => confirmPasswordReset({ token, password }),
    onSuccess: async () => {
      // This browser may have been logged in to the account, too.
      await recheckSession(queryClient);
      onDone();
    },
    onError: (error) => {
      if (isApiError(error, 'link_expired')) onExpired();
      else showRefusals(form, error);
    },
  });
  const send = submitOnce(form, save);
  return (
    <form noValidate onSubmit={send} aria-busy={save.isPending}>
      <Stack>
        <PasswordField
          label={t('password.new')}
          autoComplete="new-password"
          withRules
          rulesOf={audience}
          inputProps={form.getInputProps('password')}
        />
        <PasswordField
          label={t('password.confirm')}
          autoComplete="new-password"
          inputProps={form.getInputProps('confirmPassword')}
        />
        <FormFailure text={save.error === null || form.errors.password ? null : describe(save.error)} />
        <SubmitButton isBusy={save.isPending}>{t('reset.save')}</SubmitButton>
      </Stack>
    </form>
  );
}
