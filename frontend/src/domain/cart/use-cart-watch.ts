import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useAtomValue, useSetAtom } from 'jotai';
import { restaurantQuery } from '../../lib/api/customer-queries.ts';
import { takeOpenState } from '../../lib/realtime/restaurants.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { setRestaurantOpen } from './cart.ts';
import { cartAtom } from './cart-state.ts';
import { aheadOf, orderedAheadAtom } from './order-ahead.ts';
import { useForgetQuotes } from './use-cart-prices.ts';

/**
 * While a part of the cart is on screen: whether its restaurant is open, and whether its prices still hold. Returns the
 * restaurant, kept true; undefined until it has been read.
 */
export function useCartWatch(restaurantId: number): RestaurantDetailView | undefined {
  const queryClient = useQueryClient();
  const setLines = useSetAtom(cartAtom);
  const forgetQuotes = useForgetQuotes();
  const query = restaurantQuery(restaurantId);
  const { data } = useQuery({ ...query, refetchInterval: useFallbackInterval() });
  const ordered = useAtomValue(orderedAheadAtom);
  // What is wanted for later can be ordered of a closed one.
  const takeOpen = (isOpen: boolean) => {
    const canOrder = isOpen || aheadOf(ordered, restaurantId, Date.now()) !== null;
    setLines((lines) => setRestaurantOpen(lines, restaurantId, canOrder));
  };
  useLive(`restaurant:${restaurantId}`, {
    queryKey: query.queryKey,
    snapshot: takeOpenState,
    events: { 'restaurant:open-state': takeOpenState },
    onSnapshot: ({ isOpen }) => takeOpen(isOpen),
    onEvent: ({ name, payload }) => {
      if (name === 'restaurant:open-state') takeOpen(payload.isOpen);
      if (name === 'menu:updated' || name === 'restaurant:updated') forgetQuotes(restaurantId);
      // Without its menus and reviews, which the terms say nothing of.
      if (name === 'restaurant:updated') void queryClient.invalidateQueries({ queryKey: query.queryKey, exact: true });
    },
  });
  return data;
}
