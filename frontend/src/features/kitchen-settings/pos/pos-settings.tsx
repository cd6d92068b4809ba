import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { posQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { PosConnection } from './pos-connection.tsx';
import { PosDeliveries } from './pos-deliveries.tsx';

/** Address and key of the restaurant's POS, and what it was sent. */
export function PosSettings({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const { data: pos, error, refetch } = useQuery(posQuery());
  if (pos) {
    return (
      <>
        <PosConnection pos={pos} />
        <PosDeliveries restaurantId={restaurantId} />
      </>
    );
  }
  if (error) return <PanelError error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('common.loading')}>
      <Skeleton h={320} radius="md" mb="lg" />
      <Skeleton h={180} radius="md" />
    </div>
  );
}
