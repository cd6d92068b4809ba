/** Points and areas on the ground. Polygons are judged in whole millionths of a degree, about 11 cm, and thus exactly. */

export interface Point {
  latitude: number;
  longitude: number;
}

/** Longitude first, as GeoJSON has it. */
export type Position = [longitude: number, latitude: number];

/** As in GeoJSON. One ring, whose last position is its first. */
export interface Polygon {
  type: 'Polygon';
  coordinates: Position[][];
}

const MILLIONTHS = 1_000_000;
const EARTH_RADIUS_METERS = 6_371_008.8;

interface Spot {
  x: number;
  y: number;
}

type Edge = readonly [Spot, Spot];

/** Along a great circle, rounded to whole metres: where a circle ends is the same for everybody who asks. */
export function metersBetween(one: Point, other: Point): number {
  const lat1 = toRadians(one.latitude);
  const lat2 = toRadians(other.latitude);
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const chord = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(toRadians(other.longitude - one.longitude));
  return Math.round(2 * EARTH_RADIUS_METERS * Math.asin(Math.min(1, Math.sqrt(chord))));
}

/** The border belongs to it. */
export function isWithin({ coordinates: [ring = []] }: Polygon, point: Point): boolean {
  const spot = toSpot([point.longitude, point.latitude]);
  let isInside = false;
  for (const [from, to] of edgesOf(ring)) {
    if (isOnEdge([from, to], spot)) return true;
    // An edge counts with its lower end and without its upper one, so that a corner counts once.
    if (from.y > spot.y === to.y > spot.y) continue;
    const isRight = sideOf(from, to, spot) > 0 === to.y > from.y;
    if (isRight) isInside = !isInside;
  }
  return isInside;
}

/** Whether two edges meet anywhere but where they follow each other, or one turns back on itself. */
export function crossesItself({ coordinates: [ring = []] }: Polygon): boolean {
  return doCross(edgesOf(ring), true);
}

/** The same of a border that is being drawn: from its last corner to its first there is no edge yet. */
export function lineCrossesItself(line: readonly Position[]): boolean {
  return doCross(edgesOf(line), false);
}

function doCross(edges: readonly Edge[], isRing: boolean): boolean {
  return edges.some((edge, index) =>
    edges.some((other, place) => {
      if (place <= index) return false;
      const isNext = place === index + 1;
      const isLast = isRing && index === 0 && place === edges.length - 1;
      if (isNext) return turnsBack(edge, other);
      return isLast ? turnsBack(other, edge) : meet(edge, other);
    }),
  );
}

/** Without two positions after each other that are the same. */
function edgesOf(ring: readonly Position[]): Edge[] {
  const spots = ring.map(toSpot);
  return spots
    .slice(1)
    .map((to, index): Edge => [spots[index] ?? to, to])
    .filter(([from, to]) => from.x !== to.x || from.y !== to.y);
}

/** The second edge begins where the first ends. */
function turnsBack([from, corner]: Edge, [, to]: Edge): boolean {
  if (sideOf(from, corner, to) !== 0) return false;
  return (to.x - corner.x) * (from.x - corner.x) + (to.y - corner.y) * (from.y - corner.y) > 0;
}

function meet([a, b]: Edge, [c, d]: Edge): boolean {
  const sides = [sideOf(a, b, c), sideOf(a, b, d), sideOf(c, d, a), sideOf(c, d, b)].map(Math.sign);
  const [toC = 0, toD = 0, toA = 0, toB = 0] = sides;
  if (toC * toD < 0 && toA * toB < 0) return true;
  return isOnEdge([a, b], c) || isOnEdge([a, b], d) || isOnEdge([c, d], a) || isOnEdge([c, d], b);
}

function isOnEdge([from, to]: Edge, spot: Spot): boolean {
  return (
    sideOf(from, to, spot) === 0 &&
    Math.min(from.x, to.x) <= spot.x &&
    spot.x <= Math.max(from.x, to.x) &&
    Math.min(from.y, to.y) <= spot.y &&
    spot.y <= Math.max(from.y, to.y)
  );
}

/** Positive: the spot lies to the left of the way. Exact for distances below about 90 degrees. */
function sideOf(from: Spot, to: Spot, spot: Spot): number {
  return (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x);
}

function toSpot([longitude, latitude]: Position): Spot {
  return { x: Math.round(longitude * MILLIONTHS), y: Math.round(latitude * MILLIONTHS) };
}

function toRadians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
