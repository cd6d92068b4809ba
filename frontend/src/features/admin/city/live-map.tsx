import type { City } from '@contracts/constants.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { useMediaQuery } from '@mantine/hooks';
import { IconBike, IconClockExclamation, IconToolsKitchen2 } from '@tabler/icons-react';
import { CityMap } from '../../../components/map/city-map.tsx';
import { MapHandle } from '../../../components/map/marks/map-handle.tsx';
import { AgingMark } from '../../../domain/riders/aging-mark.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { Area, PlacedRider } from './city-facts.ts';
import type { CitySearch } from './city-search.ts';
import classes from './live-map.module.css';

/** What it looks at while nothing is open and nobody rides: two corners of the inner city. */
const CORNERS: Readonly<Record<City, readonly Point[]>> = {
  berlin: [
    { latitude: 52.46, longitude: 13.28 },
    { latitude: 52.57, longitude: 13.52 },
  ],
  hamburg: [
    { latitude: 53.51, longitude: 9.87 },
    { latitude: 53.62, longitude: 10.12 },
  ],
  frankfurt: [
    { latitude: 50.06, longitude: 8.56 },
    { latitude: 50.17, longitude: 8.77 },
  ],
};

/** There the lists stand above and below it, and are scrolled past it. */
const NARROW = '(width < 62em)';

interface Props {
  city: City;
  areas: readonly Area[];
  riders: readonly PlacedRider[];
  search: CitySearch;
  change: (next: Partial<CitySearch>) => void;
}

/** Orders by the area that they go to, and the riders between them. */
export default function LiveMap({ city, areas, riders, search, change }: Props) {
  const t = useText();
  const positions = riders.flatMap(({ id, position }) => (position === null ? [] : [{ id, position }]));
  const points = [...areas.map(({ point }) => point), ...positions.map(({ position }) => position)];
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const { status, restaurantId, late } = search;
  return (
    <>
      <ul className={classes.legend}>
        <li>
          <span className={classes.area} aria-hidden>
            2
          </span>
          {t('adminCity.legend.orders')}
        </li>
        <li>
          <span className={classes.area} data-late aria-hidden>
            <IconClockExclamation size={16} />2
          </span>
          {t('adminCity.legend.late')}
        </li>
        <li>
          <span className={classes.riderSign} aria-hidden>
            <IconBike size={16} />
          </span>
          {t('adminCity.legend.rider')}
        </li>
      </ul>
      <CityMap
        city={city}
        label={t('adminCity.mapOf')}
        isInText={isNarrow}
        // It looks at all of them anew when something else is asked for: in between it stays where somebody moved it.
        look={{ key: [city, status, restaurantId, late].join(), points: points.length > 1 ? points : CORNERS[city] }}
        points={points.length > 1 ? points : CORNERS[city]}
        handles={
          <>
            {positions.map(({ id, position }) => (
              <AgingMark key={id} position={position} />
            ))}
            {areas.map((area) => (
              <AreaHandle key={area.key} area={area} search={search} change={change} />
            ))}
          </>
        }
      />
    </>
  );
}

/** Opens its only order, or narrows the list to what goes there; pressed once more it lets go. */
function AreaHandle({ area, search, change }: { area: Area } & Pick<Props, 'search' | 'change'>) {
  const t = useText();
  const { postcode, restaurantId, restaurantName, point, orderIds, late } = area;
  const isChosen = postcode !== null && search.postcode === postcode;
  const place = postcode ?? t('adminCity.pickupAt', { restaurant: restaurantName });
  const orders = t('adminCity.openCount', { count: orderIds.length });
  const [only] = orderIds;
  const press = () => {
    if (isChosen) change({ postcode: undefined });
    else if (orderIds.length === 1 && only !== undefined) change({ id: only });
    else change(postcode === null ? { restaurantId } : { postcode });
  };
  return (
    <MapHandle
      point={point}
      className={classes.handle}
      label={
        late > 0
          ? t('adminCity.areaLate', { place, orders, late: t('adminCity.lateCount', { count: late }) })
          : t('adminCity.area', { place, orders })
      }
      onPress={press}
    >
      <span className={classes.area} data-late={late > 0 || undefined} data-chosen={isChosen || undefined}>
        {late > 0 && <IconClockExclamation size={16} aria-hidden />}
        {late === 0 && postcode === null && <IconToolsKitchen2 size={16} aria-hidden />}
        {orderIds.length}
      </span>
    </MapHandle>
  );
}
