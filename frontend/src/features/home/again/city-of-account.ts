import type { City } from '@contracts/constants.ts';
import type { AccountView } from '@contracts/accounts/account-views.ts';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { cityAtom, isCity, isCityKnownAtom } from '../../../domain/restaurants/city-state.ts';
import { useCurrentUser } from '../../../domain/session/session.ts';

/** Where the default address lies, which ends with its city; else the city that the account was made in. */
export function cityOf({ address, city }: Pick<AccountView, 'address' | 'city'>): City | null {
  const words = (address ?? '').toLowerCase().split(/[^a-z\u00DF-\u00FF]+/);
  return words.findLast(isCity) ?? city;
}

/** A device that knows no city takes the account's, as if it had been chosen. */
export function useCityOfAccount(): void {
  const { user } = useCurrentUser();
  const [isKnown, setKnown] = useAtom(isCityKnownAtom);
  const setCity = useSetAtom(cityAtom);
  const found = !isKnown && user?.role === 'customer' ? cityOf(user) : null;
  useEffect(() => {
    if (found === null) return;
    setCity(found);
    setKnown(true);
  }, [found, setCity, setKnown]);
}
