import type { Category, City, RestaurantSort } from '@contracts/constants.ts';
import type { Fulfilment } from '@contracts/orders/fulfilment.ts';
import type { MenuView } from '@contracts/menus/menu-views.ts';
import type { RestaurantCardView, RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import type { Money } from '@contracts/units.ts';
import type { ReviewSummaryView, ReviewView } from '@contracts/orders/reviews.ts';
import { get, getPage, queryString } from '../http/http.ts';

/** Of `GET /api/restaurants`; money as a decimal string in euro. */
export interface RestaurantFilter {
  city: City;
  postcode?: string | undefined;
  fulfilment?: Fulfilment | undefined;
  q?: string | undefined;
  category?: Category | undefined;
  sort?: RestaurantSort | undefined;
  open?: boolean | undefined;
  vegetarian?: boolean | undefined;
  vegan?: boolean | undefined;
  minRating?: number | undefined;
  maxMinimumOrder?: Money | undefined;
  maxDeliveryFee?: Money | undefined;
  /** Several are separated by commas. */
  withoutAllergens?: string | undefined;
}

/** How many cards are shown at a time: whole rows of two, three and four. */
const RESTAURANTS_A_PAGE = 24;

/** `next` as the page before named it, null for the first. */
export const fetchRestaurants = (filter: RestaurantFilter, next: string | null, signal?: AbortSignal) =>
  getPage<RestaurantCardView>(
    next ?? `/api/restaurants${queryString({ ...filter, limit: RESTAURANTS_A_PAGE })}`,
    signal,
  );

export async function countRestaurants(filter: RestaurantFilter, signal?: AbortSignal): Promise<number | null> {
  return (await getPage(`/api/restaurants${queryString({ ...filter, limit: 1 })}`, signal)).counts.total ?? null;
}

export const fetchRestaurant = (id: number, signal?: AbortSignal) =>
  get<RestaurantDetailView>(`/api/restaurants/${id}`, signal);

export const fetchMenus = (id: number, signal?: AbortSignal) => get<MenuView[]>(`/api/restaurants/${id}/menus`, signal);

/** How many reviews are shown at a time. */
const REVIEWS_A_PAGE = 10;

/** Newest first; `next` as the page before named it, null for the first. */
export const fetchReviews = (id: number, next: string | null, signal?: AbortSignal) =>
  getPage<ReviewView>(next ?? `/api/restaurants/${id}/reviews${queryString({ limit: REVIEWS_A_PAGE })}`, signal);

export const fetchReviewSummary = (id: number, signal?: AbortSignal) =>
  get<ReviewSummaryView>(`/api/restaurants/${id}/reviews/summary`, signal);
