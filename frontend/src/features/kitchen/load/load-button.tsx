import { Button } from '@mantine/core';
import { IconGauge } from '@tabler/icons-react';
import { useState } from 'react';
import { SideDrawer } from '../../../components/dialogs/side-drawer.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { OpenState } from '../open-state/use-open-state.ts';
import { LoadPanel } from './load-panel.tsx';
import type { Load } from './state/use-load.ts';

interface Props {
  load: Load;
  openState: OpenState;
}

/** In the bar of every screen. */
export function LoadButton({ load, openState }: Props) {
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
        <LoadPanel load={load} openState={openState} />
      </SideDrawer>
    </>
  );
}
