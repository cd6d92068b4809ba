/** Which of a restaurant's areas holds for a place. Pure, and asked for each postcode of the city when areas change. */
import { isWithin, metersBetween, type Point } from '../../contracts/places/geometry.ts';
import type { DeliveryArea } from '../../entities/restaurants/delivery-area.entity.ts';

/** Where somebody is: a postcode, and its point or a more precise one. */
export interface Place {
  postcode: string;
  point: Point;
}

type Area = Pick<
  DeliveryArea,
  'postcodes' | 'polygon' | 'radiusMeters' | 'feeCents' | 'minimumOrderCents' | 'position' | 'isActive'
>;

export function holds(
  { postcodes, polygon, radiusMeters }: Omit<Area, 'isActive'>,
  door: Point,
  place: Place,
): boolean {
  if (postcodes !== null) return postcodes.includes(place.postcode);
  if (polygon !== null) return isWithin(polygon, place.point);
  return radiusMeters !== null && metersBetween(door, place.point) <= radiusMeters;
}

/** Of several the one with the lowest fee, then the lowest minimum, then the first of the list. Null: nobody delivers there. */
export function areaAt<A extends Area>(areas: readonly A[], door: Point, place: Place): A | null {
  const matching = areas.filter((area) => area.isActive && holds(area, door, place));
  return matching.sort(byPrice)[0] ?? null;
}

function byPrice(one: Area, other: Area): number {
  return (
    one.feeCents - other.feeCents || one.minimumOrderCents - other.minimumOrderCents || one.position - other.position
  );
}
