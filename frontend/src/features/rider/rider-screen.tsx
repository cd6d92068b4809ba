import { Button } from '@mantine/core';
import type { RiderOrderView, RiderShiftView } from '@contracts/riders/riders.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { MapBoundary } from '../../components/map/map-boundary.tsx';
import { ConnectionLabel } from '../../components/notices/connection-label.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { Loading } from '../../components/notices/loading.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useWakeLock } from '../../components/use-wake-lock.ts';
import { useAccount } from '../../domain/session/use-account.ts';
import { useRecheckSession } from '../../domain/session/use-recheck-session.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { riderOrdersQuery, riderShiftQuery } from '../../lib/api/rider.ts';
import { ApiError } from '../../lib/http/http.ts';
import { READ_ANEW } from '../../lib/realtime/live.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { HandOverDialog } from './hand-over/hand-over-dialog.tsx';
import { OrderCard } from './orders/order-card.tsx';
import { useOrderCalls } from './orders/use-order-calls.ts';
import { usePositions } from './positions/use-positions.ts';
import classes from './rider.module.css';
import { ShiftCard } from './shift/shift-card.tsx';
import { withSteps } from './steps/step-queue.ts';
import { StepNotices } from './steps/step-notices.tsx';
import { useSteps } from './steps/use-steps.ts';
import { useManifest } from './use-manifest.ts';

const RiderMap = lazyPart(async () => {
  await loadTexts('map');
  return import('./rider-map.tsx');
});

/** What a rider needs on the way: the shift, the stops in their order, and what is to be taken along. */
export function RiderScreen() {
  const t = useText();
  const account = useAccount();
  const shift = useQuery({ ...riderShiftQuery(), refetchInterval: useFallbackInterval() });
  const orders = useQuery({ ...riderOrdersQuery(), refetchInterval: useFallbackInterval() });
  useRiderNews();
  useManifest('/rider.webmanifest');

  const recheckSession = useRecheckSession();
  const isSessionOver = [shift.error, orders.error].some((error) => error instanceof ApiError && error.status === 401);
  useEffect(() => {
    if (isSessionOver) recheckSession();
  }, [isSessionOver, recheckSession]);

  const failed = [shift, orders].find(({ data, error }) => data === undefined && error !== null);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <div>
          <PageTitle size="h2">{t('rider.title')}</PageTitle>
          {shift.data && (
            <p className={classes.lead}>
              {t('rider.lead', { name: account.staffName ?? account.email, restaurant: shift.data.restaurant.name })}
            </p>
          )}
        </div>
        <ConnectionLabel />
      </div>
      {shift.data && orders.data ? (
        <Ride shift={shift.data} orders={orders.data} />
      ) : failed ? (
        <ErrorState
          error={failed.error}
          onRetry={() => {
            void shift.refetch();
            void orders.refetch();
          }}
        />
      ) : (
        <Loading heights={[180, 260]} />
      )}
    </div>
  );
}

/** The list says who has what, which no event tells in full: it is read again whenever something happens. */
function useRiderNews(): void {
  const queryClient = useQueryClient();
  const { queryKey } = riderOrdersQuery();
  const readShift = () => void queryClient.invalidateQueries({ queryKey: riderShiftQuery().queryKey });
  useLive('rider:orders', {
    queryKey,
    snapshot: READ_ANEW,
    events: { 'order:updated': READ_ANEW, 'order:nobody-there': READ_ANEW, 'rider:shift': READ_ANEW },
    onSnapshot: readShift,
    onEvent: ({ name }) => {
      if (name === 'rider:shift') readShift();
    },
  });
}

interface RideProps {
  shift: RiderShiftView;
  orders: readonly RiderOrderView[];
}

function Ride({ shift, orders: held }: RideProps) {
  const t = useText();
  const steps = useSteps();
  const placeProblem = usePositions(shift.isOn);
  useWakeLock(shift.isOn);
  const calls = useOrderCalls();
  const [handedId, setHandedId] = useState<number | null>(null);

  const orders = held.map((order) => withSteps(order, steps.queue));
  const onTheWay = orders.filter(({ isMine, status }) => isMine && status !== 'preparing');
  const mine = orders.filter(({ isMine, status }) => isMine && status === 'preparing');
  const free = orders.filter(({ isMine }) => !isMine);
  const handed = onTheWay.find(({ id, status }) => id === handedId && status === 'delivering');
  const waitingOf = (id: number) => steps.queue.findLast(({ orderId }) => orderId === id)?.status;

  const takeAlong = async (taken: readonly RiderOrderView[]) => {
    for (const { id, version } of taken) {
      await steps.submit({ orderId: id, status: 'delivering', expectedVersion: version }).catch(calls.refuse(id));
    }
  };
  const cardOf = (order: RiderOrderView) => (
    <OrderCard
      key={order.id}
      order={order}
      waiting={waitingOf(order.id)}
      kitchenPhone={shift.restaurant.phone}
      isBusy={calls.busyId === order.id}
      isOnShift={shift.isOn}
      onTake={() => calls.assign(order, 'take')}
      onGiveBack={() => calls.assign(order, 'give-back')}
      onAlong={() => void takeAlong([order])}
      onNobody={() => calls.sayNobody(order)}
      onHandOver={() => setHandedId(order.id)}
    />
  );

  return (
    <>
      <ShiftCard shift={shift} hasOrders={onTheWay.length + mine.length > 0} placeProblem={placeProblem} />
      <StepNotices steps={steps} refused={calls.refused} onForget={calls.forget} />
      {(shift.isOn || onTheWay.length > 0) && (
        <section className={classes.section} aria-labelledby="rider-way">
          <h2 id="rider-way">{t('rider.way')}</h2>
          {onTheWay.length === 0 && <p className={classes.none}>{t('rider.way.none')}</p>}
          {onTheWay.map(cardOf)}
        </section>
      )}
      {mine.length > 0 && (
        <section className={classes.section} aria-labelledby="rider-mine">
          <h2 id="rider-mine">{t('rider.mine')}</h2>
          {mine.length > 1 && (
            <Button size="lg" fullWidth onClick={() => void takeAlong(mine)}>
              {t('rider.alongAll', { count: mine.length })}
            </Button>
          )}
          {mine.map(cardOf)}
        </section>
      )}
      <section className={classes.section} aria-labelledby="rider-free">
        <h2 id="rider-free">{t('rider.free')}</h2>
        {free.length === 0 && <p className={classes.none}>{t('rider.free.none')}</p>}
        {free.length > 0 && !shift.isOn && <p className={classes.none}>{t('rider.free.offShift')}</p>}
        {free.map(cardOf)}
      </section>
      <section className={classes.section} aria-labelledby="rider-map">
        <h2 id="rider-map">{t('rider.map.title')}</h2>
        <MapBoundary failed={t('rider.map.failed')}>
          <Suspense fallback={<Loading heights={[240]} />}>
            <RiderMap restaurant={shift.restaurant} stops={onTheWay} />
          </Suspense>
        </MapBoundary>
      </section>
      {handed && (
        <HandOverDialog
          order={handed}
          onSubmit={async (proof) => {
            await steps.submit({
              ...{ orderId: handed.id, status: 'delivered', expectedVersion: handed.version },
              ...proof,
            });
            setHandedId(null);
          }}
          onClose={() => setHandedId(null)}
        />
      )}
    </>
  );
}
