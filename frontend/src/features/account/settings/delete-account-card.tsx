import { Alert, Button, Group, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { TextLink } from '../../../components/links.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { deleteAccount } from '../../../lib/api/account/account.ts';
import { isApiError } from '../../../lib/http/http.ts';
import { useSessionChange } from '../../../domain/session/session.ts';
import { AccountCard } from '../../../components/page/account-page.tsx';
import { showRefusals, submitOnce } from '../../../components/forms/form-refusals.ts';
import { PasswordField } from '../../../components/forms/password/password-field.tsx';
import { SubmitButton } from '../../../components/forms/submit-button.tsx';
import '@mantine/core/styles/Alert.layer.css';

const GOES = ['data.delete.goes.profile', 'data.delete.goes.lists', 'data.delete.goes.sessions'] as const;
const STAYS = ['data.delete.stays.orders', 'data.delete.stays.reviews'] as const;

/** What deletion takes and what it leaves, before the password is asked for. */
export function DeleteAccountCard({ email }: { email: string }) {
  const t = useText();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <AccountCard title={t('data.delete')} tone="danger">
      <p>{t('data.delete.goes')}</p>
      <ul>
        {GOES.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      <p>{t('data.delete.stays')}</p>
      <ul>
        {STAYS.map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {isWanted ? (
        <DeleteForm email={email} onCancel={() => setIsWanted(false)} />
      ) : (
        <Button
          variant="outline"
          color="danger"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setIsWanted(true)}
        >
          {t('data.delete')}
        </Button>
      )}
    </AccountCard>
  );
}

function DeleteForm({ email, onCancel }: { email: string; onCancel: () => void }) {
  const t = useText();
  const describe = useDescribeError();
  const changeSession = useSessionChange();
  const router = useRouter();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? t('auth.passwordRequired') : null) },
  });
  const erase = useMutation({
    mutationFn: deleteAccount,
    onSuccess: async () => {
      // Away first: the screen below needs the account that is about to be gone.
      await router.navigate({ to: '/' });
      changeSession(null);
      void showToast({ title: t('data.delete.done'), message: t('data.delete.doneText'), tone: 'success' });
    },
    onError: (error) => {
      showRefusals(form, error);
    },
  });
  const send = submitOnce(form, erase);
  const isRefusedElsewhere = erase.error !== null && !isApiError(erase.error, 'validation_failed');
  return (
    <form noValidate onSubmit={send} aria-busy={erase.isPending}>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Stack>
        <PasswordField
          label={t('data.delete.password')}
          autoComplete="current-password"
          inputProps={{ ...form.getInputProps('password'), 'data-autofocus': true, autoFocus: true }}
        />
        <div role="alert">
          {isRefusedElsewhere && (
            <Alert role="presentation" color="danger">
              {describe(erase.error)}{' '}
              {isApiError(erase.error, 'open_orders') && <TextLink to="/orders">{t('header.orders')}</TextLink>}
            </Alert>
          )}
        </div>
        <Group>
          <SubmitButton isBusy={erase.isPending} color="danger">
            {t('data.delete.confirm')}
          </SubmitButton>
          <Button size="md" variant="default" onClick={onCancel}>
            {t('action.cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
