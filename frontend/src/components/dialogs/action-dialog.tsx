import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { BusyButton } from '../buttons/busy-button.tsx';
import { Dialog } from './dialog.tsx';
import { useDescribePanelError } from '../notices/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { isAtFields } from '../../lib/http/refusals.ts';
import classes from './detail-drawer.module.css';

/** A group of choices cannot be invalid itself. */
const REFUSED = '[aria-invalid="true"], [data-refused] input';

interface Props {
  title: string;
  text: string;
  /** The label of the button, which names what happens. */
  confirm: string;
  isDangerous?: boolean;
  isBusy: boolean;
  error: Error | null;
  /** Those of the request that stand in it and tell what is refused of them. */
  fields?: readonly string[];
  onConfirm: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/**
 * Asks once more before an intervention, with what it needs to know. A refusal is told at its field, or here when it
 * has none, and nothing typed is lost.
 */
export function ActionDialog(props: Props) {
  const { title, text, confirm, isDangerous = false, isBusy, error, fields = [], onConfirm, onClose } = props;
  const t = useText();
  const describe = useDescribePanelError();
  const body = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  // After a refusal here or by the server.
  useEffect(() => body.current?.querySelector<HTMLElement>(REFUSED)?.focus(), [attempts, error]);
  const confirmNow = () => {
    setAttempts((count) => count + 1);
    onConfirm();
  };
  return (
    <Dialog onClose={onClose} title={title}>
      <Stack gap="md" ref={body}>
        <Text>{text}</Text>
        {props.children}
        {error && !isAtFields(error, fields) && (
          <p role="alert" className={classes.refusal}>
            <strong>{t('tables.refused')}</strong> {describe(error)}
          </p>
        )}
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose}>
            {t('action.back')}
          </Button>
          <BusyButton size="md" {...(isDangerous && { color: 'danger' })} isBusy={isBusy} onClick={confirmNow}>
            {confirm}
          </BusyButton>
        </Group>
      </Stack>
    </Dialog>
  );
}
