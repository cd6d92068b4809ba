import type { City } from '@contracts/constants.ts';
import type { RestaurantCardView } from '@contracts/views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isApiError } from '../../lib/api/http.ts';
import { restaurantsQuery } from '../../lib/api/queries.ts';
import { applyOpenState, applyOpenStates } from '../../lib/realtime/restaurants.ts';
import { whenRead } from '../../lib/realtime/when-read.ts';
import { changeById } from '../../lib/realtime/versions.ts';
import { markUpdated, useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { findLastKnownRestaurants, rememberRestaurants } from './last-known.ts';
import type { RestaurantSearch } from './restaurant-search.ts';

interface RestaurantList {
  restaurants: RestaurantCardView[] | undefined;
  isLoading: boolean;
  /** The server could not be reached: this is the last list it gave, and nothing can be ordered from it. */
  isLastKnown: boolean;
  error: unknown;
  retry: () => void;
}

/** A city's restaurants as the address filters them, their open state live. */
export function useRestaurants(city: City, search: RestaurantSearch): RestaurantList {
  const { q, category, sort } = search;
  const queryClient = useQueryClient();
  const interval = useFallbackInterval();
  const read = restaurantsQuery({ city, q, category, sort });
  const query = useQuery({
    ...read,
    refetchInterval: interval,
    // While a filter changes the old list stays; another city starts with an empty table.
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[1].city === city ? previous : undefined),
  });

  const setLists = (change: (restaurants: RestaurantCardView[]) => RestaurantCardView[]) =>
    whenRead(queryClient, read.queryKey, () =>
      queryClient.setQueriesData<RestaurantCardView[]>({ queryKey: ['restaurants'] }, (list) => list && change(list)),
    );

  useTopic(`city:${city}`, {
    onSnapshot: (states) => setLists((list) => applyOpenStates(list, states)),
    onEvent: ({ name, payload }) => {
      if (name !== 'restaurant:open-state') return;
      setLists((list) => changeById(list, payload.restaurantId, (entry) => applyOpenState(entry, payload)));
    },
  });

  const { data, dataUpdatedAt } = query;
  const isWholeList = !q && !category && !query.isPlaceholderData;
  useEffect(() => {
    if (!data) return;
    if (isWholeList) rememberRestaurants(city, data);
    if (interval !== false) markUpdated();
  }, [city, data, dataUpdatedAt, interval, isWholeList]);

  const isUnreachable = isApiError(query.error, 'network') || (isApiError(query.error) && query.error.status >= 500);
  const lastKnown = !data && isUnreachable ? findLastKnownRestaurants(city) : null;
  return {
    restaurants: lastKnown ?? data,
    isLoading: query.isPending,
    isLastKnown: lastKnown !== null,
    error: lastKnown || data ? null : query.error,
    retry: () => void query.refetch(),
  };
}
