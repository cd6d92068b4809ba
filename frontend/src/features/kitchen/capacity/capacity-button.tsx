import { Button } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { useState } from 'react';
import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { OpenState } from '../open-state/use-open-state.ts';
import { CapacityPanel } from './capacity-panel.tsx';
import type { Capacity } from './state/use-capacity.ts';

interface Props {
  capacity: Capacity;
  openState: OpenState;
}

/** In the bar of every screen. */
export function CapacityButton({ capacity, openState }: Props) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="md"
        leftSection={<IconGauge size={20} aria-hidden />}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      >
        {t('load.title')}
      </Button>
      <SideDrawer opened={isOpen} onClose={() => setOpen(false)} title={t('load.title')} widthPx={440}>
        <CapacityPanel capacity={capacity} openState={openState} />
      </SideDrawer>
    </>
  );
}
