import type { RiderPlaceView } from '@contracts/riders/position.ts';
import type { RiderView } from '@contracts/riders/riders.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { MapBoundary } from '../../../components/map/map-boundary.tsx';
import { Loading } from '../../../components/notices/loading.tsx';
import { placeOf } from '../../../domain/riders/places.ts';
import { PositionAge } from '../../../domain/riders/position-age.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { kitchenInfoQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { riderPlacesQuery } from '../../../lib/api/kitchen/kitchen-riders.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import { useKitchen } from '../state/kitchen-context.ts';
import { isForRiders, ridesOf } from './rides.ts';
import classes from './riders.module.css';

const RidersMap = lazyPart(async () => {
  await loadTexts('map');
  return import('./riders-map.tsx');
});

const NOWHERE: RiderPlaceView[] = [];

/** Who is on shift, with what, and where; the map says nothing that is not said in words. */
export function RidersPanel({ onShift }: { onShift: readonly RiderView[] }) {
  const t = useText();
  const { orders } = useKitchen();
  // The kitchen follows them for whoever waits at its counter, as long as anybody is on shift.
  const { data: places = NOWHERE } = useQuery(riderPlacesQuery());
  const { data: info } = useQuery(kitchenInfoQuery());
  const free = orders.filter((order) => isForRiders(order) && order.rider_id === null).toSorted((a, b) => a.id - b.id);
  const positions = onShift.flatMap((rider) => {
    const position = placeOf(rider, places);
    return position === null ? [] : [{ id: rider.id, name: rider.name, position }];
  });
  return (
    <div className={classes.panel}>
      {onShift.length === 0 && <p>{t('riders.none')}</p>}
      <ul className={classes.riders}>
        {onShift.map((rider) => (
          <li key={rider.id} className={classes.rider}>
            <strong className={classes.name}>{rider.name}</strong>
            <span className={classes.since}>{t('riders.since', { time: formatTime(rider.since) })}</span>
            <Rides rides={ridesOf(orders, rider.id)} />
            <PositionAge position={placeOf(rider, places)} />
          </li>
        ))}
      </ul>
      {free.length > 0 && <p>{t('riders.free', { ids: free.map(({ id }) => `#${id}`).join(', ') })}</p>}
      {info && (
        <MapBoundary failed={t('riders.mapFailed')}>
          <Suspense fallback={<Loading heights={[240]} />}>
            <RidersMap info={info} positions={positions} />
          </Suspense>
        </MapBoundary>
      )}
      <p className={classes.privacy}>{t('riders.privacy')}</p>
    </div>
  );
}

function Rides({ rides }: { rides: ReturnType<typeof useKitchen>['orders'] }) {
  const t = useText();
  if (rides.length === 0) return <span>{t('riders.noOrders')}</span>;
  return (
    <ul className={classes.rides}>
      {rides.map(({ id, status }) => (
        <li key={id}>
          {status === 'delivering' ? t('riders.order.delivering', { id }) : t('riders.order.preparing', { id })}
        </li>
      ))}
    </ul>
  );
}
