import { getDefaultStore } from 'jotai';
import type { TypedAddress } from '../../../domain/addresses/typed-address.ts';
import { postcodesAtom } from '../../../domain/place/postcode-state.ts';
import { cityAtom } from '../../../domain/restaurants/city-state.ts';
import { cityName } from '../../../lib/format/labels.ts';

/** The city that is looked at, with the postcode that was told for it. */
export function knownPlace(): Partial<TypedAddress> {
  const store = getDefaultStore();
  const city = store.get(cityAtom);
  return { city: cityName(city), postcode: store.get(postcodesAtom)[city] ?? '' };
}
