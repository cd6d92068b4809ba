import { MAX_STAFF, type StaffView } from '@contracts/restaurants/settings.ts';
import { Button, Text } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { deleteStaff, staffQuery } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { FreshData } from '../../../components/cards/fresh-data.tsx';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';
import { SettingsPage } from '../settings-page.tsx';
import { StaffForm, type StaffChange } from './staff-form.tsx';
import { StaffList } from './staff-list.tsx';
import classes from './staff-screen.module.css';

const RIGHTS = ['orders', 'load', 'menu', 'password'] as const;

export function StaffScreen() {
  const t = useText();
  return (
    <SettingsPage section="staff" lead={t('settings.staff.lead')}>
      <SettingsCard id="staff-rights" title={t('settings.staff.rights')}>
        <ul className={classes.rights}>
          {RIGHTS.map((right) => (
            <li key={right}>{t(`settings.staff.right.${right}`)}</li>
          ))}
        </ul>
        <Text c="dimmed">{t('settings.staff.noRight')}</Text>
      </SettingsCard>
      <FreshData query={staffQuery()}>{(staff) => <Staff staff={staff} />}</FreshData>
    </SettingsPage>
  );
}

function Staff({ staff }: { staff: StaffView[] }) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const [change, setChange] = useState<StaffChange | null>(null);
  const [leaving, setLeaving] = useState<StaffView | null>(null);
  const setStaff = (next: (held: StaffView[]) => StaffView[]) =>
    queryClient.setQueryData(staffQuery().queryKey, (held) => held && next(held));
  const remove = useMutation({
    mutationFn: ({ id }: StaffView) => deleteStaff(id),
    onSuccess: (_, { id, name }) => {
      setStaff((held) => held.filter((member) => member.id !== id));
      void showToast({ title: t('settings.staff.deleted', { name }), tone: 'success' });
    },
    onError: (error) => {
      void showToast({ title: t('settings.notSaved'), message: describe(error), tone: 'failure' });
    },
  });
  return (
    <SettingsCard id="staff-logins" title={t('settings.staff.logins')}>
      {staff.length === 0 && <Text c="dimmed">{t('settings.staff.empty')}</Text>}
      <StaffList staff={staff} onChange={setChange} onDelete={setLeaving} />
      <div>
        <Button
          size="md"
          disabled={staff.length >= MAX_STAFF}
          leftSection={<IconUserPlus size={20} aria-hidden />}
          onClick={() => setChange({ kind: 'add' })}
        >
          {t('settings.staff.add')}
        </Button>
      </div>
      <SideDrawer
        opened={change !== null}
        onClose={() => setChange(null)}
        title={change ? t(`settings.staff.title.${change.kind}`) : ''}
        widthPx={440}
      >
        {change && (
          <StaffForm
            change={change}
            onDone={(member) => {
              setStaff((held) => [...held.filter(({ id }) => id !== member.id), member].sort((a, b) => a.id - b.id));
              setChange(null);
            }}
          />
        )}
      </SideDrawer>
      {leaving && (
        <ConfirmDialog
          title={t('settings.staff.deleteTitle', { name: leaving.name })}
          text={t('settings.staff.deleteText')}
          confirm={t('settings.staff.delete')}
          onConfirm={() => {
            remove.mutate(leaving);
            setLeaving(null);
          }}
          onClose={() => setLeaving(null)}
        />
      )}
    </SettingsCard>
  );
}
