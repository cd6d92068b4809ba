import type { City } from '@contracts/constants.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { IconToolsKitchen2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CityMap } from '../../../components/map/city-map.tsx';
import { hasGround } from '../../../components/map/ground/ground-data.ts';
import { MapMark } from '../../../components/map/marks/map-mark.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { mapQuery } from '../../../lib/api/map.ts';

interface Props {
  city: City;
  door: Point;
}

/** Where the restaurant's door is, in a city that there is a map of: a mark on nothing leads nobody anywhere. */
export default function PickupMap({ city, door }: Props) {
  const t = useText();
  const style = useQuery(mapQuery());
  if (!hasGround(city) && (style.data?.styleUrl ?? null) === null) return null;
  return (
    <CityMap
      city={city}
      label={t('pickup.map')}
      isInText
      look={{ key: 'door', points: [door] }}
      points={[door]}
      handles={
        <MapMark point={door}>
          <IconToolsKitchen2 size={20} />
        </MapMark>
      }
    />
  );
}
