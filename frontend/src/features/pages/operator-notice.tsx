import type { OperatorState } from '@contracts/admin/operator.ts';
import { Alert } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import '@mantine/core/styles/Alert.layer.css';

/** As long as nobody has put their own data in. */
export function OperatorNotice({ state }: { state: OperatorState }) {
  const t = useText();
  if (state === 'given') return null;
  return (
    <Alert role="note" color="saffron" icon={<IconPencil size={20} aria-hidden />}>
      {state === 'example' ? t('pages.placeholder') : t('pages.operatorMissing')}
    </Alert>
  );
}
