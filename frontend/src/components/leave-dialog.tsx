import { Button, Group, Modal, Text } from '@mantine/core';
import { useBlocker } from '@tanstack/react-router';
import { useText } from '../i18n/use-text.ts';
import '@mantine/core/styles/Modal.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Overlay.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

interface Props {
  isNeeded: () => boolean;
  /** In the address that the screen's people get. */
  texts: { title: string; text: string; stay: string; discard: string };
}

/** Asks before what was typed is lost: on the way to another screen here, and by the browser's own words elsewhere. */
export function LeaveDialog({ isNeeded, texts }: Props) {
  const t = useText();
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: isNeeded,
    enableBeforeUnload: isNeeded,
    withResolver: true,
  });
  return (
    <Modal
      opened={status === 'blocked'}
      onClose={() => reset?.()}
      title={texts.title}
      closeButtonProps={{ 'aria-label': t('action.close') }}
      attributes={NO_BANNER}
    >
      <Text mb="lg">{texts.text}</Text>
      <Group>
        <Button onClick={() => reset?.()} data-autofocus>
          {texts.stay}
        </Button>
        <Button variant="default" onClick={() => proceed?.()}>
          {texts.discard}
        </Button>
      </Group>
    </Modal>
  );
}
