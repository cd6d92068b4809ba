import { IMAGE_TYPES } from '@contracts/images.ts';
import { Button, Progress } from '@mantine/core';
import { IconCamera, IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { PhotoFetchNotice } from '../../../components/notices/photo-fetch-notice.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './photo-field.module.css';
import { useFileDrop } from './use-file-drop.ts';
import type { Photo } from './use-photo.ts';
import '@mantine/core/styles/Progress.layer.css';

/** Choose, take or drop a photo; what is wrong with it stands below. */
export function PhotoField({ photo }: { photo: Photo }) {
  const t = useText();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const field = useRef<HTMLDivElement>(null);
  const { shownUrl, pictureFetch, problem, progress } = photo;

  const take = (files: FileList | null) => {
    const [first] = files ?? [];
    if (first) photo.choose(first);
    // The same file may be chosen again.
    for (const input of [file, camera]) if (input.current) input.current.value = '';
  };
  const isOver = useFileDrop(field, take);

  return (
    <div
      ref={field}
      className={classes.field}
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-hint ${id}-problem`}
      data-over={isOver || undefined}
      data-invalid={problem !== null || undefined}
    >
      <div className={classes.picture}>
        {shownUrl === null ? <IconPhotoPlus size={40} stroke={1.4} aria-hidden /> : <img src={shownUrl} alt="" />}
      </div>
      <div className={classes.side}>
        <p className={classes.label} id={`${id}-label`}>
          {t('menuEditor.photo')}
        </p>
        <p className={classes.hint} id={`${id}-hint`}>
          {t('menuEditor.photo.hint')}
        </p>
        {pictureFetch !== null && <PhotoFetchNotice fetch={pictureFetch} onDismiss={photo.remove} />}
        <div className={classes.buttons}>
          <Button
            variant="default"
            leftSection={<IconPhotoPlus size={18} aria-hidden />}
            onClick={() => file.current?.click()}
          >
            {shownUrl === null ? t('menuEditor.photo.choose') : t('menuEditor.photo.replace')}
          </Button>
          <Button
            className={classes.camera}
            variant="default"
            leftSection={<IconCamera size={18} aria-hidden />}
            onClick={() => camera.current?.click()}
          >
            {t('menuEditor.photo.take')}
          </Button>
          {shownUrl !== null && (
            <Button
              variant="subtle"
              color="danger"
              leftSection={<IconTrash size={18} aria-hidden />}
              onClick={photo.remove}
            >
              {t('menuEditor.photo.remove')}
            </Button>
          )}
        </div>
        <input
          ref={file}
          type="file"
          accept={IMAGE_TYPES.join()}
          hidden
          data-testid="photo-file"
          onChange={(event) => take(event.currentTarget.files)}
        />
        <input
          ref={camera}
          type="file"
          accept="image/*"
          capture="environment"
          hidden
          onChange={(event) => take(event.currentTarget.files)}
        />
        {progress !== null && (
          <Progress.Root size="lg" mt="xs">
            <Progress.Section value={progress * 100} aria-label={t('menuEditor.photo.sending')} />
          </Progress.Root>
        )}
        <p className={classes.problem} id={`${id}-problem`} role="alert">
          {problem}
        </p>
      </div>
    </div>
  );
}
