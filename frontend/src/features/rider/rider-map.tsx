import type { RiderOrderView, RiderShiftView } from '@contracts/riders/riders.ts';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useAtomValue } from 'jotai';
import { CityMap } from '../../components/map/city-map.tsx';
import { MapMark } from '../../components/map/marks/map-mark.tsx';
import { useClock } from '../../components/use-clock.ts';
import { freshnessOf } from '../../domain/riders/freshness.ts';
import { RiderMark } from '../../domain/riders/rider-mark.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ownPositionAtom } from './positions/own-position.ts';
import classes from './rider.module.css';

interface Props {
  restaurant: RiderShiftView['restaurant'];
  stops: readonly RiderOrderView[];
}

/** The restaurant, the rider and the stops of the ride. */
export default function RiderMap({ restaurant, stops }: Props) {
  const t = useText();
  const position = useAtomValue(ownPositionAtom);
  const freshness = useClock((now) => freshnessOf(position, now));
  const door = pointOf(restaurant);
  const marks = stops.flatMap((stop) => {
    const point = pointOf(stop);
    return point === null ? [] : [{ id: stop.id, stop: stop.stop, point }];
  });
  const points = [door, ...marks.map(({ point }) => point), position].filter((point) => point !== null);
  if (points.length === 0) return null;
  const key = `${marks.map(({ id }) => id).join()} ${String(position !== null)}`;
  return (
    <>
      <CityMap
        city={restaurant.city}
        label={t('rider.map')}
        isInText
        look={{ key, points }}
        points={points}
        handles={
          <>
            {door && (
              <MapMark point={door}>
                <IconToolsKitchen2 size={20} />
              </MapMark>
            )}
            {marks.map(({ id, stop, point }) => (
              <MapMark key={id} point={point} tone="slate" className={classes.stopMark}>
                {stop ?? '·'}
              </MapMark>
            ))}
            {position && <RiderMark position={position} freshness={freshness} isFollowed />}
          </>
        }
      />
      <p className={classes.seen}>{t('rider.map.note')}</p>
    </>
  );
}

function pointOf({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}
