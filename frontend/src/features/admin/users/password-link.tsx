import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import type { AdminUserDetailView } from '@contracts/admin/admin.ts';
import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionDialog } from '../../../components/dialogs/action-dialog.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { useText } from '../../../i18n/use-text.ts';
import { sendPasswordReset } from '../../../lib/api/admin/admin-tables.ts';

/** Has a link for a new password sent to the customer's own mailbox. */
export function PasswordLink({ user: { id, name, email } }: { user: AdminUserDetailView }) {
  const t = useText();
  const { user: admin } = useCurrentUser();
  const [isAsked, setAsked] = useState(false);
  const send = useMutation({
    mutationFn: () => sendPasswordReset(id),
    onSuccess: () => {
      void showToast({ title: t('tables.sendReset.done'), tone: 'success' });
      setAsked(false);
    },
  });
  if (!hasAdminRight(admin?.adminRole, 'send_password_resets')) return null;
  return (
    <>
      <Button
        mih={44}
        variant="default"
        leftSection={<IconKey size={18} aria-hidden />}
        onClick={() => {
          send.reset();
          setAsked(true);
        }}
      >
        {t('tables.sendReset')}
      </Button>
      {isAsked && (
        <ActionDialog
          title={t('tables.sendReset.title', { name })}
          text={t('tables.sendReset.text', { email })}
          confirm={t('tables.sendReset')}
          isBusy={send.isPending}
          error={send.error}
          onConfirm={() => send.mutate()}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}
