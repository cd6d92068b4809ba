import { DEFAULT_DELIVERY_FEE_CENTS, STORAGE_KEYS } from '@contracts/constants.ts';
import { atom, useAtomValue } from 'jotai';
import { storedAtom } from '../../lib/storage/stored-atom.ts';
import type { CartLine } from './cart.ts';
import { countItems } from './count-items.ts';

/** A list that may be missing, as in carts of older releases. */
function isListOf(value: unknown, type: 'number' | 'string'): boolean {
  return value === undefined || (Array.isArray(value) && value.every((entry) => typeof entry === type));
}

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
        Number.isFinite(line.price) &&
        (line.notes === undefined || typeof line.notes === 'string') &&
        isListOf(line.optionIds, 'number') &&
        isListOf(line.optionNames, 'string'),
    )
  );
}

/** A line may hold no more than the specification names. Only a restaurant that is known to be closed refuses. */
const MISSING = {
  isRestaurantOpen: true,
  deposit: 0,
  deliveryFee: DEFAULT_DELIVERY_FEE_CENTS / 100,
  minimumOrder: 0,
} satisfies Partial<CartLine>;

export const cartAtom = storedAtom<CartLine[]>(STORAGE_KEYS.cart, [], isCart, (lines) =>
  lines.map((line) =>
    Object.keys(MISSING).every((part) => part in line) ? line : { ...MISSING, isGuessed: true, ...line },
  ),
);

export const cartCountAtom = atom((get) => countItems(get(cartAtom)));

/** While a line's dialog is open above the drawer, Escape is meant for the dialog. */
export const isEditingLineAtom = atom(false);

/** True from the first opening on: then the drawer's code is fetched. */
export const cartDrawerWantedAtom = atom(false);

export function useCartLines(): CartLine[] {
  return useAtomValue(cartAtom);
}
