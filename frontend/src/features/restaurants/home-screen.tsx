import { Button } from '@mantine/core';
import { IconInfoCircle, IconToolsKitchen2Off } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useAtom } from 'jotai';
import { ConnectionLabel } from '../../components/connection-label.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { useText } from '../../i18n/use-text.ts';
import { cityAtom } from '../shell/city-state.ts';
import { cityName } from '../shell/labels.ts';
import { HomeHero } from './home-hero.tsx';
import classes from './home-screen.module.css';
import { RestaurantCard, RestaurantCardSkeleton } from './restaurant-card.tsx';
import { RestaurantFilters } from './restaurant-filters.tsx';
import { parseRestaurantSearch } from './restaurant-search.ts';
import { useRestaurants } from './use-restaurants.ts';

const route = getRouteApi('/');
const PLACEHOLDERS = [1, 2, 3, 4, 5, 6];
/** Cards whose pictures are on the first screen. */
const EARLY_CARDS = 3;

export function HomeScreen() {
  const t = useText();
  const [city, setCity] = useAtom(cityAtom);
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { restaurants, isLoading, isLastKnown, error, retry } = useRestaurants(city, search);
  const shown = restaurants?.filter((restaurant) => !search.open || restaurant.isOpen);
  const openCount = restaurants?.filter((restaurant) => restaurant.isOpen).length ?? 0;
  const isFiltered = Boolean(search.q ?? search.category ?? search.open);

  const changeSearch = (change: Record<string, unknown>) =>
    void navigate({
      search: (current) => parseRestaurantSearch({ ...current, ...change }),
      replace: true,
      resetScroll: false,
    });

  return (
    <>
      <HomeHero city={city} onChooseCity={setCity} searchText={search.q ?? ''} onSearch={(q) => changeSearch({ q })} />
      <section className={classes.list} aria-labelledby="restaurants-heading">
        <RestaurantFilters search={search} onChange={changeSearch} />
        <div className={classes.heading}>
          <h2 id="restaurants-heading">
            {restaurants && !isLastKnown
              ? t('home.heading', { city: cityName(city), count: openCount })
              : t('home.headingLoading', { city: cityName(city) })}
          </h2>
          {!isLastKnown && <ConnectionLabel />}
        </div>
        {isLastKnown && (
          <div className={classes.notice} role="alert">
            <IconInfoCircle size={22} aria-hidden />
            <span>{t('home.lastKnown')}</span>
            <Button variant="default" onClick={retry}>
              {t('action.retry')}
            </Button>
          </div>
        )}
        {error ? <ErrorState error={error} onRetry={retry} /> : null}
        {shown?.length === 0 && (
          <EmptyState
            icon={<IconToolsKitchen2Off size={44} stroke={1.6} />}
            title={isFiltered ? t('home.noMatch') : t('home.noRestaurants', { city: cityName(city) })}
            action={
              isFiltered && (
                <Button size="md" onClick={() => changeSearch({ q: undefined, category: undefined, open: undefined })}>
                  {t('home.showAll')}
                </Button>
              )
            }
          >
            {isFiltered ? t('home.noMatchText') : t('home.noRestaurantsText')}
          </EmptyState>
        )}
        <div className={classes.grid} aria-busy={isLoading}>
          {isLoading && PLACEHOLDERS.map((key) => <RestaurantCardSkeleton key={key} />)}
          {shown?.map((restaurant, index) => (
            <RestaurantCard
              key={restaurant.id}
              restaurant={restaurant}
              isEarly={index < EARLY_CARDS}
              isFrozen={isLastKnown}
            />
          ))}
        </div>
      </section>
    </>
  );
}
