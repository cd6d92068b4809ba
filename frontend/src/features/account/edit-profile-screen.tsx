import { CITIES, DEFAULT_CITY, MAX_LENGTH } from '@contracts/constants.ts';
import type { AccountView } from '@contracts/views.ts';
import { Button, Container, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ButtonLink } from '../../components/links.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { showToast } from '../../components/toast.ts';
import { useDescribeError } from '../../components/use-describe-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { updateProfile } from '../../lib/api/account.ts';
import { ApiError } from '../../lib/api/http.ts';
import { userQuery } from '../../lib/api/queries.ts';
import { cityName } from '../shell/labels.ts';

const MIN_NAME_LENGTH = 2;

export function EditProfileScreen({ account }: { account: AccountView }) {
  const t = useText();
  const describe = useDescribeError();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: {
      name: account.name ?? '',
      email: account.email,
      phone: account.phone ?? '',
      city: account.city ?? DEFAULT_CITY,
      address: account.address ?? '',
    },
    validate: { name: (value) => (value.trim().length < MIN_NAME_LENGTH ? t('profile.nameTooShort') : null) },
  });
  const save = useMutation({
    mutationFn: updateProfile,
    onSuccess: async (saved) => {
      queryClient.setQueryData(userQuery().queryKey, saved);
      void showToast({ title: t('profile.updated'), tone: 'success' });
      await navigate({ to: '/profile' });
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        form.setErrors(Object.fromEntries(error.errors.map(({ field, message }) => [field, message])));
      }
      void showToast({ title: t('profile.updateFailed'), message: describe(error), tone: 'failure' });
    },
  });
  return (
    <Container size="xs" py="xl">
      <PageTitle mb="lg">{t('profile.edit')}</PageTitle>
      <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
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
            description={t('profile.emailFixed')}
            readOnly
            {...form.getInputProps('email')}
          />
          <TextInput
            type="tel"
            label={t('auth.phone')}
            autoComplete="tel"
            maxLength={MAX_LENGTH.phone}
            {...form.getInputProps('phone')}
          />
          <NativeSelect
            label={t('header.city')}
            data={CITIES.map((value) => ({ value, label: cityName(value) }))}
            {...form.getInputProps('city')}
          />
          <TextInput
            label={t('auth.address')}
            autoComplete="street-address"
            maxLength={MAX_LENGTH.address}
            {...form.getInputProps('address')}
          />
          <Group mt="sm">
            <Button type="submit" size="md" loading={save.isPending}>
              {t('action.save')}
            </Button>
            <ButtonLink to="/profile" size="md" variant="default">
              {t('action.cancel')}
            </ButtonLink>
          </Group>
        </Stack>
      </form>
    </Container>
  );
}
