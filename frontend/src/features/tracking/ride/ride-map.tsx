import type { City } from '@contracts/constants.ts';
import type { PostcodeView } from '@contracts/places/delivery-areas.ts';
import type { Point } from '@contracts/places/geometry.ts';
import type { RidePositionView } from '@contracts/riders/position.ts';
import { IconHome, IconToolsKitchen2 } from '@tabler/icons-react';
import { CityMap } from '../../../components/map/city-map.tsx';
import { MapMark } from '../../../components/map/marks/map-mark.tsx';
import type { Freshness } from '../../../domain/riders/freshness.ts';
import { RiderMark } from '../../../domain/riders/rider-mark.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { PostcodeArea } from './postcode-area.tsx';

interface Props {
  city: City;
  /** The restaurant's; null where nobody has said where it is. */
  door: Point | null;
  /** What is known of where the guest is; null for whoever follows by a link. */
  destination: PostcodeView | null;
  position: RidePositionView | null;
  freshness: Freshness;
}

/** Restaurant, rider and the guest's postcode. */
export default function RideMap({ city, door, destination, position, freshness }: Props) {
  const t = useText();
  const points = [door, destination, position].filter((point) => point !== null);
  // It looks at all of it once, when it opens, and when the first position comes: then it stays where somebody moved it.
  const key = `${String(destination !== null)} ${String(position !== null)}`;
  if (points.length === 0) return null;
  return (
    <CityMap
      city={city}
      label={t('ride.map')}
      isInText
      look={{ key, points }}
      points={points}
      layers={destination && <PostcodeArea city={city} postcode={destination.postcode} />}
      handles={
        <>
          {door && (
            <MapMark point={door}>
              <IconToolsKitchen2 size={20} />
            </MapMark>
          )}
          {destination && (
            <MapMark point={destination} tone="slate">
              <IconHome size={20} />
            </MapMark>
          )}
          {position && <RiderMark position={position} freshness={freshness} isFollowed />}
        </>
      }
    />
  );
}
