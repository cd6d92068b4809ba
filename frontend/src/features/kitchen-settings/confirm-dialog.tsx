import { Button, Group, Modal, Text } from '@mantine/core';
import { useFocusBack } from '../../components/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

interface Props {
  title: string;
  text: string;
  /** Names what happens. */
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks once more before something that cannot be taken back. */
export function ConfirmDialog({ title, text, confirm, onConfirm, onClose }: Props) {
  const t = useText();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={700} size="xl">
          {title}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('action.close') }}
      attributes={NO_BANNER}
    >
      <Text mb="lg">{text}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          {t('action.cancel')}
        </Button>
        <Button color="danger" size="md" onClick={onConfirm}>
          {confirm}
        </Button>
      </Group>
    </Modal>
  );
}
