import { MAX_PASSKEY_NAME_LENGTH, type PasskeyView } from '@contracts/accounts/passkeys.ts';
import { Button, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { passkeysQuery, renamePasskey } from '../../lib/api/account/security.ts';
import { focusFirst, showRefusals } from '../../components/forms/form-refusals.ts';
import classes from './security.module.css';
import { useReasonOf } from './use-reason-of.ts';

interface Props {
  passkey: PasskeyView;
  onDone: () => void;
}

export function RenamePasskeyForm({ passkey: { id, name }, onDone }: Props) {
  const t = useText();
  const reasonOf = useReasonOf();
  const queryClient = useQueryClient();
  const form = useForm({
    initialValues: { name },
    validate: { name: (value) => (value.trim() === '' ? t('passkey.nameNeeded') : null) },
  });
  const rename = useMutation({
    mutationFn: (next: string) => renamePasskey(id, next),
    onSuccess: async () => {
      await queryClient.invalidateQueries(passkeysQuery());
      void showToast({ title: t('passkey.renamed'), tone: 'success' });
      onDone();
    },
    onError: (error) => {
      if (!showRefusals(form, error)) form.setErrors({ name: reasonOf(error) });
    },
  });
  const send = form.onSubmit(
    (values) => rename.mutate(values.name.trim()),
    (errors) => focusFirst(form, errors),
  );
  return (
    <form noValidate onSubmit={send} aria-busy={rename.isPending} className={classes.rename}>
      <TextInput
        className={classes.name}
        label={t('passkey.newName', { name })}
        maxLength={MAX_PASSKEY_NAME_LENGTH}
        required
        ref={focusOnce}
        {...form.getInputProps('name')}
      />
      <BusyButton type="submit" isBusy={rename.isPending}>
        {t('passkey.saveName')}
      </BusyButton>
      <Button variant="default" onClick={onDone}>
        {t('action.cancel')}
      </Button>
    </form>
  );
}

/** Whoever opened the form wants to type. */
function focusOnce(input: HTMLInputElement | null): void {
  input?.select();
}
