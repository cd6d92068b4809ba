import type { RestaurantOrdersTopic } from '@contracts/events/realtime.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, type ReactNode } from 'react';
import { useRecheckSession } from '../../../domain/session/use-recheck-session.ts';
import { readCancellations } from '../../../lib/api/kitchen/kitchen.ts';
import { ApiError } from '../../../lib/http/http.ts';
import { useClock } from '../../../components/use-clock.ts';
import { logError } from '../../../lib/log.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { noteWarning } from '../state/watch-state.ts';
import { KitchenContext, QueueCallsContext, type Kitchen } from '../state/kitchen-context.ts';
import { OrderAnnouncer } from './order-announcer.tsx';
import { EMPTY_QUEUE } from '../queue/queue-types.ts';
import { reduceQueue } from '../queue/queue.ts';
import { shownLines, type LineStep } from '../lines/lines.ts';
import { CompletionAnnouncer } from '../stations/completion-announcer.tsx';
import { RidersProvider } from '../riders/riders-provider.tsx';
import { StationsProvider } from '../stations/stations-provider.tsx';
import { laterOf } from '../queue/kitchen-times.ts';
import { changeQueue, heldQueue, queueQuery } from '../queue/queue-store.ts';
import { ringingOrders } from '../shift/ring.ts';
import { useShift } from '../shift/shift.ts';
import { shownOrders, type Step } from '../queue/steps.ts';
import { useQueueCalls } from '../state/use-queue-calls.ts';

const NO_ORDERS: RestaurantOrderView[] = [];
const NO_IDS: number[] = [];
const NO_STEPS: Step[] = [];
const NO_LINE_STEPS: LineStep[] = [];

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

  const recheckSession = useRecheckSession();
  const isSessionOver = error instanceof ApiError && error.status === 401;
  useEffect(() => {
    if (isSessionOver) recheckSession();
  }, [isSessionOver, recheckSession]);

  const readList = useCallback(() => void refetch(), [refetch]);
  const calls = useQueueCalls(readList);
  const hasJoined = useRef(false);
  const readInfo = () => void queryClient.invalidateQueries({ queryKey: kitchenInfoQuery().queryKey });

  useLive(topic, {
    queryKey: queueQuery(queryClient).queryKey,
    first: (orders) => reduceQueue(EMPTY_QUEUE, { type: 'snapshot', orders }),
    snapshot: (held, orders) => reduceQueue(held, { type: 'snapshot', orders }),
    events: {
      'order:placed': (held, { order }) =>
        'created_at' in order ? reduceQueue(held, { type: 'placed', order }) : held,
      'order:updated': (held, event) => reduceQueue(held, { type: 'updated', event, nowMs: Date.now() }),
      'order:cancellation-read': (held, { orderId }) => reduceQueue(held, { type: 'cancellationRead', orderId }),
      'order:line': (held, event) => reduceQueue(held, { type: 'lines', changes: [event] }),
      'order:seen': (held, event) => reduceQueue(held, { type: 'seen', seen: [event] }),
      'order:warning': (held, { step, orderId, at }) =>
        step === 'reminder' ? reduceQueue(held, { type: 'reminded', orderIds: [orderId], at }) : held,
      'order:nobody-there': (held, event) => reduceQueue(held, { type: 'nobodyThere', ...event }),
      'order:handover-refused': (held, event) => reduceQueue(held, { type: 'codeRefused', ...event }),
      'order:reminder-answered': (held, { orderId }) =>
        reduceQueue(held, { type: 'reminded', orderIds: [orderId], at: null }),
    },
    onSnapshot: () => {
      calls.seeAgain();
      // Nobody repeats a decision that fell while nothing was heard.
      if (hasJoined.current) readInfo();
      // Nor that another device has read what is still told here.
      if (heldQueue(queryClient).notices.some(({ kind }) => kind === 'cancelled')) readList();
      hasJoined.current = true;
    },
    onEvent: ({ name, payload }) => {
      if (name === 'order:warning') noteWarning(payload);
      if (name === 'restaurant:reviewed') readInfo();
    },
  });

  const lostKey = queue?.lostIds.join() ?? '';
  useEffect(() => {
    if (lostKey !== '') void refetch();
  }, [lostKey, refetch]);

  const held = queue?.orders ?? NO_ORDERS;
  const steps = queue?.steps ?? NO_STEPS;
  const lineSteps = queue?.lineSteps ?? NO_LINE_STEPS;
  const orders = useMemo(() => shownLines(shownOrders(held, steps), lineSteps), [held, lineSteps, steps]);
  const hushedIds = queue?.hushedIds ?? NO_IDS;
  // The clock compares texts: nothing renders until it is time for one of them.
  const laterKey = useClock((now) => laterOf(orders, now).join());
  const laterIds = useMemo(() => new Set(laterKey === '' ? [] : laterKey.split(',').map(Number)), [laterKey]);
  const begun = useMemo(() => orders.filter(({ id }) => !laterIds.has(id)), [orders, laterIds]);
  const ringing = useMemo(() => ringingOrders(begun, hushedIds), [begun, hushedIds]);
  const shift = useShift(ringing.length);

  const kitchen: Kitchen = {
    restaurantId,
    queue,
    orders,
    listError: error,
    readList,
    ...calls,
    dismissNotices: (notices) => {
      changeQueue(queryClient, { type: 'dismissed', orderIds: notices.map(({ orderId }) => orderId) });
      const cancelled = notices.filter(({ kind }) => kind === 'cancelled').map(({ orderId }) => orderId);
      // Without an answer the others keep their notices, which somebody there will read.
      if (cancelled.length > 0) readCancellations(cancelled).catch(logError);
    },
    ringing,
    laterIds,
    expireUndo: (orderId) => changeQueue(queryClient, { type: 'expired', orderId }),
    shift,
  };

  return (
    <QueueCallsContext value={calls}>
      <KitchenContext value={kitchen}>
        <StationsProvider restaurantId={restaurantId}>
          <RidersProvider restaurantId={restaurantId} orders={orders}>
            {children}
          </RidersProvider>
          {queue && <CompletionAnnouncer orders={queue.orders} />}
        </StationsProvider>
        {queue && <OrderAnnouncer orders={begun} />}
      </KitchenContext>
    </QueueCallsContext>
  );
}
