import type { AccountView } from '@contracts/accounts/account-views.ts';
import { Alert, Group } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { dropEmailChange, sendEmailLink } from '../../../lib/api/account/account-links.ts';
import { userQuery } from '../../../lib/api/queries.ts';
import '@mantine/core/styles/Alert.layer.css';

/** What a mailbox has yet to confirm: the account's own address, or the one that is to take its place. */
export function EmailStanding({ account }: { account: AccountView }) {
  const t = useText();
  const describe = useDescribeError();
  const queryClient = useQueryClient();
  const pending = account.pendingEmail ?? null;
  const onError = (error: Error) =>
    void showToast({ title: t('profile.email.failed'), message: describe(error), tone: 'failure' });
  const send = useMutation({
    mutationFn: sendEmailLink,
    onSuccess: () => void showToast({ title: t('profile.email.sent'), tone: 'success' }),
    onError,
  });
  const drop = useMutation({
    mutationFn: dropEmailChange,
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: userQuery().queryKey });
      void showToast({ title: t('profile.email.kept'), tone: 'success' });
    },
    onError,
  });
  if (pending === null && account.isEmailVerified !== false) return null;
  return (
    <Alert
      component="section"
      role="region"
      aria-label={t('profile.email.standing')}
      color="gray"
      icon={<IconMail size={20} aria-hidden />}
      title={pending === null ? t('profile.email.unverified') : t('profile.email.pending')}
    >
      <p>
        {pending === null
          ? t('profile.email.unverifiedText', { email: account.email })
          : t('profile.email.pendingText', { email: pending, old: account.email })}
      </p>
      <Group gap="sm" mt="sm">
        <BusyButton variant="default" isBusy={send.isPending} onClick={() => send.mutate()}>
          {t('profile.email.again')}
        </BusyButton>
        {pending !== null && (
          <BusyButton variant="subtle" isBusy={drop.isPending} onClick={() => drop.mutate()}>
            {t('profile.email.keep')}
          </BusyButton>
        )}
      </Group>
    </Alert>
  );
}
