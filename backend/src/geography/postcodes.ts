/** Which postcodes there are in the product's cities, and where. */
import { CITIES, type City } from '../contracts/constants.ts';
import type { PostcodeView } from '../contracts/places/delivery-areas.ts';
import { POSTCODE_POINTS } from './postcode-points.ts';

const KNOWN: readonly PostcodeView[] = CITIES.flatMap((city) =>
  POSTCODE_POINTS[city].split(',').map((row) => {
    const [postcode = '', latitude, longitude] = row.trim().split(' ');
    return { postcode, city, latitude: Number(latitude), longitude: Number(longitude) };
  }),
);
const BY_POSTCODE: ReadonlyMap<string, PostcodeView> = new Map(KNOWN.map((known) => [known.postcode, known]));

/** Null where no city of ours has it. */
export function findPostcode(postcode: string): PostcodeView | null {
  return BY_POSTCODE.get(postcode) ?? null;
}

/** In order. */
export function postcodesOf(city: City): PostcodeView[] {
  return KNOWN.filter((known) => known.city === city);
}
