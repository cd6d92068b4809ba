import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useFocusBack } from '../../components/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

interface Props {
  onConfirm: () => void;
  onClose: () => void;
}

export default function RemoveDialog({ onConfirm, onClose }: Props) {
  const t = useText();
  useFocusBack();
  return (
    <Modal
      opened
      onClose={onClose}
      title={
        <Text component="span" fw={700} size="xl">
          {t('till.removeTitle')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('action.close') }}
      attributes={NO_BANNER}
    >
      <Stack gap="lg">
        <Text>{t('till.removeText')}</Text>
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={onClose} data-autofocus>
            {t('till.keep')}
          </Button>
          <Button color="danger" size="md" onClick={onConfirm}>
            {t('till.remove')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
