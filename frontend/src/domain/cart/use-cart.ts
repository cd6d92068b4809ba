import { useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { logWarning } from '../../lib/log.ts';
import { addLine, setQuantity, type NewCartLine } from './cart.ts';
import { cartAtom } from './cart-state.ts';

/** False when the restaurant is closed: nothing was added. */
export function useAddToCart(): (line: NewCartLine, quantity?: number) => boolean {
  const setLines = useSetAtom(cartAtom);
  return useCallback(
    (line, quantity) => {
      if (!line.isRestaurantOpen) {
        logWarning(`Restaurant ${line.restaurantId} is closed: nothing was added to the cart.`);
        return false;
      }
      setLines((lines) => addLine(lines, line, quantity));
      return true;
    },
    [setLines],
  );
}

/** By the line's key; zero takes it out. */
export function useSetQuantity(): (key: string, quantity: number) => void {
  const setLines = useSetAtom(cartAtom);
  return useCallback((key, quantity) => setLines((lines) => setQuantity(lines, key, quantity)), [setLines]);
}
