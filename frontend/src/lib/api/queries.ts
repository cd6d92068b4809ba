/**
 * The reads that every visit starts with, each with its cache key: whoever writes to the cache takes the key from here.
 * All others are in `customer-queries` and `kitchen-queries`, which come with the screens that use them.
 */
import type { Language } from '@contracts/constants.ts';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchAdminUser, fetchDemoLogins, findCurrentUser } from './session/current-user.ts';
import { fetchFavourites } from './account/favourites.ts';
import { PAGE_BY_PAGE } from './pages.ts';
import { fetchRestaurants, type RestaurantFilter } from './restaurants.ts';
import { fetchTranslations } from './translations.ts';

const TRANSLATIONS_FRESH_MS = 5 * 60 * 1000;

/** Not cancelled with the component that asked: a guard may be waiting for the same answer. */
export const userQuery = () => queryOptions({ queryKey: ['user'], queryFn: () => findCurrentUser() });

/** The admin's own check, which guarded screens wait for. */
export const adminUserQuery = () => queryOptions({ queryKey: ['admin', 'user'], queryFn: () => fetchAdminUser() });

export const demoLoginsQuery = () =>
  queryOptions({ queryKey: ['demo-logins'], queryFn: ({ signal }) => fetchDemoLogins(signal) });

export const translationsQuery = (language: Language, isWhole: boolean) =>
  queryOptions({
    queryKey: ['translations', language, isWhole],
    queryFn: ({ signal }) => fetchTranslations(language, isWhole, signal),
    staleTime: TRANSLATIONS_FRESH_MS,
    retry: 2,
  });

/** Every list of restaurants, however it is filtered. */
export const RESTAURANT_LISTS = ['restaurants', 'list'] as const;

export const restaurantsQuery = (filter: RestaurantFilter) =>
  infiniteQueryOptions({
    queryKey: [...RESTAURANT_LISTS, filter] as const,
    queryFn: ({ pageParam, signal }) => fetchRestaurants(filter, pageParam, signal),
    ...PAGE_BY_PAGE,
  });

export const favouritesQuery = () =>
  queryOptions({ queryKey: ['favourites'], queryFn: ({ signal }) => fetchFavourites(signal) });
