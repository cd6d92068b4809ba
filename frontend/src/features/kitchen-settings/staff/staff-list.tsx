import type { StaffView } from '@contracts/restaurants/settings.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconBike, IconKey, IconPencil, IconToolsKitchen2, IconTrash } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { formatShortDate } from '../../../lib/format/dates/dates.ts';
import type { StaffChange } from './staff-form.tsx';
import classes from './staff-screen.module.css';

const DUTY_ICONS = { kitchen: IconToolsKitchen2, rider: IconBike } as const;

interface Props {
  staff: readonly StaffView[];
  onChange: (change: StaffChange) => void;
  onDelete: (member: StaffView) => void;
}

export function StaffList({ staff, onChange, onDelete }: Props) {
  const t = useText();
  if (staff.length === 0) return null;
  return (
    <ul className={classes.list}>
      {staff.map((member) => {
        const { id, name, email, duty, createdAt } = member;
        const DutyIcon = DUTY_ICONS[duty];
        const action = (what: 'rename' | 'duty' | 'reset' | 'delete') => ({
          mih: 44,
          'aria-label': t(`settings.staff.${what}Of`, { name }),
        });
        return (
          <li key={id} className={classes.member}>
            <div className={classes.who}>
              <strong>{name}</strong>
              <span>{email}</span>
              <span className={classes.duty}>
                <DutyIcon size={18} aria-hidden />
                {t(`settings.staff.duty.${duty}`)}
              </span>
              <Text component="span" size="sm" c="dimmed">
                {t('settings.staff.since', { date: formatShortDate(createdAt) })}
              </Text>
            </div>
            <Group gap="xs">
              <Button
                {...action('rename')}
                variant="default"
                leftSection={<IconPencil size={18} aria-hidden />}
                onClick={() => onChange({ kind: 'rename', member })}
              >
                {t('settings.staff.rename')}
              </Button>
              <Button
                {...action('duty')}
                variant="default"
                leftSection={<IconBike size={18} aria-hidden />}
                onClick={() => onChange({ kind: 'duty', member })}
              >
                {t('settings.staff.changeDuty')}
              </Button>
              <Button
                {...action('reset')}
                variant="default"
                leftSection={<IconKey size={18} aria-hidden />}
                onClick={() => onChange({ kind: 'reset', member })}
              >
                {t('settings.staff.reset')}
              </Button>
              <Button
                {...action('delete')}
                variant="subtle"
                color="danger"
                leftSection={<IconTrash size={18} aria-hidden />}
                onClick={() => onDelete(member)}
              >
                {t('settings.staff.delete')}
              </Button>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
