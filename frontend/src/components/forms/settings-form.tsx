import { Button, Text } from '@mantine/core';
import type { ReactNode, SyntheticEvent } from 'react';
import { LeaveDialog } from '../dialogs/leave-dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import { SubmitButton } from './submit-button.tsx';
import classes from './settings-form.module.css';

interface Props {
  submit: (event: SyntheticEvent<HTMLFormElement>) => void;
  isSaving: boolean;
  isDirty: boolean;
  onDiscard: () => void;
  /** On its button, where it is not the usual. */
  saveLabel?: string;
  children: ReactNode;
}

/** Its bar stays in sight while something is unsaved. */
export function SettingsForm({ submit, isSaving, isDirty, onDiscard, saveLabel, children }: Props) {
  const t = useText();
  return (
    <form noValidate onSubmit={submit} aria-busy={isSaving} className={classes.form}>
      {children}
      <div className={classes.bar} data-dirty={isDirty || undefined}>
        <Text className={classes.state} role="status">
          {isDirty ? t('settings.unsaved') : ''}
        </Text>
        {isDirty && (
          <Button variant="default" size="md" onClick={onDiscard}>
            {t('settings.discard')}
          </Button>
        )}
        <SubmitButton isBusy={isSaving}>{saveLabel ?? t('action.save')}</SubmitButton>
      </div>
      <LeaveDialog
        isNeeded={() => isDirty}
        texts={{
          title: t('settings.leave.title'),
          text: t('settings.leave.text'),
          stay: t('settings.leave.stay'),
          discard: t('settings.leave.discard'),
        }}
      />
    </form>
  );
}
