import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import type { AdminUserDetailView } from '@contracts/admin/admin.ts';
import { Button } from '@mantine/core';
import { IconLock, IconLockOpen } from '@tabler/icons-react';
import { useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { closeAccount, reopenAccount } from '../../../lib/api/admin/admin-moderation.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { ReasonedDialog } from './reasoned-dialog.tsx';

interface Props {
  user: Pick<AdminUserDetailView, 'id' | 'name' | 'closedAt'>;
  /** Also after a refusal: what is shown is out of date then. */
  onDone: () => void;
}

/** Closes an account, or opens it again, with the reasons that its person is told. */
export function AccountActions({ user: { id, name, closedAt }, onDone }: Props) {
  const t = useText();
  const { user: admin } = useCurrentUser();
  const [asked, setAsked] = useState<'close' | 'reopen' | null>(null);
  if (!hasAdminRight(admin?.adminRole, 'moderate')) return null;
  const isClosed = closedAt !== null;
  const shared = { onSettled: onDone, onClose: () => setAsked(null) };
  return (
    <>
      <Button
        mih={44}
        variant="outline"
        color={isClosed ? 'herb' : 'danger'}
        leftSection={isClosed ? <IconLockOpen size={18} aria-hidden /> : <IconLock size={18} aria-hidden />}
        onClick={() => setAsked(isClosed ? 'reopen' : 'close')}
      >
        {t(isClosed ? 'adminModeration.reopen' : 'adminModeration.close')}
      </Button>
      {asked === 'close' && (
        <ReasonedDialog
          title={t('adminModeration.close.title', { name })}
          text={t('adminModeration.close.text')}
          confirm={t('adminModeration.close')}
          isDangerous
          outcomes={[{ value: 'close', label: t('adminModeration.close') }]}
          ground={null}
          hint={t('adminModeration.facts')}
          send={({ ground, reason }) => closeAccount(id, { ground, reason })}
          done={t('adminModeration.close.done')}
          {...shared}
        />
      )}
      {asked === 'reopen' && (
        <ReasonedDialog
          title={t('adminModeration.reopen.title', { name })}
          text={t('adminModeration.reopen.text')}
          confirm={t('adminModeration.reopen')}
          outcomes={[{ value: 'reopen', label: t('adminModeration.reopen') }]}
          hint={t('adminModeration.facts')}
          send={({ reason }) => reopenAccount(id, { reason })}
          done={t('adminModeration.reopen.done')}
          {...shared}
        />
      )}
    </>
  );
}
