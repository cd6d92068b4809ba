import type { RestaurantOrdersTopic } from '@contracts/realtime.ts';
import type { RestaurantOrderView } from '@contracts/order-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { kitchenInfoQuery } from '../../lib/api/kitchen-queries.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { noteWarning } from '../kitchen-watch/watch-state.ts';
import { KitchenContext, QueueCallsContext, type Kitchen } from './kitchen-context.ts';
import { OrderAnnouncer } from './order-announcer.tsx';
import { changeQueue, queueQuery } from './queue-store.ts';
import { ringingOrders } from './ring.ts';
import { useShift } from './shift.ts';
import { useQueueCalls } from './use-queue-calls.ts';

const NO_ORDERS: RestaurantOrderView[] = [];
const NO_IDS: number[] = [];

interface Props {
  restaurantId: number;
  children: ReactNode;
}

/** Listens to the kitchen's orders on every screen of the dashboard: the bell must not depend on which one is open. */
export function KitchenProvider({ restaurantId, children }: Props) {
  const queryClient = useQueryClient();
  const topic: RestaurantOrdersTopic = `restaurant:${restaurantId}:orders`;
  const {
    data: queue,
    error,
    refetch,
  } = useQuery({
    ...queueQuery(queryClient),
    refetchInterval: useFallbackInterval(),
  });

  const readList = useCallback(() => void refetch(), [refetch]);
  const calls = useQueueCalls(readList);
  const hasJoined = useRef(false);
  const readInfo = () => void queryClient.invalidateQueries({ queryKey: kitchenInfoQuery().queryKey });

  useTopic(topic, {
    onSnapshot: (orders) => {
      changeQueue(queryClient, { type: 'snapshot', orders });
      calls.seeAgain();
      // Nobody repeats a decision that fell while nothing was heard.
      if (hasJoined.current) readInfo();
      hasJoined.current = true;
    },
    onEvent: ({ name, payload }) => {
      if (name === 'order:placed' && 'created_at' in payload.order) {
        changeQueue(queryClient, { type: 'placed', order: payload.order });
      }
      if (name === 'order:updated') changeQueue(queryClient, { type: 'updated', event: payload, nowMs: Date.now() });
      if (name === 'order:warning') noteWarning(payload);
      if (name === 'order:seen') changeQueue(queryClient, { type: 'seen', ...payload });
      if (name === 'restaurant:reviewed') readInfo();
    },
  });

  const lostKey = queue?.lostIds.join() ?? '';
  useEffect(() => {
    if (lostKey !== '') void refetch();
  }, [lostKey, refetch]);

  const orders = queue?.orders ?? NO_ORDERS;
  const hushedIds = queue?.hushedIds ?? NO_IDS;
  const ringing = useMemo(() => ringingOrders(orders, hushedIds), [orders, hushedIds]);
  const shift = useShift(ringing.length);

  const kitchen: Kitchen = {
    restaurantId,
    queue,
    listError: error,
    readList,
    ...calls,
    dismissNotice: (orderId) => changeQueue(queryClient, { type: 'dismissed', orderId }),
    ringing,
    expireUndo: (orderId) => changeQueue(queryClient, { type: 'expired', orderId }),
    shift,
  };

  return (
    <QueueCallsContext value={calls}>
      <KitchenContext value={kitchen}>
        {children}
        {queue && <OrderAnnouncer orders={queue.orders} />}
      </KitchenContext>
    </QueueCallsContext>
  );
}
