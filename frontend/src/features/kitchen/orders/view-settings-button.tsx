import { ActionIcon, Popover, Stack, Switch } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useAtom } from 'jotai';
import { useText } from '../../../i18n/use-text.ts';
import { ticketViewAtom } from '../state/view-settings.ts';
import { AutoPrintSwitch } from '../paper/auto-print-switch.tsx';
import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Switch.layer.css';

/** What this device shows and does, kept on it. */
export function ViewSettingsButton() {
  const t = useText();
  const [view, setView] = useAtom(ticketViewAtom);
  return (
    <Popover width={300} position="bottom-end" shadow="md" trapFocus>
      <Popover.Target>
        <ActionIcon size={44} variant="default" aria-label={t('queue.view.open')}>
          <IconAdjustmentsHorizontal size={22} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={t('queue.view.open')}>
        <Stack gap="md">
          <Switch
            size="md"
            checked={view === 'compact'}
            label={t('queue.view.compact')}
            description={t('queue.view.compactHint')}
            onChange={({ currentTarget }) => setView(currentTarget.checked ? 'compact' : 'roomy')}
          />
          <AutoPrintSwitch />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
