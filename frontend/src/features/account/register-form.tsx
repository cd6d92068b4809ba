import { CITIES, DEFAULT_CITY, MAX_LENGTH, MIN_PASSWORD_LENGTH, type City } from '@contracts/constants.ts';
import type { RegisterRequest } from '@contracts/requests.ts';
import { Button, NativeSelect, PasswordInput, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../components/toast.ts';
import { useDescribeError } from '../../components/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { register } from '../../lib/api/account.ts';
import { ApiError } from '../../lib/api/http.ts';
import { isEmail } from '../../lib/format/email.ts';
import { cityName } from '../shell/labels.ts';
import { useAccountEntry } from './use-account-entry.ts';
import '@mantine/core/styles/PasswordInput.layer.css';

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
  const minLength = MIN_PASSWORD_LENGTH.customer;
  const form = useForm<Values>({
    initialValues: EMPTY,
    validate: {
      name: (value) => (value.trim() === '' ? t('auth.nameRequired') : null),
      email: (value) => (isEmail(value) ? null : t('auth.invalidEmail')),
      password: (value) => (value.length < minLength ? t('auth.passwordTooShort', { count: minLength }) : null),
      confirmPassword: (value, { password }) => (value === password ? null : t('auth.passwordMismatch')),
    },
  });
  const mutation = useMutation({
    mutationFn: (values: Values) => register(toRequest(values)),
    onSuccess: enter,
    onError: (error) => {
      if (error instanceof ApiError) {
        form.setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])));
      }
      void showToast({ title: t('auth.registerFailed'), message: describe(error), tone: 'failure' });
    },
  });
  const showPassword = { 'aria-label': t('auth.showPassword') };
  return (
    <form noValidate onSubmit={form.onSubmit((values) => mutation.mutate(values))}>
      <Stack>
        <TextInput
          label={t('auth.name')}
          required
          autoComplete="name"
          maxLength={MAX_LENGTH.name}
          {...form.getInputProps('name')}
        />
        <TextInput
          type="email"
          label={t('common.email')}
          required
          autoComplete="email"
          maxLength={MAX_LENGTH.email}
          {...form.getInputProps('email')}
        />
        <PasswordInput
          label={t('common.password')}
          description={t('auth.passwordHint', { count: minLength })}
          required
          autoComplete="new-password"
          maxLength={MAX_LENGTH.password}
          visibilityToggleButtonProps={showPassword}
          {...form.getInputProps('password')}
        />
        <PasswordInput
          label={t('auth.confirmPassword')}
          required
          autoComplete="new-password"
          maxLength={MAX_LENGTH.password}
          visibilityToggleButtonProps={showPassword}
          {...form.getInputProps('confirmPassword')}
        />
        <NativeSelect
          label={t('header.city')}
          required
          data={CITIES.map((value) => ({ value, label: cityName(value) }))}
          {...form.getInputProps('city')}
        />
        <TextInput
          type="tel"
          label={t('auth.phone')}
          autoComplete="tel"
          maxLength={MAX_LENGTH.phone}
          {...form.getInputProps('phone')}
        />
        <TextInput
          label={t('auth.address')}
          autoComplete="street-address"
          maxLength={MAX_LENGTH.address}
          {...form.getInputProps('address')}
        />
        <Button type="submit" size="md" loading={mutation.isPending}>
          {t('action.register')}
        </Button>
      </Stack>
    </form>
  );
}
