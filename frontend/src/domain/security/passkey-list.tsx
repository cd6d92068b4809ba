import type { AddedPasskeyView, PasskeyView } from '@contracts/accounts/passkeys.ts';
import { MAX_PASSKEY_NAME_LENGTH } from '@contracts/accounts/passkeys.ts';
import { Group, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { showToast } from '../../components/notices/toast.ts';
import { useText } from '../../i18n/use-text.ts';
import { passkeysQuery, removePasskey } from '../../lib/api/account/security.ts';
import { withStepUp } from '../../lib/api/account/step-up.ts';
import { PasskeyRow } from './passkey-row.tsx';
import classes from './security.module.css';
import { useAddPasskey } from './use-add-passkey.ts';
import { useReasonOf } from './use-reason-of.ts';

interface Props {
  passkeys: PasskeyView[];
  onAdded?: ((added: AddedPasskeyView) => void) | undefined;
  /** Of an admin it may have been the last second factor. */
  onRemoved?: (() => void) | undefined;
}

export function PasskeyList({ passkeys, onAdded, onRemoved }: Props) {
  const t = useText();
  const reasonOf = useReasonOf();
  const queryClient = useQueryClient();
  const add = useAddPasskey(onAdded);
  const remove = useMutation({
    mutationFn: (id: number) => withStepUp(() => removePasskey(id)),
    onSuccess: () => {
      void showToast({ title: t('passkey.removed'), tone: 'success' });
      onRemoved?.();
    },
    onError: (error) => {
      void showToast({ title: t('passkey.notRemoved'), message: reasonOf(error), tone: 'failure' });
    },
    onSettled: () => queryClient.invalidateQueries(passkeysQuery()),
  });
  const form = useForm({
    initialValues: { name: '' },
    validate: { name: (value) => (value.trim() === '' ? t('passkey.nameNeeded') : null) },
  });
  const send = form.onSubmit(({ name }) => {
    add.mutate(name.trim(), { onSuccess: () => form.reset() });
  });
  return (
    <>
      <Text c="dimmed">{t('passkey.lead')}</Text>
      {passkeys.length > 0 && (
        <ul className={classes.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey}>
              <BusyButton
                variant="default"
                aria-label={t('passkey.removeOf', { name: passkey.name })}
                isBusy={remove.isPending && remove.variables === passkey.id}
                isHeld={remove.isPending}
                onClick={() => remove.mutate(passkey.id)}
              >
                {t('passkey.remove')}
              </BusyButton>
            </PasskeyRow>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={send} aria-busy={add.isPending}>
        <Group gap="sm" align="end" wrap="wrap">
          <TextInput
            className={classes.name}
            label={t('passkey.name')}
            description={t('passkey.nameHint')}
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            required
            {...form.getInputProps('name')}
          />
          <BusyButton type="submit" size="md" variant="default" isBusy={add.isPending}>
            {t('passkey.add')}
          </BusyButton>
        </Group>
      </form>
    </>
  );
}
