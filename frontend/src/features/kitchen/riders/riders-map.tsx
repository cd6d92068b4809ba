import type { RidePositionView } from '@contracts/riders/position.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { CityMap } from '../../../components/map/city-map.tsx';
import { MapMark } from '../../../components/map/marks/map-mark.tsx';
import { AgingMark } from '../../../domain/riders/aging-mark.tsx';
import { useText } from '../../../i18n/use-text.ts';

interface Props {
  info: Pick<RestaurantInfoView, 'city' | 'latitude' | 'longitude'>;
  positions: readonly { id: number; name: string; position: RidePositionView }[];
}

/** The restaurant's door, and its riders around it. */
export default function RidersMap({ info: { city, latitude, longitude }, positions }: Props) {
  const t = useText();
  const door = latitude === null || longitude === null ? null : { latitude, longitude };
  const points = [...(door ? [door] : []), ...positions.map(({ position }) => position)];
  if (points.length === 0) return null;
  return (
    <CityMap
      city={city}
      label={t('riders.map')}
      isInText
      // It looks at all of them anew when one comes or goes: in between it stays where somebody moved it.
      look={{ key: positions.map(({ id }) => id).join(), points }}
      points={points}
      handles={
        <>
          {door && (
            <MapMark point={door}>
              <IconToolsKitchen2 size={20} />
            </MapMark>
          )}
          {positions.map(({ id, ...rider }) => (
            <AgingMark key={id} {...rider} />
          ))}
        </>
      }
    />
  );
}
