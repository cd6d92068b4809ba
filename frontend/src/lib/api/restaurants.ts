import type { Category, City, RestaurantSort } from '@contracts/constants.ts';
import type { MenuView, RestaurantCardView, RestaurantDetailView } from '@contracts/views.ts';
import { get, queryString } from './http.ts';

export interface RestaurantFilter {
  city: City;
  q?: string | undefined;
  category?: Category | undefined;
  sort?: RestaurantSort | undefined;
  open?: boolean | undefined;
}

export const fetchRestaurants = (filter: RestaurantFilter, signal?: AbortSignal) =>
  get<RestaurantCardView[]>(`/api/restaurants${queryString({ ...filter })}`, signal);

export const fetchRestaurant = (id: number, signal?: AbortSignal) =>
  get<RestaurantDetailView>(`/api/restaurants/${id}`, signal);

export const fetchMenus = (id: number, signal?: AbortSignal) => get<MenuView[]>(`/api/restaurants/${id}/menus`, signal);
