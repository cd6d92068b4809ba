import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import { PlainButton } from '../buttons/plain-button.tsx';
import { EmptyState } from './empty-state.tsx';
import { useDescribeError } from './use-describe-error.ts';

interface Props {
  error: unknown;
  onRetry: () => void;
  title?: string;
  titleOrder?: 1 | 2 | 3;
}

/** What happened, what is safe, and the way on. */
export function ErrorState({ error, onRetry, title, titleOrder = 2 }: Props) {
  const t = useText();
  const describe = useDescribeError();
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={44} stroke={1.6} />}
        tone="slate"
        title={title ?? t('failure.load')}
        titleOrder={titleOrder}
        action={
          <PlainButton leftSection={<IconRefresh size={18} aria-hidden />} onClick={onRetry}>
            {t('action.retry')}
          </PlainButton>
        }
      >
        {describe(error)}
      </EmptyState>
    </div>
  );
}
