import { CITIES, type City } from '@contracts/constants.ts';
import { Container } from '@mantine/core';
import { IconHeart } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { HomeLink } from '../../components/links.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useText } from '../../i18n/use-text.ts';
import { favouritesQuery } from '../../lib/api/queries.ts';
import { applyOpenStateEvent, takeOpenStates } from '../../lib/realtime/restaurants.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { RestaurantCard, RestaurantCardSkeleton } from '../../domain/restaurants/restaurant-card.tsx';
import classes from './favourites-screen.module.css';

const PLACEHOLDERS = [1, 2, 3];

export function FavouritesScreen() {
  const t = useText();
  const { data, isPending, error, refetch } = useQuery(favouritesQuery());
  const cities = CITIES.filter((city) => data?.some((restaurant) => restaurant.city === city));
  return (
    <Container size="lg" py="xl">
      <PageTitle style={{ marginBottom: 'var(--mantine-spacing-lg)' }}>{t('favourites.title')}</PageTitle>
      {cities.map((city) => (
        <CityWatch key={city} city={city} />
      ))}
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<IconHeart size={44} stroke={1.6} />}
          title={t('favourites.empty')}
          action={<HomeLink>{t('cart.browse')}</HomeLink>}
        >
          {t('favourites.emptyText')}
        </EmptyState>
      )}
      <div className={classes.grid} aria-busy={isPending}>
        {isPending && PLACEHOLDERS.map((key) => <RestaurantCardSkeleton key={key} />)}
        {data?.map((restaurant) => (
          <RestaurantCard key={restaurant.id} restaurant={restaurant} heading="h2" isEarly={false} isFrozen={false} />
        ))}
      </div>
    </Container>
  );
}

/** Keeps the open state of a city's favourites true. */
function CityWatch({ city }: { city: City }) {
  useLive(`city:${city}`, {
    queryKey: favouritesQuery().queryKey,
    snapshot: takeOpenStates,
    events: { 'restaurant:open-state': applyOpenStateEvent },
  });
  return null;
}
