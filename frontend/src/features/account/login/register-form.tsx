import { isPhone } from '@contracts/accounts/phone.ts';
import { DEFAULT_CITY, type City } from '@contracts/constants.ts';
import type { RegisterRequest } from '@contracts/http/requests.gen.ts';
import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { EmailField } from '../../../components/forms/email-field.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { register } from '../../../lib/api/account/account.ts';
import { findClaim } from '../../../domain/orders/claim-intent.ts';
import { cityAtom } from '../../../domain/restaurants/city-state.ts';
import { isEmail } from '../../../lib/format/email.ts';
import { showRefusals, submitOnce } from '../../../components/forms/form-refusals.ts';
import { PasswordField } from '../../../components/forms/password/password-field.tsx';
import { newPasswordError } from '../../../components/forms/password/password-rules.ts';
import { AddressField, ContactFields, NameField } from '../person-fields.tsx';
import { SubmitButton } from '../../../components/forms/submit-button.tsx';
import { useAccountEntry } from './use-account-entry.ts';

interface Values {
  name: string;
  email: string;
  password: string;
  confirmPassword: string;
  city: City;
  phone: string;
  address: string;
}

const EMPTY: Values = {
  name: '',
  email: '',
  password: '',
  confirmPassword: '',
  city: DEFAULT_CITY,
  phone: '',
  address: '',
};

/** With what the order said that the account is made from. */
function startingValues(city: City): Values {
  const { name, email, phone, address } = findClaim() ?? EMPTY;
  return { ...EMPTY, city, name, email, phone, address };
}

/** What is left empty and the repeated password are not sent. */
function toRequest({ name, email, password, city, phone, address }: Values): RegisterRequest {
  return {
    name: name.trim(),
    email: email.trim(),
    password,
    city,
    ...(phone.trim() !== '' && { phone: phone.trim() }),
    ...(address.trim() !== '' && { address: address.trim() }),
  };
}

export function RegisterForm({ returnPath }: { returnPath: string | undefined }) {
  const t = useText();
  const describe = useDescribeError();
  const enter = useAccountEntry(returnPath);
  const city = useAtomValue(cityAtom);
  const form = useForm<Values>({
    initialValues: startingValues(city),
    validate: {
      name: (value) => (value.trim() === '' ? t('auth.nameRequired') : null),
      email: (value) => (isEmail(value) ? null : t('auth.invalidEmail')),
      phone: (value) => (value.trim() === '' || isPhone(value) ? null : t('auth.invalidPhone')),
      password: (value) => newPasswordError(t, value),
      confirmPassword: (value, { password }) => (value === password ? null : t('auth.passwordMismatch')),
    },
  });
  const mutation = useMutation({
    mutationFn: (values: Values) => register(toRequest(values)),
    onSuccess: enter,
    onError: (error) => {
      // What is said at a field is not said again in the notice.
      const isAtField = showRefusals(form, error);
      void showToast({
        title: t('auth.registerFailed'),
        ...(!isAtField && { message: describe(error) }),
        tone: 'failure',
      });
    },
  });
  const send = submitOnce(form, mutation);
  return (
    <form noValidate onSubmit={send} aria-busy={mutation.isPending}>
      <Stack>
        <NameField inputProps={form.getInputProps} />
        <EmailField {...form.getInputProps('email')} />
        <PasswordField
          label={t('common.password')}
          autoComplete="new-password"
          withRules
          inputProps={form.getInputProps('password')}
        />
        <PasswordField
          label={t('auth.confirmPassword')}
          autoComplete="new-password"
          inputProps={form.getInputProps('confirmPassword')}
        />
        <ContactFields inputProps={form.getInputProps} />
        <AddressField inputProps={form.getInputProps} />
        <SubmitButton isBusy={mutation.isPending}>{t('action.register')}</SubmitButton>
      </Stack>
    </form>
  );
}
