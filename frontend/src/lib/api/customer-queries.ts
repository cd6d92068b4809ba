/** The reads of customers' and guests' screens, apart from those that every visit starts with. */
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { fetchNotificationSettings, fetchProfileSummary, fetchWelcome } from './account/account.ts';
import { fetchAddresses } from './account/addresses.ts';
import { fetchMyOrders, mergeMyOrders, MY_ORDERS_KEY, type MyOrders } from './my-orders.ts';
import { PAGE_BY_PAGE } from './pages.ts';
import {
  countRestaurants,
  fetchMenus,
  fetchRestaurant,
  fetchReviews,
  fetchReviewSummary,
  type RestaurantFilter,
} from './restaurants.ts';
import { readOrder } from './read-order.ts';

/** Other screens change what it counts: it is read anew whenever it is shown. */
export const profileSummaryQuery = () =>
  queryOptions({
    queryKey: ['profile', 'summary'],
    queryFn: ({ signal }) => fetchProfileSummary(signal),
    staleTime: 0,
  });

export const notificationSettingsQuery = () =>
  queryOptions({
    queryKey: ['notifications', 'settings'],
    queryFn: ({ signal }) => fetchNotificationSettings(signal),
    staleTime: 0,
  });

export const welcomeQuery = () =>
  queryOptions({ queryKey: ['welcome'], queryFn: ({ signal }) => fetchWelcome(signal) });

export const restaurantCountQuery = (filter: RestaurantFilter) =>
  queryOptions({
    queryKey: ['restaurants', 'count', filter] as const,
    queryFn: ({ signal }) => countRestaurants(filter, signal),
  });

export const restaurantQuery = (id: number) =>
  queryOptions({ queryKey: ['restaurant', id], queryFn: ({ signal }) => fetchRestaurant(id, signal) });

export const menusQuery = (id: number) =>
  queryOptions({ queryKey: ['restaurant', id, 'menus'], queryFn: ({ signal }) => fetchMenus(id, signal) });

/** Every read of what guests say of this restaurant. */
export const reviewReads = (id: number) => ['restaurant', id, 'reviews'] as const;

export const reviewSummaryQuery = (id: number) =>
  queryOptions({
    queryKey: [...reviewReads(id), 'summary'],
    queryFn: ({ signal }) => fetchReviewSummary(id, signal),
  });

export const reviewsQuery = (id: number) =>
  infiniteQueryOptions({
    queryKey: [...reviewReads(id), 'pages'],
    queryFn: ({ pageParam, signal }) => fetchReviews(id, pageParam, signal),
    ...PAGE_BY_PAGE,
  });

/** Every read of this order, with and without a share link. */
export const orderReads = (id: number) => ['order', id] as const;

export const orderQuery = (id: number, token?: string) =>
  queryOptions({
    queryKey: [...orderReads(id), token ?? null] as const,
    queryFn: (read) => readOrder(id, token, read),
  });

export const myOrdersQuery = () =>
  queryOptions({
    queryKey: MY_ORDERS_KEY,
    queryFn: ({ client, signal }) => fetchMyOrders(client.getQueryData<MyOrders>(MY_ORDERS_KEY), signal),
    // An event may overtake a read.
    structuralSharing: (held, read) => mergeMyOrders(held as MyOrders | undefined, read as MyOrders),
  });

export const addressesQuery = () =>
  queryOptions({ queryKey: ['addresses'], queryFn: ({ signal }) => fetchAddresses(signal) });
