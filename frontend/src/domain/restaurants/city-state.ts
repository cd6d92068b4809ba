import { CITIES, DEFAULT_CITY, STORAGE_KEYS, type City } from '@contracts/constants.ts';
import { getDefaultStore } from 'jotai';
import { storedAtom } from '../../lib/storage/stored-atom.ts';

const isCity = (value: unknown): value is City => CITIES.some((city) => city === value);

/** The chosen city drives the restaurant list everywhere. */
export const cityAtom = storedAtom<City>(STORAGE_KEYS.city, DEFAULT_CITY, isCity);

/** A link such as `/?city=hamburg` opens that city. */
export function chooseLinkedCity(search: string): void {
  const city = new URLSearchParams(search).get('city');
  if (isCity(city)) getDefaultStore().set(cityAtom, city);
}
