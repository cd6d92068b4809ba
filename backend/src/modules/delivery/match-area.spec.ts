import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  crossesItself,
  isWithin,
  metersBetween,
  type Point,
  type Polygon,
  type Position,
} from '../../contracts/places/geometry.ts';
import { areaAt, holds } from './match-area.ts';

const RUNS = 100_000;
const DOOR = { latitude: 52.52, longitude: 13.4 };
/** A grid so coarse that points often lie on borders and corners. */
const GRID = 0.01;

const place = (postcode: string, point: Point) => ({ postcode, point });
const polygonOf = (...corners: Position[]): Polygon => ({
  type: 'Polygon',
  coordinates: [[...corners, ...corners.slice(0, 1)]],
});

/** Whether the point is in the area by another way: by how often the border winds around it, and by rational numbers on the border. */
function windsAround({ coordinates: [ring = []] }: Polygon, { latitude, longitude }: Point): boolean {
  const [px, py] = [toInteger(longitude), toInteger(latitude)];
  let winding = 0;
  for (let index = 0; index + 1 < ring.length; index += 1) {
    const [[ax, ay], [bx, by]] = [ring[index], ring[index + 1]].map((position) =>
      (position ?? [0, 0]).map(toInteger),
    ) as [[bigint, bigint], [bigint, bigint]];
    const cross = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    const isBeside = (px - ax) * (px - bx) + (py - ay) * (py - by) <= 0n;
    if (cross === 0n && isBeside) return true;
    if (ay <= py && by > py && cross > 0n) winding += 1;
    if (ay > py && by <= py && cross < 0n) winding -= 1;
  }
  return winding !== 0;
}

const toInteger = (degrees: number) => BigInt(Math.round(degrees * 1e6));

/** Along the chord through the earth, which is another way to the same distance. */
function metersByChord(one: Point, other: Point): number {
  const vector = ({ latitude, longitude }: Point) => {
    const [lat, lon] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
    return [Math.cos(lat) * Math.cos(lon), Math.cos(lat) * Math.sin(lon), Math.sin(lat)];
  };
  const [a, b] = [vector(one), vector(other)];
  const chord = Math.hypot(...a.map((value, axis) => value - (b[axis] ?? 0)));
  return Math.round(2 * Math.asin(chord / 2) * 6_371_008.8);
}

const onGrid = fc
  .tuple(fc.integer({ min: -6, max: 6 }), fc.integer({ min: -6, max: 6 }))
  .map(([x, y]): Position => [13.4 + x * GRID, 52.52 + y * GRID]);
const anywhere = fc.tuple(
  fc.double({ min: 13.3, max: 13.5, noNaN: true }),
  fc.double({ min: 52.44, max: 52.6, noNaN: true }),
);
const point = fc.oneof(onGrid, anywhere).map(([longitude, latitude]): Point => ({ longitude, latitude }));
const polygon = fc
  .array(fc.oneof(onGrid, anywhere as fc.Arbitrary<Position>), { minLength: 3, maxLength: 8 })
  .map((corners) => polygonOf(...corners))
  .filter((each) => !crossesItself(each));
const shape = fc.oneof(
  polygon.map((each) => ({ postcodes: null, polygon: each, radiusMeters: null })),
  fc.integer({ min: 100, max: 9_000 }).map((radiusMeters) => ({ postcodes: null, polygon: null, radiusMeters })),
  fc
    .subarray(['10115', '10117', '10119', '10435'], { minLength: 1 })
    .map((postcodes) => ({ postcodes, polygon: null, radiusMeters: null })),
);
const terms = fc.record({
  feeCents: fc.constantFrom(0, 100, 250),
  minimumOrderCents: fc.constantFrom(0, 1_000),
  isActive: fc.boolean(),
});
const areas = fc
  .array(fc.tuple(shape, terms), { maxLength: 5 })
  .map((list) => list.map(([where, what], position) => ({ ...where, ...what, position })));
const postcode = fc.constantFrom('10115', '10117', '10119', '10435');

describe('an area', () => {
  it('holds the same places, borders too, as an oracle says', () => {
    fc.assert(
      fc.property(areas, postcode, point, (list, code, at) => {
        const expected = list
          .filter((area) => area.isActive)
          .filter(({ postcodes, polygon: drawn, radiusMeters }) =>
            postcodes !== null
              ? postcodes.includes(code)
              : drawn !== null
                ? windsAround(drawn, at)
                : metersByChord(DOOR, at) <= radiusMeters,
          )
          .reduce<(typeof list)[number] | null>(
            (best, area) =>
              best !== null &&
              (best.feeCents < area.feeCents ||
                (best.feeCents === area.feeCents && best.minimumOrderCents <= area.minimumOrderCents))
                ? best
                : area,
            null,
          );
        expect(areaAt(list, DOOR, place(code, at))).toBe(expected);
      }),
      { numRuns: RUNS },
    );
  });

  it('holds its own corners and borders, and nothing beyond', () => {
    const square = polygonOf([13.4, 52.5], [13.5, 52.5], [13.5, 52.6], [13.4, 52.6]);
    expect(isWithin(square, { longitude: 13.4, latitude: 52.5 })).toBe(true);
    expect(isWithin(square, { longitude: 13.45, latitude: 52.6 })).toBe(true);
    expect(isWithin(square, { longitude: 13.5, latitude: 52.55 })).toBe(true);
    expect(isWithin(square, { longitude: 13.500001, latitude: 52.55 })).toBe(false);
  });

  it('reaches as far as its radius and not a metre further', () => {
    const there = { longitude: 13.41, latitude: 52.53 };
    const meters = metersBetween(DOOR, there);
    const around = (radiusMeters: number) => ({ postcodes: null, polygon: null, radiusMeters });
    const reaches = (radius: number) =>
      holds({ ...around(radius), feeCents: 0, minimumOrderCents: 0, position: 0 }, DOOR, place('10119', there));
    expect([reaches(meters), reaches(meters - 1)]).toEqual([true, false]);
  });
});

describe('a border', () => {
  it.each<[string, Position[], boolean]>([
    [
      'a triangle',
      [
        [13.4, 52.5],
        [13.5, 52.5],
        [13.5, 52.6],
      ],
      false,
    ],
    [
      'a bow tie',
      [
        [13.4, 52.5],
        [13.5, 52.6],
        [13.5, 52.5],
        [13.4, 52.6],
      ],
      true,
    ],
    [
      'one that touches its own corner',
      [
        [13.4, 52.5],
        [13.5, 52.5],
        [13.45, 52.55],
        [13.5, 52.6],
        [13.4, 52.6],
        [13.45, 52.55],
      ],
      true,
    ],
    [
      'one that goes back on itself',
      [
        [13.4, 52.5],
        [13.5, 52.5],
        [13.45, 52.5],
      ],
      true,
    ],
    [
      'one with a corner that does not turn',
      [
        [13.4, 52.5],
        [13.45, 52.5],
        [13.5, 52.5],
        [13.5, 52.6],
      ],
      false,
    ],
  ])('of %s', (_, corners, crosses) => {
    expect(crossesItself(polygonOf(...corners))).toBe(crosses);
  });
});
