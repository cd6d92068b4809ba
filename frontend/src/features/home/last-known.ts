import type { City } from '@contracts/constants.ts';
import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';

const keyOf = (city: City) => `lastKnownRestaurants.${city}`;

/** Keeps a city's list for the day on which the server cannot be reached. */
export function rememberRestaurants(city: City, restaurants: readonly RestaurantCardView[]): void {
  try {
    localStorage.setItem(keyOf(city), JSON.stringify(restaurants));
  } catch {
    // Storage may be full or blocked: then there is nothing to fall back on, as on a first visit.
  }
}

export function findLastKnownRestaurants(city: City): RestaurantCardView[] | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(city)) ?? 'null');
    return Array.isArray(stored) && stored.length > 0 ? (stored as RestaurantCardView[]) : null;
  } catch {
    return null;
  }
}
