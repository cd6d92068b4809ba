import { MAX_BOARD_NOTE_LENGTH, SNOOZE_MINUTES, type SnoozeMinutes } from '@contracts/admin/admin-board.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { ActionDialog } from '../../components/dialogs/action-dialog.tsx';
import { ConfirmDialog } from '../../components/dialogs/confirm-dialog.tsx';
import { Dialog } from '../../components/dialogs/dialog.tsx';
import { LimitedTextarea } from '../../components/forms/limited-text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { lengthOf } from '../../lib/format/text-length.ts';
import classes from './board.module.css';

interface DialogProps<Answer> {
  /** The title of the entry. */
  of: string;
  onConfirm: (answer: Answer) => void;
  onClose: () => void;
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

/** What the other admins should know. */
export function NoteDialog({ of, onConfirm, onClose }: DialogProps<string>) {
  const t = useText();
  const [note, setNote] = useState('');
  const [isMissing, setMissing] = useState(false);
  const length = lengthOf(note.trim());
  const isGood = length > 0 && length <= MAX_BOARD_NOTE_LENGTH;
  return (
    <ActionDialog
      title={t('adminBoard.note.title', { entry: of })}
      text={t('adminBoard.note.text')}
      confirm={t('adminBoard.note.add')}
      isBusy={false}
      error={null}
      onConfirm={() => (isGood ? onConfirm(note.trim()) : setMissing(true))}
      onClose={onClose}
    >
      <LimitedTextarea
        label={t('adminBoard.note')}
        required
        data-autofocus
        max={MAX_BOARD_NOTE_LENGTH}
        value={note}
        error={isMissing && !isGood ? t('adminBoard.note.missing') : undefined}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </ActionDialog>
  );
}

export function SnoozeDialog({ of, onConfirm, onClose }: DialogProps<SnoozeMinutes>) {
  const t = useText();
  return (
    <Dialog title={t('adminBoard.snooze.title', { entry: of })} onClose={onClose}>
      <p>{t('adminBoard.snooze.text')}</p>
      <div className={classes.choices}>
        {SNOOZE_MINUTES.filter((minutes) => minutes > 0).map((minutes, index) => (
          <Button
            key={minutes}
            variant="default"
            size="md"
            data-autofocus={index === 0 || undefined}
            onClick={() => onConfirm(minutes)}
          >
            {minutes < 60
              ? t('adminBoard.pause.minutes', { count: minutes })
              : t('approvals.hours', { count: minutes / 60 })}
          </Button>
        ))}
      </div>
    </Dialog>
  );
}
