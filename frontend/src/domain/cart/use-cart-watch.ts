import type { OpenStateView } from '@contracts/restaurants/restaurant-views.ts';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { newerOf } from '../../lib/realtime/versions.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { setRestaurantOpen } from './cart.ts';
import { cartAtom } from './cart-state.ts';
import { useForgetQuotes } from './use-cart-prices.ts';

/**
 * While a part of the cart is on screen: whether its restaurant is open, and whether its prices still hold. Returns what
 * is known of the kitchen's load; undefined until the first news.
 */
export function useCartWatch(restaurantId: number): OpenStateView | undefined {
  const setLines = useSetAtom(cartAtom);
  const forgetQuotes = useForgetQuotes();
  const [state, setState] = useState<OpenStateView>();
  const take = (news: OpenStateView) => {
    setLines((lines) => setRestaurantOpen(lines, restaurantId, news.isOpen));
    setState((held) => newerOf(held, news));
  };
  useTopic(`restaurant:${restaurantId}`, {
    onSnapshot: take,
    onEvent: ({ name, payload }) => {
      if (name === 'restaurant:open-state') take(payload);
      if (name === 'menu:updated') forgetQuotes(restaurantId);
    },
  });
  return state;
}
