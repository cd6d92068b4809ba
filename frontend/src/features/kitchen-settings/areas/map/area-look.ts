import type { PostcodeView } from '@contracts/places/delivery-areas.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { pointOf, radiusOf, type AreaValues } from '../form/area-values.ts';
import { moveBy } from './edit-border.ts';

const TONES = 5;

/** Its colour: of six areas two have the same, which is why each is named, too. */
export const toneOf = (index: number): number => index % TONES;

/** Where its name stands, at its northern end: areas around the same door share their middle. Null of one that is nowhere yet. */
export function namePointOf(area: AreaValues, door: Point, known: readonly PostcodeView[]): Point | null {
  if (area.kind === 'radiusMeters') return moveBy(door, 0, radiusOf(area.radiusKm) ?? 0);
  return extentOf(area, door, known).reduce<Point | null>(
    (north, point) => (north === null || point.latitude > north.latitude ? point : north),
    null,
  );
}

/** All that an area reaches to, for a map that is to show it. */
export function extentOf(
  { kind, corners, postcodes, radiusKm }: AreaValues,
  door: Point,
  known: readonly PostcodeView[],
): Point[] {
  if (kind === 'polygon') return corners.map(pointOf).filter((point) => point !== null);
  if (kind === 'postcodes') return known.filter(({ postcode }) => postcodes.includes(postcode));
  const radius = radiusOf(radiusKm) ?? 0;
  return [moveBy(door, radius, radius), moveBy(door, -radius, -radius)];
}
