import { Switch } from '@mantine/core';
import { useAtom } from 'jotai';
import { useText } from '../../../i18n/use-text.ts';
import { printsOnAcceptAtom } from './ticket-jobs.ts';
import '@mantine/core/styles/Switch.layer.css';

export function AutoPrintSwitch() {
  const t = useText();
  const [isOn, setOn] = useAtom(printsOnAcceptAtom);
  return (
    <Switch
      size="md"
      checked={isOn}
      label={t('ticket.auto')}
      description={t('ticket.autoHint')}
      onChange={(event) => setOn(event.currentTarget.checked)}
    />
  );
}
