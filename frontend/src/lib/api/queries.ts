/** Every read with its cache key, in one place: whoever writes to the cache takes the key from here. */
import type { Language } from '@contracts/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { fetchCurrentUser } from './account.ts';
import { fetchAdminOrders, fetchAdminRestaurants, fetchAdminStats, fetchAdminUsers } from './admin.ts';
import { fetchKitchenInfo, fetchKitchenMenu, fetchKitchenOrders, fetchKitchenStats } from './kitchen.ts';
import { fetchMyOrders, fetchOrder } from './orders.ts';
import { fetchMenus, fetchRestaurant, fetchRestaurants, type RestaurantFilter } from './restaurants.ts';
import { fetchTranslations } from './translations.ts';

const TRANSLATIONS_FRESH_MS = 5 * 60 * 1000;

/** Not cancelled with the component that asked: a guard may be waiting for the same answer. */
export const userQuery = () => queryOptions({ queryKey: ['user'], queryFn: () => fetchCurrentUser() });

export const translationsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['translations', language],
    queryFn: ({ signal }) => fetchTranslations(language, signal),
    staleTime: TRANSLATIONS_FRESH_MS,
    retry: 2,
  });

export const restaurantsQuery = (filter: RestaurantFilter) =>
  queryOptions({
    queryKey: ['restaurants', filter] as const,
    queryFn: ({ signal }) => fetchRestaurants(filter, signal),
  });

export const restaurantQuery = (id: number) =>
  queryOptions({ queryKey: ['restaurant', id], queryFn: ({ signal }) => fetchRestaurant(id, signal) });

export const menusQuery = (id: number) =>
  queryOptions({ queryKey: ['restaurant', id, 'menus'], queryFn: ({ signal }) => fetchMenus(id, signal) });

/** Every read of this order, with and without a share link. */
export const orderReads = (id: number) => ['order', id] as const;

export const orderQuery = (id: number, token?: string) =>
  queryOptions({
    queryKey: [...orderReads(id), token ?? null] as const,
    queryFn: ({ signal }) => fetchOrder(id, token, signal),
  });

export const myOrdersQuery = () =>
  queryOptions({ queryKey: ['my-orders'], queryFn: ({ signal }) => fetchMyOrders(signal) });

export const kitchenStatsQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'stats'], queryFn: ({ signal }) => fetchKitchenStats(signal) });

export const kitchenOrdersQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'orders'], queryFn: ({ signal }) => fetchKitchenOrders(signal) });

export const kitchenMenuQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'menu'], queryFn: ({ signal }) => fetchKitchenMenu(signal) });

export const kitchenInfoQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'info'], queryFn: ({ signal }) => fetchKitchenInfo(signal) });

export const adminStatsQuery = () =>
  queryOptions({ queryKey: ['admin', 'stats'], queryFn: ({ signal }) => fetchAdminStats(signal) });

export const adminRestaurantsQuery = () =>
  queryOptions({ queryKey: ['admin', 'restaurants'], queryFn: ({ signal }) => fetchAdminRestaurants(signal) });

export const adminUsersQuery = () =>
  queryOptions({ queryKey: ['admin', 'users'], queryFn: ({ signal }) => fetchAdminUsers(signal) });

export const adminOrdersQuery = () =>
  queryOptions({ queryKey: ['admin', 'orders'], queryFn: ({ signal }) => fetchAdminOrders(signal) });
