import { PAUSE_MINUTES, UNTIL_TOMORROW, type PauseRequest } from '@contracts/load.ts';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusBack } from '../../components/use-focus-back.ts';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Modal.layer.css';

/** Mantine's `<header>` would be a second banner to those who listen to the page. */
const NO_BANNER = { header: { role: 'presentation' } };

interface FrameProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

function Frame({ title, onClose, children }: FrameProps) {
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
      <Stack gap="lg">{children}</Stack>
    </Modal>
  );
}

interface DialogProps<Answer> {
  /** The entry's title. */
  of: string;
  onConfirm: (answer: Answer) => void;
  onClose: () => void;
}

export function PauseDialog({ of, onConfirm, onClose }: DialogProps<PauseRequest>) {
  const t = useText();
  return (
    <Frame title={t('adminBoard.pause.title')} onClose={onClose}>
      <Text>{t('adminBoard.pause.text', { restaurant: of })}</Text>
      <Stack gap="xs">
        {PAUSE_MINUTES.map((minutes, index) => (
          <Button
            key={minutes}
            variant="default"
            size="md"
            data-autofocus={index === 0 || undefined}
            onClick={() => onConfirm({ minutes })}
          >
            {t('adminBoard.pause.minutes', { count: minutes })}
          </Button>
        ))}
        <Button variant="default" size="md" onClick={() => onConfirm({ until: UNTIL_TOMORROW })}>
          {t('adminBoard.pause.tomorrow')}
        </Button>
      </Stack>
    </Frame>
  );
}

export function DropDialog({ of, onConfirm, onClose }: DialogProps<void>) {
  const t = useText();
  return (
    <Frame title={t('adminBoard.drop.title')} onClose={onClose}>
      <Text>{t('adminBoard.drop.text', { entry: of })}</Text>
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={onClose} data-autofocus>
          {t('adminBoard.keep')}
        </Button>
        <Button size="md" color="danger" onClick={() => onConfirm()}>
          {t('adminBoard.action.drop')}
        </Button>
      </Group>
    </Frame>
  );
}
