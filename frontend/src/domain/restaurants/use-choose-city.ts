import type { City } from '@contracts/constants.ts';
import { useRouter } from '@tanstack/react-router';
import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { cityAtom, isCityKnownAtom } from './city-state.ts';

/** Whoever chooses a city wants to see who cooks there: its list follows, and an address that names another city goes. */
export function useChooseCity(): (city: City) => void {
  const setCity = useSetAtom(cityAtom);
  const setKnown = useSetAtom(isCityKnownAtom);
  const router = useRouter();
  return useCallback(
    (city) => {
      setCity(city);
      setKnown(true);
      const { pathname, searchStr, state } = router.state.location;
      // From the menu at the side it takes that one's step of the history over.
      if (pathname !== '/') void router.navigate({ to: '/', replace: state.overlays !== undefined });
      const search = new URLSearchParams(searchStr);
      if (pathname !== '/' || !search.has('city')) return;
      search.delete('city');
      void router.navigate({ href: `/?${search}`, replace: true, resetScroll: false });
    },
    [router, setCity, setKnown],
  );
}
