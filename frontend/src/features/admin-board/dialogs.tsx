import { PAUSE_MINUTES, UNTIL_TOMORROW } from '@contracts/restaurants/capacity.ts';
import type { PauseRequest } from '@contracts/http/requests.gen.ts';
import { Button, Stack, Text } from '@mantine/core';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';

interface DialogProps<Answer> {
  /** The title of the entry. */
  of: string;
  onConfirm: (answer: Answer) => void;
  onClose: () => void;
}

export function PauseDialog({ of, onConfirm, onClose }: DialogProps<PauseRequest>) {
  const t = useText();
  return (
    <Dialog title={t('adminBoard.pause.title')} onClose={onClose}>
      <Stack gap="lg">
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
      </Stack>
    </Dialog>
  );
}

export function DropDialog({ of, onConfirm, onClose }: DialogProps<void>) {
  const t = useText();
  return (
    <ConfirmDialog
      title={t('adminBoard.drop.title')}
      text={t('adminBoard.drop.text', { entry: of })}
      confirm={t('adminBoard.action.drop')}
      keep={t('adminBoard.keep')}
      onConfirm={() => onConfirm()}
      onClose={onClose}
    />
  );
}
