/** Which postcodes an area reaches, reckoned as the server does, so that it can be said before anything is saved. */
import type { PostcodeView } from '@contracts/places/delivery-areas.ts';
import { isWithin, metersBetween, type Point } from '@contracts/places/geometry.ts';
import { postcodeIn } from '@contracts/places/postal-address.ts';
import type { RestaurantInfoView } from '@contracts/restaurants/restaurant-views.ts';
import { polygonOf, radiusOf, type AreaValues } from './area-values.ts';

/** Where its owner put it, else the point of the postcode in its address, else the middle of its city. */
export function doorOf(
  { latitude, longitude, address }: Pick<RestaurantInfoView, 'latitude' | 'longitude' | 'address'>,
  postcodes: readonly PostcodeView[],
): Point {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const own = postcodeIn(address);
  return postcodes.find(({ postcode }) => postcode === own) ?? middleOf(postcodes);
}

function middleOf(points: readonly Point[]): Point {
  const mean = (part: keyof Point) => points.reduce((sum, point) => sum + point[part], 0) / Math.max(1, points.length);
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

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
