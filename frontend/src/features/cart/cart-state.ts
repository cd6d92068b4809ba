import { STORAGE_KEYS } from '@contracts/constants.ts';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useCallback } from 'react';
import { logWarning } from '../../lib/log.ts';
import { storedAtom } from '../../lib/storage/stored-atom.ts';
import { addLine, countItems, setQuantity, type CartLine, type NewCartLine } from './cart.ts';

function isCart(value: unknown): value is CartLine[] {
  return (
    Array.isArray(value) &&
    value.every(
      (line: Partial<CartLine> | null) =>
        typeof line === 'object' &&
        line !== null &&
        Number.isInteger(line.id) &&
        Number.isInteger(line.restaurantId) &&
        Number.isInteger(line.quantity) &&
        Number.isFinite(line.price),
    )
  );
}

export const cartAtom = storedAtom<CartLine[]>(STORAGE_KEYS.cart, [], isCart);

export const cartCountAtom = atom((get) => countItems(get(cartAtom)));

const drawerOpenAtom = atom(false);

/** True from the first opening on: then the drawer's code is fetched. */
export const cartDrawerWantedAtom = atom(false);

export const cartDrawerAtom = atom(
  (get) => get(drawerOpenAtom),
  (_get, set, opened: boolean) => {
    if (opened) set(cartDrawerWantedAtom, true);
    set(drawerOpenAtom, opened);
  },
);

/** False when the restaurant is closed: nothing was added. */
export function useAddToCart(): (line: NewCartLine) => boolean {
  const setLines = useSetAtom(cartAtom);
  return useCallback(
    (line) => {
      if (!line.isRestaurantOpen) {
        logWarning(`Restaurant ${line.restaurantId} is closed: nothing was added to the cart.`);
        return false;
      }
      setLines((lines) => addLine(lines, line));
      return true;
    },
    [setLines],
  );
}

export function useCartLines(): CartLine[] {
  return useAtomValue(cartAtom);
}

/** Zero takes the dish out. */
export function useSetQuantity(): (id: number, restaurantId: number, quantity: number) => void {
  const setLines = useSetAtom(cartAtom);
  return useCallback(
    (id, restaurantId, quantity) => setLines((lines) => setQuantity(lines, id, restaurantId, quantity)),
    [setLines],
  );
}
