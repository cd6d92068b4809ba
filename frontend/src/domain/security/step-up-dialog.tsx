import { Button, Group, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { DialogFrame } from '../../components/dialogs/dialog.tsx';
import { useText } from '../../i18n/use-text.ts';
import { stepUp } from '../../lib/api/account/security.ts';
import { stepUpQuestionAtom } from '../../lib/api/account/step-up.ts';
import { showRefusals, submitOnce } from '../../components/forms/form-refusals.ts';
import { PasswordField } from '../../components/forms/password/password-field.tsx';
import { SubmitButton } from '../../components/forms/submit-button.tsx';
import classes from './security.module.css';
import { useReasonOf } from './use-reason-of.ts';

/** Above whatever was being done, which goes on where it was. */
export function StepUpDialog({ email }: { email: string }) {
  const t = useText();
  const question = useAtomValue(stepUpQuestionAtom);
  if (question === null) return null;
  return (
    <DialogFrame opened onClose={() => question.answer(false)} title={t('stepUp.title')} zIndex={400}>
      <StepUpForm email={email} onAnswer={question.answer} />
    </DialogFrame>
  );
}

function StepUpForm({ email, onAnswer }: { email: string; onAnswer: (isProved: boolean) => void }) {
  const t = useText();
  const reasonOf = useReasonOf();
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (value) => (value === '' ? t('stepUp.passwordNeeded') : null) },
  });
  const prove = useMutation({
    mutationFn: stepUp,
    onSuccess: () => onAnswer(true),
    onError: (error) => {
      if (!showRefusals(form, error)) form.setErrors({ password: reasonOf(error) });
    },
  });
  const send = submitOnce(form, prove);
  return (
    <form noValidate onSubmit={send} aria-busy={prove.isPending} className={classes.form}>
      <Text>{t('stepUp.text')}</Text>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={t('stepUp.password')}
        autoComplete="current-password"
        inputProps={{ ...form.getInputProps('password'), 'data-autofocus': true }}
      />
      <Group justify="flex-end">
        <Button variant="default" size="md" onClick={() => onAnswer(false)}>
          {t('action.cancel')}
        </Button>
        <SubmitButton isBusy={prove.isPending}>{t('stepUp.confirm')}</SubmitButton>
      </Group>
    </form>
  );
}
