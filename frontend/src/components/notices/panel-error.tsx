import { Button } from '@mantine/core';
import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { EmptyState } from './empty-state.tsx';
import { useDescribePanelError } from './use-describe-panel-error.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
}

/** A part of a dashboard that could not be read: what happened, what is safe, and the way on. */
export function PanelError({ error, onRetry }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={44} stroke={1.6} />}
        tone="slate"
        title={t('failure.load')}
        action={
          <Button leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            {t('panel.retry')}
          </Button>
        }
      >
        {describe(error)}
      </EmptyState>
    </div>
  );
}
