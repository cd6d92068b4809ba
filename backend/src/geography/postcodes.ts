/** Which postcodes there are in the product's cities, and where. */
import { CITIES, type City } from '../contracts/constants.ts';
import type { Point } from '../contracts/places/geometry.ts';
import { POSTCODE_POINTS } from './postcode-points.ts';

export interface KnownPostcode extends Point {
  postcode: string;
  city: City;
}

const KNOWN: readonly KnownPostcode[] = CITIES.flatMap((city) =>
  POSTCODE_POINTS[city].split(',').map((row) => {
    const [postcode = '', latitude, longitude] = row.trim().split(' ');
    return { postcode, city, latitude: Number(latitude), longitude: Number(longitude) };
  }),
);
const BY_POSTCODE: ReadonlyMap<string, KnownPostcode> = new Map(KNOWN.map((known) => [known.postcode, known]));

/** Null where no city of ours has it. */
export function findPostcode(postcode: string): KnownPostcode | null {
  return BY_POSTCODE.get(postcode) ?? null;
}

/** In order. */
export function postcodesOf(city: City): readonly KnownPostcode[] {
  return KNOWN.filter((known) => known.city === city);
}
