import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';
import { getPage, request, type Page } from '../../http/http.ts';

/** All of them, the latest first: each heart on a screen must know whether it is lit. */
export async function fetchFavourites(signal?: AbortSignal): Promise<RestaurantCardView[]> {
  const favourites: RestaurantCardView[] = [];
  let next: string | null = '/api/favourites';
  while (next !== null) {
    const page: Page<RestaurantCardView> = await getPage<RestaurantCardView>(next, signal);
    favourites.push(...page.items);
    next = page.next;
  }
  return favourites;
}

export const addFavourite = (restaurantId: number) => request<undefined>('PUT', `/api/favourites/${restaurantId}`);

export const removeFavourite = (restaurantId: number) =>
  request<undefined>('DELETE', `/api/favourites/${restaurantId}`);
