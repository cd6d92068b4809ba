import { CITIES, STORAGE_KEYS, type City } from '@contracts/constants.ts';
import { POSTCODE_PATTERN } from '@contracts/places/postcode.ts';
import { useAtomValue } from 'jotai';
import { storedAtom } from '../../lib/storage/stored-atom.ts';

/** One for each city: whoever looks around in another one comes back to theirs. */
type Postcodes = Partial<Record<City, string>>;

function isPostcodes(value: unknown): value is Postcodes {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(value).every(
      ([city, postcode]) =>
        CITIES.some((known) => known === city) && typeof postcode === 'string' && POSTCODE_PATTERN.test(postcode),
    )
  );
}

/** Where whoever uses this browser wants meals to come. It is never required to look around. */
export const postcodesAtom = storedAtom<Postcodes>(STORAGE_KEYS.postcodes, {}, isPostcodes);

/** The one that lists of the city are read for. */
export const usePostcode = (city: City): string | undefined => useAtomValue(postcodesAtom)[city];
