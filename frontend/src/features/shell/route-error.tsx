import { IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { useEffect } from 'react';
import { PlainButton } from '../../components/buttons/plain-button.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { useText } from '../../i18n/use-text.ts';
import { logError } from '../../lib/log.ts';

/** A screen that threw, or whose code did not arrive, for instance after a release: loading again helps both. */
export function RouteError({ error }: { error: unknown }) {
  const t = useText();
  useEffect(() => logError(error), [error]);
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={44} stroke={1.6} />}
        tone="danger"
        title={t('failure.crash')}
        titleOrder={1}
        action={
          <PlainButton leftSection={<IconRefresh size={18} aria-hidden />} onClick={() => window.location.reload()}>
            {t('failure.reload')}
          </PlainButton>
        }
      >
        {t('failure.crashHelp')}
      </EmptyState>
    </div>
  );
}
