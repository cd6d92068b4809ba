import { Button } from '@mantine/core';
import { IconBike } from '@tabler/icons-react';
import { useState } from 'react';
import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useRiders } from './riders-context.ts';
import { RidersPanel } from './riders-panel.tsx';
import classes from './riders.module.css';

/** How many riders are on shift, and behind it who they are. */
export function RidersButton() {
  const t = useText();
  const riders = useRiders();
  const [isOpen, setOpen] = useState(false);
  if (riders === null) return null;
  const label = t('riders.open', { count: riders.onShift.length });
  return (
    <>
      <Button
        className={classes.open}
        variant="default"
        leftSection={<IconBike size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-label={label}
        data-empty={riders.onShift.length === 0 || undefined}
        onClick={() => setOpen(true)}
      >
        {riders.onShift.length}
      </Button>
      <span className="spoken" role="status">
        {label}
      </span>
      <SideDrawer opened={isOpen} onClose={() => setOpen(false)} title={t('riders.title')} widthPx={480}>
        <RidersPanel onShift={riders.onShift} />
      </SideDrawer>
    </>
  );
}
