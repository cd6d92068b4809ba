import type { MenuUpdatedEvent } from '@contracts/events/realtime.ts';
import type { MenuView } from '@contracts/menus/menu-views.ts';
import type { OpenStateView, RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { readAnewAfter } from './live.ts';
import { changeById } from './versions.ts';

/** The news do not say when it opens: a restaurant's own page and the checkout read it anew after them. */
export function takeOpenState(held: RestaurantDetailView, state: OpenStateView) {
  const next = applyOpenState(held, state);
  return next === held ? held : readAnewAfter(next);
}

interface HasOpenState {
  id: number;
  isOpen: boolean;
  version: number;
}

/** The restaurant with the newer open state, or the same object when the state is not newer. */
export function applyOpenState<T extends HasOpenState>(restaurant: T, state: OpenStateView): T {
  if (state.restaurantId !== restaurant.id || state.version <= restaurant.version) return restaurant;
  const { isOpen, pausedUntil, busyMinutes, fullUntil, version } = state;
  return { ...restaurant, isOpen, pausedUntil, busyMinutes, fullUntil, version };
}

export function applyOpenStates<T extends HasOpenState>(restaurants: T[], states: readonly OpenStateView[]): T[] {
  return states.reduce<T[]>(applyOpenStateEvent, restaurants);
}

/** The open states of a whole city: it has thousands and a list a few, so each restaurant looks up its own. */
export function takeOpenStates<T extends HasOpenState>(restaurants: T[], states: readonly OpenStateView[]): T[] {
  const byId = new Map(states.map((state) => [state.restaurantId, state]));
  return applyOpenStates(
    restaurants,
    restaurants.map(({ id }) => byId.get(id)).filter((state) => state !== undefined),
  );
}

/** Of one restaurant in a list. */
export function applyOpenStateEvent<T extends HasOpenState>(restaurants: T[], state: OpenStateView): T[] {
  return changeById(restaurants, state.restaurantId, (restaurant) => applyOpenState(restaurant, state));
}

/** Prices and availability of the dishes that changed. */
export function applyMenuUpdate(menus: MenuView[], event: MenuUpdatedEvent): MenuView[] {
  const changes = new Map(event.items.map((item) => [item.id, item]));
  return menus.map((menu) => {
    if (!menu.items.some((item) => changes.has(item.id))) return menu;
    return {
      ...menu,
      items: menu.items.map((item) => {
        const change = changes.get(item.id);
        return change ? { ...item, ...change } : item;
      }),
    };
  });
}
