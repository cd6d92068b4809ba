import type { PostcodeView } from '@contracts/places/delivery-areas.ts';
import { isWithin, metersBetween, type Point } from '@contracts/places/geometry.ts';

/** By postcode its rings, or null of a city whose postcodes are points. */
export type PostcodeBorders = ReadonlyMap<string, readonly Point[][]> | null;

/** The postcode of a city at a point; of points alone the next one within reach. */
export function postcodeAt(
  point: Point,
  known: readonly PostcodeView[],
  borders: PostcodeBorders,
  reachMeters: number,
): string | null {
  const inside = known.find(({ postcode }) => borders?.get(postcode)?.some((ring) => isInRing(ring, point)));
  if (inside) return inside.postcode;
  const points = known.filter(({ postcode }) => borders?.has(postcode) !== true);
  const [next] = points.toSorted((one, other) => metersBetween(one, point) - metersBetween(other, point));
  return next && metersBetween(next, point) <= reachMeters ? next.postcode : null;
}

function isInRing(ring: readonly Point[], point: Point): boolean {
  return isWithin(
    { type: 'Polygon', coordinates: [ring.map(({ latitude, longitude }) => [longitude, latitude])] },
    point,
  );
}
