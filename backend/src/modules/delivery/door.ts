import { postcodeIn } from '../../contracts/places/postal-address.ts';
import type { Point } from '../../contracts/places/geometry.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { findPostcode, postcodesOf } from '../../geography/postcodes.ts';

/**
 * Where a restaurant is: where its owner put it, else the point of the postcode in its address, else the middle of its
 * city's postcodes.
 */
export function doorOf({
  latitude,
  longitude,
  address,
  city,
}: Pick<Restaurant, 'latitude' | 'longitude' | 'address' | 'city'>): Point {
  if (latitude !== null && longitude !== null) return { latitude, longitude };
  const known = findPostcode(postcodeIn(address) ?? '');
  return known?.city === city ? pointOf(known) : middleOf(postcodesOf(city));
}

function pointOf({ latitude, longitude }: Point): Point {
  return { latitude, longitude };
}

function middleOf(points: readonly Point[]): Point {
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { latitude: mean(points.map((p) => p.latitude)), longitude: mean(points.map((p) => p.longitude)) };
}
