import { Alert } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { OPERATOR } from './operator.ts';
import '@mantine/core/styles/Alert.layer.css';

/** As long as nobody has put their own data in. */
export function ExampleNotice() {
  const t = useText();
  if (!OPERATOR.isExample) return null;
  return (
    <Alert role="note" color="saffron" icon={<IconPencil size={20} aria-hidden />}>
      {t('pages.placeholder')}
    </Alert>
  );
}
