import type { RestaurantCardView } from '@contracts/restaurants/restaurant-views.ts';

/** The list with the restaurant in it, first as the latest, or without it. */
export function withFavourite(
  held: readonly RestaurantCardView[],
  restaurant: RestaurantCardView,
  isFavourite: boolean,
): RestaurantCardView[] {
  const others = held.filter(({ id }) => id !== restaurant.id);
  return isFavourite ? [restaurant, ...others] : others;
}

/** Runs what is asked of one restaurant one after the other, so that the last wish wins on the server, too. */
export function createTurns(): (restaurantId: number, send: () => Promise<void>) => Promise<void> {
  const turns = new Map<number, Promise<void>>();
  return (restaurantId, send) => {
    const turn = (turns.get(restaurantId) ?? Promise.resolve()).catch(() => undefined).then(send);
    turns.set(restaurantId, turn);
    return turn;
  };
}
