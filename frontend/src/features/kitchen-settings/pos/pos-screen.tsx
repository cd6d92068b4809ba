import { useQuery } from '@tanstack/react-query';
import { Loading } from '../../../components/notices/loading.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { posQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { SettingsPage } from '../settings-page.tsx';
import { PosConnection } from './pos-connection.tsx';
import { PosDeliveries } from './pos-deliveries.tsx';

/** Address and key of the restaurant's POS, and what it was sent. */
export function PosScreen() {
  const t = useText();
  const { data: pos, error, refetch } = useQuery(posQuery());
  return (
    <SettingsPage section="till" lead={t('till.lead')}>
      {pos && (
        <>
          <PosConnection pos={pos} />
          <PosDeliveries />
        </>
      )}
      {!pos && error && <PanelError error={error} onRetry={() => void refetch()} />}
      {!pos && !error && <Loading heights={[320, 180]} gap="lg" />}
    </SettingsPage>
  );
}
