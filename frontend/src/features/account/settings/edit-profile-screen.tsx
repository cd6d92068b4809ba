import { isPhone } from '@contracts/accounts/phone.ts';
import { DEFAULT_CITY } from '@contracts/constants.ts';
import { Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import { EmailField } from '../../../components/forms/email-field.tsx';
import { LeaveDialog } from '../../../components/dialogs/leave-dialog.tsx';
import { ButtonLink, TextLink } from '../../../components/links.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { updateProfile } from '../../../lib/api/account/account.ts';
import { userQuery } from '../../../lib/api/queries.ts';
import { isEmail } from '../../../lib/format/email.ts';
import { AccountCard, AccountPage } from '../../../components/page/account-page.tsx';
import { showRefusals, submitOnce } from '../../../components/forms/form-refusals.ts';
import { PasswordField } from '../../../components/forms/password/password-field.tsx';
import { ContactFields, NameField } from '../person-fields.tsx';
import { SubmitButton } from '../../../components/forms/submit-button.tsx';
import { useAccount } from '../../../domain/session/use-account.ts';

const MIN_NAME_LENGTH = 2;

export function EditProfileScreen() {
  const t = useText();
  const account = useAccount();
  const describe = useDescribeError();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const isSaved = useRef(false);
  const isNew = (email: string) => email.trim().toLowerCase() !== account.email;
  const form = useForm({
    initialValues: {
      name: account.name ?? '',
      email: account.email,
      currentPassword: '',
      phone: account.phone ?? '',
      city: account.city ?? DEFAULT_CITY,
    },
    validate: {
      name: (value) => (value.trim().length < MIN_NAME_LENGTH ? t('profile.nameTooShort') : null),
      email: (value) => (isEmail(value) ? null : t('profile.email.invalid')),
      phone: (value) => (value.trim() === '' || isPhone(value) ? null : t('auth.invalidPhone')),
      currentPassword: (value, { email }) => (value === '' && isNew(email) ? t('auth.passwordRequired') : null),
    },
  });
  const save = useMutation({
    mutationFn: ({ currentPassword, ...profile }: typeof form.values) =>
      updateProfile({
        ...profile,
        email: profile.email.trim(),
        ...(isNew(profile.email) && { currentPassword }),
      }),
    onSuccess: async (saved) => {
      isSaved.current = true;
      queryClient.setQueryData(userQuery().queryKey, saved);
      void showToast(
        isNew(form.values.email)
          ? { title: t('profile.email.sent'), message: t('profile.email.sentText'), tone: 'success' }
          : { title: t('profile.updated'), tone: 'success' },
      );
      await navigate({ to: '/profile' });
    },
    onError: (error) => {
      showRefusals(form, error);
      void showToast({ title: t('profile.updateFailed'), message: describe(error), tone: 'failure' });
    },
  });
  const send = submitOnce(form, save);
  return (
    <AccountPage title={t('profile.edit')}>
      <AccountCard>
        <form noValidate onSubmit={send} aria-busy={save.isPending}>
          <Stack>
            <NameField inputProps={form.getInputProps} />
            <EmailField description={t('profile.email.hint')} {...form.getInputProps('email')} />
            {isNew(form.values.email) && (
              <PasswordField
                label={t('profile.email.password')}
                autoComplete="current-password"
                inputProps={form.getInputProps('currentPassword')}
              />
            )}
            <ContactFields inputProps={form.getInputProps} />
            <div>
              <TextLink to="/profile/addresses">{t('profile.addresses')}</TextLink>
            </div>
            <Group mt="sm">
              <SubmitButton isBusy={save.isPending}>{t('action.save')}</SubmitButton>
              <ButtonLink to="/profile" size="md" variant="default">
                {t('action.cancel')}
              </ButtonLink>
            </Group>
          </Stack>
        </form>
      </AccountCard>
      <LeaveDialog
        isNeeded={() => form.isDirty() && !isSaved.current}
        texts={{
          title: t('profile.unsaved'),
          text: t('profile.unsavedText'),
          stay: t('profile.stay'),
          discard: t('profile.discard'),
        }}
      />
    </AccountPage>
  );
}
