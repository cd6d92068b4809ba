import { useAtom } from 'jotai';
import { cityAtom } from '../shell/city-state.ts';
import { HomeHero } from './home-hero.tsx';
import { RestaurantList } from './restaurant-list.tsx';
import { useHomeSearch } from './use-home-search.ts';

export function HomeScreen() {
  const [city, setCity] = useAtom(cityAtom);
  const { search, change } = useHomeSearch();
  return (
    <>
      <HomeHero city={city} onChooseCity={setCity} searchText={search.q ?? ''} onSearch={(q) => change({ q })} />
      <RestaurantList city={city} search={search} onChange={change} />
    </>
  );
}
