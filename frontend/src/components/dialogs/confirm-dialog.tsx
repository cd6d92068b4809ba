import { Button, Group, Text } from '@mantine/core';
import { Dialog } from './dialog.tsx';
import { useText } from '../../i18n/use-text.ts';

interface Props {
  title: string;
  text: string;
  /** The label of the button, which names what happens. */
  confirm: string;
  /** In place of a plain “Cancel”. */
  keep?: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, keep, onConfirm, onClose }: Props) {
  const t = useText();
  return (
    <Dialog onClose={onClose} title={title}>
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          {keep ?? t('action.cancel')}
        </Button>
        <Button color="danger" size="md" onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Dialog>
  );
}
