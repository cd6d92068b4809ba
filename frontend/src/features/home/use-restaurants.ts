import type { City } from '@contracts/constants.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDrawable } from '../../components/use-next-render.ts';
import { usePostcode } from '../../domain/place/postcode-state.ts';
import { isUnreachable, UNTIL_ANSWERED } from '../../lib/http/until-answered.ts';
import { restaurantsQuery } from '../../lib/api/queries.ts';
import { markUpdated, useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { findLastKnownRestaurants, rememberRestaurants } from './last-known.ts';
import { countFilters, filterOf, type RestaurantSearch } from './filters/restaurant-search.ts';

interface RestaurantList {
  restaurants: RestaurantCardView[] | undefined;
  /** On all pages; null while it is not known. */
  total: number | null;
  /** Of these, how many take orders now. */
  open: number | null;
  isLoading: boolean;
  /** The cards still answer the filters before. */
  isOutdated: boolean;
  /** The server could not be reached: this is the last list it gave, and nothing can be ordered from it. */
  isLastKnown: boolean;
  error: unknown;
  retry: () => void;
  hasMore: boolean;
  isLoadingMore: boolean;
  /** Why the next page did not come. */
  moreError: unknown;
  loadMore: () => void;
}

/** A city's restaurants as the address filters them; `city-watch.tsx` keeps their open state live. */
export function useRestaurants(city: City, search: RestaurantSearch): RestaurantList {
  const interval = useFallbackInterval();
  const read = restaurantsQuery(filterOf(city, search, usePostcode(city)));
  const query = useInfiniteQuery({
    ...read,
    ...UNTIL_ANSWERED,
    refetchInterval: (asked) => UNTIL_ANSWERED.refetchInterval(asked) || interval,
    // While a filter changes the old list stays; another city starts with an empty table.
    placeholderData: (previous, previousQuery) => (previousQuery?.queryKey[2].city === city ? previous : undefined),
  });

  const { dataUpdatedAt } = query;
  const data = useDrawable(query.data !== undefined) ? query.data : undefined;
  const isWholeList = !search.q && !search.category && countFilters(search) === 0 && !query.isPlaceholderData;
  useEffect(() => {
    if (!data) return;
    if (isWholeList) rememberRestaurants(city, data.pages[0]?.items ?? []);
    if (interval !== false) markUpdated();
  }, [city, data, dataUpdatedAt, interval, isWholeList]);

  // The last list says nothing of what was searched for.
  const isAway = !search.q && !query.data && isUnreachable(query.error);
  const lastKnown = isAway ? findLastKnownRestaurants(city) : null;
  const counts = data?.pages.at(-1)?.counts;
  return {
    restaurants: lastKnown ?? data?.pages.flatMap((page) => page.items),
    total: lastKnown ? null : (counts?.total ?? null),
    open: lastKnown ? null : (counts?.open ?? null),
    isLoading: !data && !query.isError,
    isOutdated: query.isPlaceholderData,
    isLastKnown: lastKnown !== null,
    error: lastKnown || query.data ? null : query.error,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage && !query.isPlaceholderData,
    isLoadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
  };
}
