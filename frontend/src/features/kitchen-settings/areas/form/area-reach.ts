/** Which postcodes an area reaches, reckoned as the server does, so that it can be said before anything is saved. */
import type { PostcodeView } from '@contracts/places/delivery-areas.ts';
import { isWithin, metersBetween, type Point } from '@contracts/places/geometry.ts';
import { polygonOf, radiusOf, type AreaValues } from './area-values.ts';

export function reachOf(
  { kind, postcodes, corners, radiusKm }: Pick<AreaValues, 'kind' | 'postcodes' | 'corners' | 'radiusKm'>,
  door: Point,
  known: readonly PostcodeView[],
): string[] {
  if (kind === 'postcodes') return postcodes;
  const polygon = polygonOf(corners);
  const radius = radiusOf(radiusKm);
  return known
    .filter((point) => {
      if (kind === 'polygon') return polygon !== null && isWithin(polygon, point);
      return radius !== null && metersBetween(door, point) <= radius;
    })
    .map(({ postcode }) => postcode);
}
