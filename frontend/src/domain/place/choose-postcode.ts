import { POSTCODE_PATTERN } from '@contracts/places/postcode.ts';
import type { City } from '@contracts/constants.ts';
import { getDefaultStore } from 'jotai';
import { loadTexts, textsAtom } from '../../i18n/texts.ts';
import { fetchPostcode } from '../../lib/api/places.ts';
import { cityName } from '../../lib/format/labels.ts';
import { ApiError } from '../../lib/http/http.ts';
import { cityAtom, isCityKnownAtom } from '../restaurants/city-state.ts';
import { postcodesAtom } from './postcode-state.ts';

/** An answer that was overtaken by the next digit counts no more. */
let newest = 0;

/**
 * Remembers a postcode for the city that it is in, which becomes the chosen one; an empty one is forgotten of `city`.
 *
 * @param chooseCity null where only `city` will do
 *
 * @returns why it cannot be, for people; empty when it could.
 */
export async function choosePostcode(
  typed: string,
  city: City,
  chooseCity: ((city: City) => void) | null,
): Promise<string> {
  const store = getDefaultStore();
  newest += 1;
  const own = newest;
  if (typed === '') {
    store.set(postcodesAtom, ({ [city]: _forgotten, ...others }) => others);
    return '';
  }
  await loadTexts('place');
  const { t } = store.get(textsAtom);
  if (!POSTCODE_PATTERN.test(typed)) return t('place.incomplete');
  try {
    const found = await fetchPostcode(typed);
    if (own !== newest) return '';
    if (found.city !== city && !chooseCity) return t('place.otherCity', { postcode: typed, city: cityName(city) });
    store.set(postcodesAtom, (held) => ({ ...held, [found.city]: typed }));
    if (found.city !== city) chooseCity?.(found.city);
    else if (city === store.get(cityAtom)) {
      // It may be the one that nobody has chosen yet, and is kept from now on.
      store.set(cityAtom, city);
      store.set(isCityKnownAtom, true);
    }
    return '';
  } catch (error) {
    if (own !== newest) return '';
    if (!(error instanceof ApiError)) throw error;
    return error.errors[0]?.message ?? t('place.unreachable');
  }
}
