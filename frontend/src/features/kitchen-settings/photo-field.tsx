import { IMAGE_TYPES, MAX_UPLOAD_BYTES } from '@contracts/images.ts';
import { Button, Group, Text } from '@mantine/core';
import { IconPhotoOff, IconPhotoUp, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { showToast } from '../../components/toast.ts';
import { useDescribePanelError } from '../../components/use-describe-panel-error.ts';
import { useText } from '../../i18n/use-text.ts';
import { deleteRestaurantPhoto, uploadRestaurantPhoto } from '../../lib/api/kitchen-settings.ts';
import { kitchenInfoQuery } from '../../lib/api/kitchen-queries.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import classes from './photo-field.module.css';
import { SettingsCard } from './settings-card.tsx';

const MEGABYTE = 1024 * 1024;

interface Props {
  imageUrl: string | null;
  /** Of the restaurant. */
  name: string;
}

/** The photo on the restaurant's card. It is sent as soon as it is chosen, and shown while it is on its way. */
export function PhotoField({ imageUrl, name }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
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
    queryClient.setQueryData(kitchenInfoQuery().queryKey, (held) => held && { ...held, imageUrl: shown });
  };
  const settled = { onError: (error: Error) => setProblem(describe(error)), onSettled: () => setPreview(null) };
  const upload = useMutation({
    mutationFn: uploadRestaurantPhoto,
    onSuccess: (answer) => {
      show(answer.imageUrl);
      void showToast({ title: t('settings.photo.saved'), tone: 'success' });
    },
    ...settled,
  });
  const remove = useMutation({
    mutationFn: deleteRestaurantPhoto,
    onSuccess: () => {
      show(null);
      void showToast({ title: t('settings.photo.removed'), tone: 'success' });
    },
    ...settled,
  });

  const take = (file: File) => {
    setProblem(null);
    if (file.size > MAX_UPLOAD_BYTES) {
      setProblem(t('settings.photo.tooLarge', { max: MAX_UPLOAD_BYTES / MEGABYTE }));
    } else if (!IMAGE_TYPES.some((type) => type === file.type)) {
      setProblem(t('settings.photo.noImage'));
    } else {
      setPreview(URL.createObjectURL(file));
      upload.mutate(file);
    }
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
          <Text c="dimmed">{t('settings.photo.hint', { max: MAX_UPLOAD_BYTES / MEGABYTE })}</Text>
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
            <Button
              variant="default"
              size="md"
              loading={upload.isPending}
              leftSection={<IconPhotoUp size={20} aria-hidden />}
              aria-describedby={problem === null ? undefined : 'settings-photo-problem'}
              onClick={() => input.current?.click()}
            >
              {imageUrl === null ? t('settings.photo.add') : t('settings.photo.replace')}
            </Button>
            {imageUrl !== null && (
              <Button
                variant="subtle"
                color="danger"
                size="md"
                disabled={isBusy}
                leftSection={<IconTrash size={20} aria-hidden />}
                onClick={() => setAsking(true)}
              >
                {t('settings.photo.remove')}
              </Button>
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
