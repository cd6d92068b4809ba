import { useSetAtom } from 'jotai';
import { useTopic } from '../../lib/socket/use-topic.ts';
import { setRestaurantOpen } from './cart.ts';
import { cartAtom } from './cart-state.ts';
import { useForgetQuotes } from './use-cart-prices.ts';

/** While the cart is on screen: whether its restaurant is open, and whether its prices still hold. */
export function CartWatch({ restaurantId }: { restaurantId: number }) {
  const setLines = useSetAtom(cartAtom);
  const forgetQuotes = useForgetQuotes();
  useTopic(`restaurant:${restaurantId}`, {
    onSnapshot: ({ isOpen }) => setLines((lines) => setRestaurantOpen(lines, restaurantId, isOpen)),
    onEvent: ({ name, payload }) => {
      if (name === 'restaurant:open-state') {
        setLines((lines) => setRestaurantOpen(lines, restaurantId, payload.isOpen));
      }
      if (name === 'menu:updated') forgetQuotes(restaurantId);
    },
  });
  return null;
}
