import { IMAGE_TYPES, type PictureFetch } from '@contracts/images.ts';
import { Group, Text } from '@mantine/core';
import { IconPhotoOff, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { PhotoFetchNotice } from '../../../components/notices/photo-fetch-notice.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { MAX_UPLOAD_MB, usePhotoProblem } from '../../../components/notices/use-photo-problem.ts';
import { useText } from '../../../i18n/use-text.ts';
import { deleteRestaurantPhoto, uploadRestaurantPhoto } from '../../../lib/api/kitchen/kitchen-settings.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { ConfirmDialog } from '../../../components/dialogs/confirm-dialog.tsx';
import classes from './photo-field.module.css';
import { SettingsCard } from '../../../components/cards/settings-card.tsx';

interface Props {
  imageUrl: string | null;
  pictureFetch: PictureFetch | null;
  /** The name of the restaurant. */
  name: string;
}

/** The photo on the restaurant's card. It is sent as soon as it is chosen, and shown while it is on its way. */
export function PhotoField({ imageUrl, pictureFetch, name }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const problemWith = usePhotoProblem();
  const queryClient = useQueryClient();
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [preview, setPreview] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (preview === null) return undefined;
    return () => URL.revokeObjectURL(preview);
  }, [preview]);

  const show = (shown: string | null) => {
    queryClient.setQueryData(
      kitchenInfoQuery().queryKey,
      (held) => held && { ...held, imageUrl: shown, pictureFetch: null },
    );
    // With what is still missing before the first opening.
    void queryClient.invalidateQueries({ queryKey: kitchenInfoQuery().queryKey });
  };
  const refuse = (reason: string) => setProblem(`${reason} ${t('photo.unchanged')}`);
  const upload = useMutation({
    mutationFn: uploadRestaurantPhoto,
    onSuccess: (answer) => {
      show(answer.imageUrl);
      void showToast({ title: t('settings.photo.saved'), tone: 'success' });
    },
    onError: (error, file) => refuse(problemWith.after(file, error)),
    onSettled: () => setPreview(null),
  });
  const remove = useMutation({
    mutationFn: deleteRestaurantPhoto,
    onSuccess: () => {
      show(null);
      void showToast({ title: t('settings.photo.removed'), tone: 'success' });
    },
    onError: (error) => setProblem(describe(error)),
  });

  const take = (file: File) => {
    setProblem(null);
    const reason = problemWith.before(file);
    if (reason === null) {
      setPreview(URL.createObjectURL(file));
      upload.mutate(file);
    } else refuse(reason);
  };
  const isBusy = upload.isPending || remove.isPending;
  const shown = preview ?? imageUrl;

  return (
    <SettingsCard id="settings-photo" title={t('settings.photo.title')}>
      <div className={classes.photo}>
        <div className={classes.frame} aria-busy={isBusy}>
          {shown === null ? (
            <IconPhotoOff size={44} aria-hidden />
          ) : (
            <img src={shown} alt={t('settings.photo.alt', { name })} />
          )}
        </div>
        <div className={classes.actions}>
          <Text c="dimmed">{t('settings.photo.hint', { max: MAX_UPLOAD_MB })}</Text>
          {pictureFetch !== null && <PhotoFetchNotice fetch={pictureFetch} onDismiss={() => remove.mutate()} />}
          <input
            ref={input}
            type="file"
            hidden
            accept={IMAGE_TYPES.join()}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // The same file chosen again is a new try.
              event.currentTarget.value = '';
              if (file) take(file);
            }}
          />
          <Group gap="sm">
            <BusyButton
              variant="default"
              size="md"
              isBusy={upload.isPending}
              leftSection={<IconPhotoUp size={20} aria-hidden />}
              aria-describedby={problem === null ? undefined : 'settings-photo-problem'}
              onClick={() => input.current?.click()}
            >
              {imageUrl === null ? t('settings.photo.add') : t('settings.photo.replace')}
            </BusyButton>
            {imageUrl !== null && (
              <BusyButton
                variant="subtle"
                color="danger"
                size="md"
                isBusy={remove.isPending}
                isHeld={upload.isPending}
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                {t('settings.photo.remove')}
              </BusyButton>
            )}
          </Group>
          <p className={classes.problem} id="settings-photo-problem" role="alert">
            {problem}
          </p>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t('settings.photo.removeTitle')}
          text={t('settings.photo.removeText')}
          confirm={t('settings.photo.remove')}
          onConfirm={() => {
            setAsking(false);
            setProblem(null);
            remove.mutate();
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </SettingsCard>
  );
}
