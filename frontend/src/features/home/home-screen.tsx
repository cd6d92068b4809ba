import { useAtomValue } from 'jotai';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.ts';
import { cityAtom } from '../../domain/restaurants/city-state.ts';
import { useChooseCity } from '../../domain/restaurants/use-choose-city.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useFirstScreen } from '../../lib/first-screen.ts';
import { setConnectionState } from '../../lib/socket/connection-state.ts';
import { AgainPlace } from './again/again-place.tsx';
import { mayHaveOrdered } from './again/may-have-ordered.ts';
import { useHomeSearch } from './filters/use-home-search.ts';
import { HomeHero } from './home-hero.tsx';
import { RestaurantList } from './restaurant-list.tsx';

/** Nobody waits for it, and nothing is missing without it. */
const Again = lazyPart(async () => {
  try {
    const [again] = await Promise.all([import('./again/again.tsx'), loadTexts('tracking')]);
    return again;
  } catch {
    return { default: () => <></> };
  }
});

const BelowList = lazyPart(async () => {
  try {
    await loadTexts('footer');
    return await import('./below-list.tsx');
  } catch {
    // Without the file that listens, the list is read now and then.
    setConnectionState('offline');
    return { default: () => <></> };
  }
});

export function HomeScreen() {
  const city = useAtomValue(cityAtom);
  const chooseCity = useChooseCity();
  const { search, change } = useHomeSearch();
  const [isKnownHere] = useState(mayHaveOrdered);
  const isFirstScreenThere = useFirstScreen();
  return (
    <>
      <HomeHero city={city} onChooseCity={chooseCity} searchText={search.q ?? ''} onSearch={(q) => change({ q })} />
      {isKnownHere && !search.q && (
        <Suspense fallback={<AgainPlace city={city} />}>
          <Again city={city} />
        </Suspense>
      )}
      <RestaurantList city={city} search={search} onChange={change} />
      <Suspense>{isFirstScreenThere && <BelowList city={city} search={search} />}</Suspense>
    </>
  );
}
