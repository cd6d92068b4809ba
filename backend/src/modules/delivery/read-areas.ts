/** An owner's list of areas, from what was sent to what is stored. */
import type { City } from '../../contracts/constants.ts';
import type { DeliveryAreaRequest } from '../../contracts/http/requests.gen.ts';
import { AREA_SHAPES, MAX_POLYGON_POINTS, RADIUS_METERS } from '../../contracts/places/delivery-areas.ts';
import {
  crossesItself,
  metersBetween,
  type Point,
  type Polygon,
  type Position,
} from '../../contracts/places/geometry.ts';
import type { DeliveryArea } from '../../entities/restaurants/delivery-area.entity.ts';
import { findPostcode } from '../../geography/postcodes.ts';
import type { FieldIssue } from '../../http/problem.ts';
import { centsOf } from '../../money/euro-amount.ts';

export type AreaContent = Omit<DeliveryArea, 'id' | 'restaurantId'>;

/** A ring has three corners, and comes back to the first. */
const MIN_POSITIONS = 4;

/** `id` is null of a new one. Issues name the field of the area. */
export function readAreas(
  areas: readonly DeliveryAreaRequest[],
  city: City,
  door: Point,
): { areas: { id: number | null; content: AreaContent }[]; issues: FieldIssue[] } {
  const issues = areas.flatMap((area, index) => issuesOf(area, `areas.${String(index)}`, city, door));
  if (issues.length > 0) return { areas: [], issues };
  return {
    areas: areas.map((area, position) => ({ id: area.id ?? null, content: toContent(area, position) })),
    issues,
  };
}

function toContent(area: DeliveryAreaRequest, position: number): AreaContent {
  return {
    position,
    name: area.name,
    postcodes: area.postcodes ? [...area.postcodes].sort() : null,
    polygon: (area.polygon ?? null) as Polygon | null,
    radiusMeters: area.radiusMeters ?? null,
    feeCents: centsOf(area.fee),
    freeFromCents: area.freeFrom === undefined || area.freeFrom === null ? null : centsOf(area.freeFrom),
    minimumOrderCents: centsOf(area.minimumOrder),
    extraMinutes: area.extraMinutes ?? 0,
    isActive: area.isActive ?? true,
  };
}

function issuesOf(area: DeliveryAreaRequest, path: string, city: City, door: Point): FieldIssue[] {
  const shapes = AREA_SHAPES.filter((shape) => area[shape] !== undefined && area[shape] !== null);
  if (shapes.length === 0) return [{ field: `${path}.postcodes`, code: 'required' }];
  if (shapes.length > 1) return [{ field: `${path}.${shapes[1] ?? ''}`, code: 'invalid_choice' }];
  const strange = area.postcodes?.find((postcode) => findPostcode(postcode)?.city !== city);
  const code = area.polygon ? polygonProblem(area.polygon, door) : null;
  const isBelow = (area.freeFrom ?? null) !== null && centsOf(area.freeFrom ?? 0) < centsOf(area.minimumOrder);
  return [
    ...(strange === undefined
      ? []
      : [{ field: `${path}.postcodes`, code: 'unknown_postcode' as const, values: { postcode: strange } }]),
    ...(code === null ? [] : [{ field: `${path}.polygon`, ...code }]),
    ...(isBelow ? [{ field: `${path}.freeFrom`, code: 'below_minimum' as const }] : []),
  ];
}

/** Null of one that can be delivered to. */
function polygonProblem({ coordinates }: { coordinates: unknown }, door: Point): Omit<FieldIssue, 'field'> | null {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return { code: 'invalid_format' };
  if (coordinates.length > 1) return { code: 'holes' };
  const ring: unknown = coordinates[0];
  if (!Array.isArray(ring) || ring.length < MIN_POSITIONS) return { code: 'too_few_corners' };
  if (ring.length > MAX_POLYGON_POINTS + 1) return { code: 'too_many', values: { max: MAX_POLYGON_POINTS } };
  if (!ring.every(isPosition)) return { code: 'invalid_format' };
  const [first, last] = [ring[0], ring.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) return { code: 'invalid_format' };
  const isFar = ring.some(([longitude, latitude]) => metersBetween(door, { latitude, longitude }) > RADIUS_METERS.max);
  if (isFar) return { code: 'too_far', values: { max: RADIUS_METERS.max / 1_000 } };
  return crossesItself({ type: 'Polygon', coordinates: [ring] }) ? { code: 'crosses_itself' } : null;
}

function isPosition(value: unknown): value is Position {
  if (!Array.isArray(value) || value.length !== 2) return false;
  const [longitude, latitude] = value as unknown[];
  return isDegrees(longitude, 180) && isDegrees(latitude, 90);
}

function isDegrees(value: unknown, max: number): boolean {
  return typeof value === 'number' && Number.isFinite(value) && Math.abs(value) <= max;
}
