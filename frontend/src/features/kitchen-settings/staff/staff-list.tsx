import type { StaffView } from '@contracts/restaurants/settings.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconKey, IconPencil, IconTrash } from '@tabler/icons-react';
import { useText } from '../../../i18n/use-text.ts';
import { formatShortDate } from '../../../lib/format/dates/dates.ts';
import type { StaffChange } from './staff-form.tsx';
import classes from './staff-screen.module.css';

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
        const { id, name, email, createdAt } = member;
        const action = (what: 'rename' | 'reset' | 'delete') => ({
          mih: 44,
          'aria-label': t(`settings.staff.${what}Of`, { name }),
        });
        return (
          <li key={id} className={classes.member}>
            <div className={classes.who}>
              <strong>{name}</strong>
              <span>{email}</span>
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
