import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

/** Asks before something that was typed is lost. `isDirty` is asked at the moment of leaving. */
export function LeaveDialog({ isDirty }: { isDirty: () => boolean }) {
  const t = useText();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isDirty,
    enableBeforeUnload: isDirty,
    withResolver: true,
  });
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      zIndex={400}
      title={
        <Text component="span" fw={700} size="xl">
          {t('menuEditor.leave.title')}
        </Text>
      }
      closeButtonProps={{ 'aria-label': t('action.close') }}
      attributes={NO_BANNER}
    >
      <Stack gap="lg">
        <Text>{t('menuEditor.leave.text')}</Text>
        <Group justify="flex-end">
          <Button variant="default" size="md" onClick={() => proceed?.()}>
            {t('menuEditor.leave.discard')}
          </Button>
          <Button size="md" data-autofocus onClick={() => reset?.()}>
            {t('menuEditor.leave.stay')}
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
