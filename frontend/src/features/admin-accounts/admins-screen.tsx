import type { AdminAccountView } from '@contracts/admin/admin.ts';
import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SideDrawer } from '../../components/dialogs/side-drawer.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useDescribePanelError } from '../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { adminsQuery, removeAdmin, resetSecondFactor } from '../../lib/api/admin/admin-accounts.ts';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { FreshData } from '../../components/cards/fresh-data.tsx';
import { SettingsCard } from '../../components/cards/settings-card.tsx';
import { AdminForm, type AdminChange } from './admin-form.tsx';
import { AdminList } from './admin-list.tsx';
import { StepUpDialog } from '../../domain/security/step-up-dialog.tsx';
import classes from './admins-screen.module.css';
import { NeedsRight } from '../../domain/admin/needs-right.tsx';
import { RoleGuide } from './role-guide.tsx';
import { useAccount } from '../../domain/session/use-account.ts';
import { PanelTitle } from '../../components/page/panel-title.tsx';

export function AdminsScreen() {
  const t = useText();
  const account = useAccount();
  const title = t('admin.nav.admins');
  return (
    <NeedsRight right="manage_admins" title={title}>
      <div className={classes.page}>
        <PanelTitle title={title} lead={t('admins.lead')} />
        <FreshData query={adminsQuery()}>{(admins) => <Admins admins={admins} ownId={account.id} />}</FreshData>
        <RoleGuide />
        <StepUpDialog email={account.email} />
      </div>
    </NeedsRight>
  );
}

interface Question {
  kind: 'remove' | 'resetFactor';
  admin: AdminAccountView;
}

function Admins({ admins, ownId }: { admins: AdminAccountView[]; ownId: number }) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const [change, setChange] = useState<AdminChange | null>(null);
  const [question, setQuestion] = useState<Question | null>(null);
  const reread = () => void queryClient.invalidateQueries(adminsQuery());
  const settle = useMutation({
    mutationFn: ({ kind, admin }: Question) =>
      kind === 'remove' ? removeAdmin(admin.id) : resetSecondFactor(admin.id),
    onSuccess: (_, { kind, admin }) => {
      void showToast({ title: t(`admins.done.${kind}`, { name: admin.name ?? admin.email }), tone: 'success' });
    },
    onError: (error) => {
      void showToast({ title: t('admins.notSaved'), message: describe(error), tone: 'failure' });
    },
    onSettled: reread,
  });
  return (
    <SettingsCard id="admin-accounts" title={t('admins.accounts')}>
      <AdminList
        admins={admins}
        ownId={ownId}
        onChange={setChange}
        onRemove={(admin) => setQuestion({ kind: 'remove', admin })}
        onResetFactor={(admin) => setQuestion({ kind: 'resetFactor', admin })}
      />
      <div>
        <Button
          size="md"
          leftSection={<IconUserPlus size={20} aria-hidden />}
          onClick={() => setChange({ kind: 'add' })}
        >
          {t('admins.add')}
        </Button>
      </div>
      <SideDrawer
        opened={change !== null}
        onClose={() => setChange(null)}
        title={change ? t(`admins.title.${change.kind}`) : ''}
        widthPx={480}
      >
        {change && (
          <AdminForm
            change={change}
            onDone={() => {
              reread();
              setChange(null);
            }}
          />
        )}
      </SideDrawer>
      {question && (
        <ConfirmDialog
          title={t(`admins.${question.kind}Title`, { name: question.admin.name ?? question.admin.email })}
          text={t(`admins.${question.kind}Text`)}
          confirm={t(`admins.${question.kind}`)}
          onConfirm={() => {
            settle.mutate(question);
            setQuestion(null);
          }}
          onClose={() => setQuestion(null)}
        />
      )}
    </SettingsCard>
  );
}
