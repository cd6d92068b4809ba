import { MAX_POS_URL_LENGTH, POS_KEY_LENGTH, type PosView } from '@contracts/restaurants/settings.ts';
import type { PosRequest } from '@contracts/http/requests.gen.ts';
import { Button, Group, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconCircleCheck, IconDeviceFloppy, IconInfoCircle } from '@tabler/icons-react';
import { useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ApiError } from '../../../lib/http/http.ts';
import { posQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { changePos } from '../../../lib/api/kitchen/pos.ts';
import classes from './pos.module.css';
import { PosTest } from './pos-test.tsx';
import '@mantine/core/styles/PasswordInput.layer.css';

/** Both are written and never read: what is saved shows as saved. */
export function PosConnection({ pos }: { pos: PosView }) {
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const form = useForm({ initialValues: { posApiUrl: '', posApiKey: '' } });
  const isReady = pos.isUrlSet && pos.isKeySet;
  const save = useMutation({
    mutationFn: changePos,
    onSuccess: (saved, { posApiUrl }) => {
      queryClient.setQueryData(posQuery().queryKey, saved);
      form.reset();
      void showToast({ title: posApiUrl === null ? t('till.removed') : t('till.saved'), tone: 'success' });
    },
    onError: (error) => {
      const refused = error instanceof ApiError ? error.errors : [];
      form.setErrors(Object.fromEntries(refused.map(({ field, message }) => [field, message])));
      form.getInputNode(refused[0]?.field ?? '')?.focus();
      void showToast({ title: t('till.notSaved'), message: describe(error), tone: 'failure' });
    },
  });
  const send = form.onSubmit((values) => {
    const change: PosRequest = {
      ...(values.posApiUrl.trim() !== '' && { posApiUrl: values.posApiUrl }),
      ...(values.posApiKey.trim() !== '' && { posApiKey: values.posApiKey }),
    };
    if (Object.keys(change).length === 0) {
      form.setErrors({ posApiUrl: t('till.nothing') });
      form.getInputNode('posApiUrl')?.focus();
    } else if (!save.isPending) save.mutate(change);
  });
  const StateIcon = isReady ? IconCircleCheck : IconInfoCircle;
  const savedOr = (isSet: boolean) => (isSet ? t('till.isSet') : t('till.isNotSet'));

  return (
    <Paper className={classes.card} withBorder component="section" aria-labelledby="pos-connection">
      <Title order={2} size="h3" id="pos-connection">
        {t('till.connection')}
      </Title>
      <p className={classes.state} data-ready={isReady || undefined} role="status">
        <StateIcon size={20} aria-hidden />
        {isReady ? t('till.ready') : t('till.notReady')}
      </p>
      <form noValidate onSubmit={send} aria-busy={save.isPending}>
        <Stack>
          <TextInput
            type="url"
            inputMode="url"
            autoComplete="off"
            size="md"
            label={t('till.address')}
            description={t('till.addressHint')}
            placeholder={savedOr(pos.isUrlSet)}
            maxLength={MAX_POS_URL_LENGTH}
            {...form.getInputProps('posApiUrl')}
          />
          <PasswordInput
            autoComplete="new-password"
            size="md"
            label={t('till.key')}
            description={t('till.keyHint')}
            placeholder={savedOr(pos.isKeySet)}
            maxLength={POS_KEY_LENGTH.max}
            visibilityToggleButtonProps={{ 'aria-label': t('till.show') }}
            {...form.getInputProps('posApiKey')}
          />
          <Group>
            <BusyButton
              type="submit"
              size="md"
              isBusy={save.isPending}
              leftSection={<IconDeviceFloppy size={20} aria-hidden />}
            >
              {t('action.save')}
            </BusyButton>
            {(pos.isUrlSet || pos.isKeySet) && (
              <Button
                size="md"
                variant="subtle"
                color="danger"
                aria-haspopup="dialog"
                onClick={() => setRemoving(true)}
              >
                {t('till.remove')}
              </Button>
            )}
          </Group>
        </Stack>
      </form>
      {isReady && <PosTest />}
      {isRemoving && (
        <ConfirmDialog
          title={t('till.removeTitle')}
          text={t('till.removeText')}
          confirm={t('till.remove')}
          keep={t('till.keep')}
          onClose={() => setRemoving(false)}
          onConfirm={() => {
            setRemoving(false);
            save.mutate({ posApiUrl: null, posApiKey: null });
          }}
        />
      )}
    </Paper>
  );
}
