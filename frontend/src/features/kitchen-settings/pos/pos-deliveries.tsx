import type { PosDeliveryView } from '@contracts/restaurants/pos.ts';
import { Paper, Text, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { IconRefresh } from '@tabler/icons-react';
import { BusyButton } from '../../../components/buttons/busy-button.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { showToast } from '../../../components/notices/toast.ts';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { posDeliveriesQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { resendAllDeliveries, resendDelivery } from '../../../lib/api/kitchen/pos.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { DeliveryRow } from './delivery-row.tsx';
import classes from './pos.module.css';
import { useAccount } from '../../../domain/session/use-account.ts';
import { Loading } from '../../../components/notices/loading.tsx';

/** What waits for its next try changes without an event of its own. */
const WAITING_INTERVAL_MS = 2_000;

/** What the POS was sent: first what did not arrive, with a way to send it again. */
export function PosDeliveries() {
  const restaurantId = useAccount().id;
  const t = useText();
  const describe = useDescribePanelError();
  const queryClient = useQueryClient();
  const {
    data: deliveries,
    error,
    refetch,
  } = useQuery({
    ...posDeliveriesQuery(),
    refetchInterval: ({ state }) => (state.data?.some(isWaiting) ? WAITING_INTERVAL_MS : false),
  });
  const readAnew = () => void queryClient.invalidateQueries({ queryKey: posDeliveriesQuery().queryKey });
  useLive(`restaurant:${restaurantId}:orders`, {
    queryKey: posDeliveriesQuery().queryKey,
    snapshot: READ_ANEW,
    onEvent: readAnew,
  });

  const onError = (failure: unknown) => {
    readAnew();
    void showToast({ title: t('till.notResent'), message: describe(failure), tone: 'failure' });
  };
  const onResent = (count: number) => {
    readAnew();
    void showToast({ title: t('till.resent', { count }), tone: 'success' });
  };
  const one = useMutation({ mutationFn: resendDelivery, onSuccess: () => onResent(1), onError });
  const all = useMutation({ mutationFn: resendAllDeliveries, onSuccess: ({ resent }) => onResent(resent), onError });

  const unsettled = deliveries?.filter(({ state }) => state === 'given_up') ?? [];
  const others = deliveries?.filter(({ state }) => state !== 'given_up') ?? [];
  return (
    <Paper className={classes.card} withBorder component="section" aria-labelledby="till-deliveries">
      <Title order={2} size="h3" id="till-deliveries">
        {t('till.deliveries')}
      </Title>
      {!deliveries && !error && <Loading heights={[64, 64]} gap="sm" />}
      {error && !deliveries && <PanelError error={error} onRetry={() => void refetch()} />}
      {deliveries?.length === 0 && <Text c="dimmed">{t('till.empty')}</Text>}
      {unsettled.length > 0 && (
        <section className={classes.group} aria-labelledby="pos-unsettled">
          <div className={classes.groupHead}>
            <div>
              <h3 id="pos-unsettled">{t('till.unsettled')}</h3>
              <Text size="sm">{t('till.unsettledText')}</Text>
            </div>
            {unsettled.length > 1 && (
              <BusyButton
                variant="default"
                isBusy={all.isPending}
                leftSection={<IconRefresh size={18} aria-hidden />}
                onClick={() => all.mutate()}
              >
                {t('till.resendAll')}
              </BusyButton>
            )}
          </div>
          <DeliveryList deliveries={unsettled} busyId={one.isPending ? one.variables : null} onResend={one.mutate} />
        </section>
      )}
      {others.length > 0 && (
        <section className={classes.group} aria-labelledby="pos-recent">
          <h3 id="pos-recent">{t('till.recent')}</h3>
          <DeliveryList deliveries={others} busyId={null} onResend={one.mutate} />
        </section>
      )}
    </Paper>
  );
}

const isWaiting = ({ state }: PosDeliveryView) => state === 'waiting';

interface ListProps {
  deliveries: readonly PosDeliveryView[];
  busyId: number | null;
  onResend: (id: number) => void;
}

function DeliveryList({ deliveries, busyId, onResend }: ListProps) {
  return (
    <ul className={classes.list} aria-live="polite" aria-relevant="additions">
      {deliveries.map((delivery) => (
        <DeliveryRow
          key={delivery.id}
          delivery={delivery}
          isBusy={busyId === delivery.id}
          onResend={() => onResend(delivery.id)}
        />
      ))}
    </ul>
  );
}
