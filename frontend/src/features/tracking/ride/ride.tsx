import type { OrderView } from '@contracts/orders/order-views.ts';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { MapBoundary } from '../../../components/map/map-boundary.tsx';
import { lazyPart } from '../../../components/lazy-part.ts';
import { Loading } from '../../../components/notices/loading.tsx';
import { useClock } from '../../../components/use-clock.ts';
import { ageOf, freshnessOf } from '../../../domain/riders/freshness.ts';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { fetchPostcode } from '../../../lib/api/places.ts';
import { rideQuery } from '../../../lib/api/ride.ts';
import { formatTime } from '../../../lib/format/dates/dates.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import boxes from '../tracking-screen.module.css';
import classes from './ride.module.css';
import { factsOf, movedRide } from './ride-facts.ts';
import { RideWords } from './ride-words.tsx';

const RideMap = lazyPart(async () => {
  await loadTexts('map');
  return import('./ride-map.tsx');
});

/** A step of the clock that words of distance and minutes follow. */
const WORDS_EVERY_MS = 5_000;
const SECOND_MS = 1_000;

interface Props {
  order: OrderView;
  token: string | undefined;
}

/** The way between the kitchen and the door, in words and on a map; nothing where nobody of the restaurant's rides. */
export default function Ride({ order, token }: Props) {
  const t = useText();
  const options = rideQuery(order.id, token);
  const { data: ride } = useQuery(options);
  useLive(`order:${order.id}`, {
    queryKey: options.queryKey,
    token,
    snapshot: READ_ANEW,
    events: {
      'rider:moved': (held, moved) => movedRide(held, moved),
      'ride:changed': READ_ANEW,
      'order:updated': READ_ANEW,
    },
  });
  const postcode = order.address?.postcode;
  const { data: destination = null } = useQuery({
    queryKey: ['postcode', postcode],
    queryFn: () => fetchPostcode(postcode ?? ''),
    enabled: postcode !== undefined,
    staleTime: Infinity,
  });
  const position = ride?.position ?? null;
  const now = useClock((ms) => Math.floor(ms / WORDS_EVERY_MS) * WORDS_EVERY_MS);
  const freshness = useClock((ms) => freshnessOf(position, ms));
  const ageSeconds = useClock((ms) =>
    position === null || freshnessOf(position, ms) === 'fresh' ? 0 : Math.floor(ageOf(position, ms) / SECOND_MS),
  );
  if (ride === undefined || ride.stopsBefore === null) return null;
  const facts = factsOf(ride, destination, now);
  const { latitude, longitude, city } = order.restaurant;
  return (
    <section className={boxes.box} aria-labelledby="order-ride">
      <h2 id="order-ride">
        {order.riderName === null ? t('ride.title') : t('ride.titleNamed', { name: order.riderName })}
      </h2>
      {order.nobodyThereUntil === null ? (
        <RideWords facts={facts} ageSeconds={ageSeconds} />
      ) : (
        // The distance to the middle of a postcode would say that whoever stands at the door is on the way.
        <NobodyThere until={order.nobodyThereUntil} restaurant={order.restaurantName} />
      )}
      {order.handoverCode !== null && <HandoverCode code={order.handoverCode} />}
      <MapBoundary failed={t('ride.mapFailed')}>
        <Suspense fallback={<Loading heights={[240]} />}>
          <RideMap
            city={city}
            door={latitude !== null && longitude !== null ? { latitude, longitude } : null}
            destination={destination}
            position={position}
            freshness={freshness}
          />
        </Suspense>
      </MapBoundary>
      <p className={classes.privacy}>
        {t(order.shareToken === null && order.customerName === null ? 'ride.rounded' : 'ride.privacy')}
      </p>
    </section>
  );
}

/** Its digits are what is read out at the door, in a hurry, from a phone in the other hand. */
function HandoverCode({ code }: { code: string }) {
  const t = useText();
  const [before = '', after = ''] = t('handover.show', { code }).split(code);
  return (
    <p className={classes.code}>
      {before}
      <strong className={classes.digits}>{code}</strong>
      {after}
    </p>
  );
}

/** For as long as the rider waits the guest may come to the door; afterwards others decide. */
function NobodyThere({ until, restaurant }: { until: string; restaurant: string }) {
  const t = useText();
  const isOver = useClock((now) => now >= Date.parse(until));
  const values = { time: formatTime(until), restaurant };
  return (
    <p className={classes.nobody} role="alert">
      {isOver ? t('ride.nobodyThereOver', values) : t('ride.nobodyThere', values)}
    </p>
  );
}
