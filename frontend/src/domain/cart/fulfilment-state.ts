import { STORAGE_KEYS } from '@contracts/constants.ts';
import { DEFAULT_FULFILMENT, type Fulfilment, FULFILMENTS } from '@contracts/orders/fulfilment.ts';
import { atom } from 'jotai';
import { storedAtom } from '../../lib/storage/stored-atom.ts';

/** By restaurant, since each part of a cart has a choice of its own. */
type Choices = Readonly<Record<number, Fulfilment>>;

function isChoices(value: unknown): value is Choices {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((chosen) => FULFILMENTS.some((known) => known === chosen))
  );
}

const choicesAtom = storedAtom<Choices>(STORAGE_KEYS.fulfilment, {}, isChoices);

export const fulfilmentOf = (choices: Choices, restaurantId: number): Fulfilment =>
  choices[restaurantId] ?? DEFAULT_FULFILMENT;

/** The restaurants that a choice was made for and that have no line in the cart any more. */
export function leftOver(choices: Choices, lines: readonly { restaurantId: number }[]): number[] {
  const held = new Set(lines.map(({ restaurantId }) => restaurantId));
  return Object.keys(choices)
    .map(Number)
    .filter((restaurantId) => !held.has(restaurantId));
}

/** How the meal of each restaurant in the cart is to come; written for one at a time, null forgets the choice. */
export const fulfilmentAtom = atom(
  (get) => get(choicesAtom),
  (get, set, restaurantId: number, chosen: Fulfilment | null) => {
    const { [restaurantId]: _before, ...others } = get(choicesAtom);
    set(choicesAtom, chosen === null ? others : { ...others, [restaurantId]: chosen });
  },
);
