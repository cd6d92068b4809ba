import { Center, Loader } from '@mantine/core';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Center.layer.css';

/** While a screen's code or its guard is on the way. */
export function PagePending() {
  const t = useText();
  return (
    <Center mih="60vh" role="status" aria-label={t('common.loading')}>
      <Loader type="dots" />
    </Center>
  );
}
