import type { PictureFetch } from '@contracts/images.ts';
import { Alert, Button } from '@mantine/core';
import { IconPhotoDown, IconPhotoX } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { MAX_UPLOAD_MB } from './use-photo-problem.ts';
import '@mantine/core/styles/Alert.layer.css';

interface Props {
  fetch: PictureFetch;
  /** Goes without the photo, so that nothing is said of it any more. */
  onDismiss: () => void;
}

/** What has become of a photo that was given as an address. */
export function PhotoFetchNotice({ fetch, onDismiss }: Props) {
  const t = useText();
  const max = MAX_UPLOAD_MB;
  if (fetch === 'waiting') {
    return (
      <Alert role="note" color="slate" icon={<IconPhotoDown size={20} aria-hidden />}>
        {t('photo.fetch.waiting')}
      </Alert>
    );
  }
  return (
    <Alert role="note" color="saffron" icon={<IconPhotoX size={20} aria-hidden />} title={t('photo.fetch.title')}>
      {t(`photo.fetch.reason.${fetch}`, { max })} {t('photo.fetch.remedy', { max })}
      <Button variant="default" size="xs" mt="xs" display="block" onClick={onDismiss}>
        {t('photo.fetch.dismiss')}
      </Button>
    </Alert>
  );
}
