/** What lies on the ground of a city, as far as the product has it: files of the build, which `tools/map-data` makes. */
import type { City } from '@contracts/constants.ts';
import type { Point } from '@contracts/places/geometry.ts';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../../../lib/http/http.ts';
import berlin from './cities/berlin.json?url';
import berlinPostcodes from './cities/berlin-postcodes.json?url';

/** The first point in steps, then the way from each to the next: longitude, latitude, longitude … */
type Line = number[];
type Named = [name: string, longitude: number, latitude: number];

export interface GroundData {
  water: Line[];
  green: Line[];
  rail: Line[];
  borders: Line[];
  districts: Named[];
  stations: Named[];
}

const STEPS_PER_DEGREE = 20_000;
const FILES: Partial<Record<City, { ground: string; postcodes: string }>> = {
  berlin: { ground: berlin, postcodes: berlinPostcodes },
};

export const hasGround = (city: City): boolean => FILES[city] !== undefined;

/** Null of a city without one. */
export const groundQuery = (city: City) =>
  queryOptions({
    queryKey: ['map-ground', city],
    queryFn: async ({ signal }) => {
      const file = FILES[city]?.ground;
      return file === undefined ? null : get<GroundData>(file, signal);
    },
    staleTime: Infinity,
  });

/** The borders of each postcode; null of a city whose postcodes are points. */
export const postcodeBordersQuery = (city: City) =>
  queryOptions({
    queryKey: ['map-postcodes', city],
    queryFn: async ({ signal }) => {
      const file = FILES[city]?.postcodes;
      if (file === undefined) return null;
      const lines = await get<Record<string, Line[]>>(file, signal);
      return new Map(Object.entries(lines).map(([postcode, rings]) => [postcode, rings.map(pointsOf)]));
    },
    staleTime: Infinity,
  });

export function pointsOf(line: Line): Point[] {
  let [x, y] = [0, 0];
  return line.flatMap((step, index) => {
    if (index % 2 === 0) {
      x += step;
      return [];
    }
    y += step;
    return { longitude: x / STEPS_PER_DEGREE, latitude: y / STEPS_PER_DEGREE };
  });
}
