import { Skeleton } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { tillQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { TillConnection } from './till-connection.tsx';
import { TillDeliveries } from './till-deliveries.tsx';

/** Address and key of the restaurant's till, and what it was sent. */
export function TillSettings({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const { data: till, error, refetch } = useQuery(tillQuery());
  if (till) {
    return (
      <>
        <TillConnection till={till} />
        <TillDeliveries restaurantId={restaurantId} />
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
