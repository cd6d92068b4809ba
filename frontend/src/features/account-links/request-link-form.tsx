import { type Role } from '@contracts/constants.ts';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { EmailField } from '../../components/forms/email-field.tsx';
import { useText } from '../../i18n/use-text.ts';
import { requestPasswordReset } from '../../lib/api/account/account-links.ts';
import { isEmail } from '../../lib/format/email.ts';
import { showRefusals, submitOnce } from '../../components/forms/form-refusals.ts';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import { FormFailure } from './form-failure.tsx';
import { useDescribeErrorFor } from './voice.ts';

interface Props {
  audience: Role;
  onSent: (email: string) => void;
}

export function RequestLinkForm({ audience, onSent }: Props) {
  const t = useText();
  const describe = useDescribeErrorFor(audience);
  const form = useForm({
    initialValues: { email: '' },
    validate: { email: (value) => (isEmail(value) ? null : t('auth.invalidEmail')) },
  });
  const ask = useMutation({
    mutationFn: ({ email }: { email: string }) => requestPasswordReset({ email: email.trim() }),
    onSuccess: (_, { email }) => onSent(email.trim()),
    onError: (error) => showRefusals(form, error),
  });
  const send = submitOnce(form, ask);
  return (
    <form noValidate onSubmit={send} aria-busy={ask.isPending}>
      <Stack>
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
        <FormFailure text={ask.error === null ? null : describe(ask.error)} />
        <SubmitButton isBusy={ask.isPending}>{t('reset.send')}</SubmitButton>
      </Stack>
    </form>
  );
}
