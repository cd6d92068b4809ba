import type { RestaurantOrdersTopic } from '@contracts/realtime.ts';
import type { RestaurantOrderView } from '@contracts/views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { useDescribePanelError } from '../../components/use-describe-panel-error.ts';
import { isApiError } from '../../lib/api/http.ts';
import { changeOrderStatus } from '../../lib/api/kitchen.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { KitchenContext, type Kitchen, type OrderMove } from './kitchen-context.ts';
import { OrderAnnouncer } from './order-announcer.tsx';
import { changeQueue, queueQuery } from './queue-store.ts';
import { acknowledge, ringingOrders } from './ring.ts';
import { acknowledgedAtom, useShift } from './shift.ts';

const NO_ORDERS: RestaurantOrderView[] = [];

interface Props {
  restaurantId: number;
  children: ReactNode;
}

/** Listens to the kitchen's orders on every screen of the dashboard: the bell must not depend on which one is open. */
export function KitchenProvider({ restaurantId, children }: Props) {
  const queryClient = useQueryClient();
  const describe = useDescribePanelError();
  const topic: RestaurantOrdersTopic = `restaurant:${restaurantId}:orders`;
  const {
    data: queue,
    error,
    refetch,
  } = useQuery({
    ...queueQuery(queryClient),
    refetchInterval: useFallbackInterval(),
  });

  useTopic(topic, {
    onSnapshot: (orders) => changeQueue(queryClient, { type: 'snapshot', orders }),
    onEvent: ({ name, payload }) => {
      if (name === 'order:placed' && 'created_at' in payload.order) {
        changeQueue(queryClient, { type: 'placed', order: payload.order });
      }
      if (name === 'order:updated') changeQueue(queryClient, { type: 'updated', event: payload });
    },
  });

  const lostKey = queue?.lostIds.join() ?? '';
  useEffect(() => {
    if (lostKey !== '') void refetch();
  }, [lostKey, refetch]);

  const move = useCallback(
    async (order: RestaurantOrderView, change: OrderMove) => {
      changeQueue(queryClient, { type: 'sent', orderId: order.id });
      try {
        const answer = await changeOrderStatus(order.id, { ...change, expectedVersion: order.version });
        changeQueue(queryClient, { type: 'answered', event: answer });
      } catch (failure) {
        if (isApiError(failure, 'invalid_transition') || isApiError(failure, 'version_conflict')) {
          const current = isOrder(failure.order) ? failure.order : null;
          changeQueue(queryClient, { type: 'refused', orderId: order.id, wanted: change.status, current });
          if (!current) void refetch();
        } else {
          changeQueue(queryClient, { type: 'failed', orderId: order.id, message: describe(failure) });
        }
      }
    },
    [describe, queryClient, refetch],
  );

  const [acknowledgedIds, setAcknowledgedIds] = useAtom(acknowledgedAtom);
  const orders = queue?.orders ?? NO_ORDERS;
  const ringing = useMemo(() => ringingOrders(orders, acknowledgedIds), [orders, acknowledgedIds]);
  const shift = useShift(ringing.length);

  const kitchen: Kitchen = {
    restaurantId,
    queue,
    listError: error,
    readList: () => void refetch(),
    move,
    dismissNotice: (orderId) => changeQueue(queryClient, { type: 'dismissed', orderId }),
    ringing,
    acknowledge: (ids) => setAcknowledgedIds((held) => acknowledge(held, ids, orders)),
    shift,
  };

  return (
    <KitchenContext value={kitchen}>
      {children}
      {queue && <OrderAnnouncer orders={queue.orders} />}
    </KitchenContext>
  );
}

function isOrder(value: unknown): value is RestaurantOrderView {
  return typeof value === 'object' && value !== null && 'version' in value && 'accept_deadline' in value;
}
