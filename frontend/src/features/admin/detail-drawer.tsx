import { Button, Stack, Text } from '@mantine/core';
import { IconInfoCircle, IconPencil } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { SideDrawer } from '../../components/side-drawer.tsx';
import { useFocusBack } from '../../components/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './detail-drawer.module.css';

export interface Detail {
  label: string;
  value: ReactNode;
}

interface Props {
  title: string;
  details: readonly Detail[];
  /** Shows the edit button with the reason why it rests. */
  withEdit?: boolean;
  onClose: () => void;
}

/** All that a row knows. */
export default function DetailDrawer({ title, details, withEdit = false, onClose }: Props) {
  const t = useText();
  useFocusBack();
  return (
    <SideDrawer opened onClose={onClose} widthPx={440} title={title}>
      <Stack gap="lg">
        <dl className={classes.details}>
          {details.map(({ label, value }) => (
            <div key={label} className={classes.row}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {withEdit && (
          <>
            <Text className={classes.note} id="edit-note">
              <IconInfoCircle size={20} aria-hidden />
              {t('admin.edit.later')}
            </Text>
            <div>
              <Button disabled aria-describedby="edit-note" leftSection={<IconPencil size={18} aria-hidden />}>
                {t('admin.action.edit')}
              </Button>
            </div>
          </>
        )}
      </Stack>
    </SideDrawer>
  );
}
