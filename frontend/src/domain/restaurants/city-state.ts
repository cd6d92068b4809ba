import { CITIES, DEFAULT_CITY, STORAGE_KEYS, type City } from '@contracts/constants.ts';
import { atom, getDefaultStore } from 'jotai';
import { storedAtom } from '../../lib/storage/stored-atom.ts';

export const isCity = (value: unknown): value is City => CITIES.some((city) => city === value);

/** The chosen city drives the restaurant list everywhere. */
export const cityAtom = storedAtom<City>(STORAGE_KEYS.city, DEFAULT_CITY, isCity);

function wasChosen(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEYS.city) !== null;
  } catch {
    return false;
  }
}

/** Whether somebody chose it: whoever did is not asked again by the whole of a first screen. */
export const isCityKnownAtom = atom(wasChosen());

/** A link such as `/?city=hamburg` opens that city. */
export function chooseLinkedCity(search: string): void {
  const city = new URLSearchParams(search).get('city');
  if (!isCity(city)) return;
  getDefaultStore().set(cityAtom, city);
  getDefaultStore().set(isCityKnownAtom, true);
}
