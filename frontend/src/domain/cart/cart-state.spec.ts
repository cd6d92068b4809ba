import { createStore } from 'jotai';
import { afterEach, expect, it, jest } from '@jest/globals';
import { stubGlobal, unstubGlobals } from '../../../test/stub-global.ts';
import { groupByRestaurant, keyOf, setQuantity, sumsOf, type CartLine } from './cart.ts';

/** As the specification names its parts, and no more. */
const LINE = {
  id: 10,
  restaurantId: 1,
  restaurantName: 'Ofen & Basilikum',
  isRestaurantOpen: true,
  name: 'Margherita',
  description: 'Tomate, Mozzarella',
  price: 8.9,
  imageUrl: null,
  quantity: 2,
  notes: 'ohne Basilikum',
};

/** As a page reads it that is opened now. */
async function read(stored: unknown): Promise<CartLine[]> {
  const localStorage = { getItem: () => JSON.stringify(stored), setItem: () => undefined };
  stubGlobal('window', { localStorage, addEventListener: () => undefined });
  jest.resetModules();
  const { cartAtom } = await import('./cart-state.ts');
  return createStore().get(cartAtom);
}

afterEach(() => {
  unstubGlobals();
});

it('reads a cart of the specification’s shape, with the usual fee until the server has priced it', async () => {
  const lines = await read([LINE]);
  expect(lines).toEqual([{ ...LINE, deposit: 0, deliveryFee: 2.9, minimumOrder: 0, isGuessed: true }]);
  expect(sumsOf(lines)).toEqual({ subtotalCents: 1780, depositCents: 0, deliveryFeeCents: 290, totalCents: 2070 });
  expect(groupByRestaurant(lines)).toMatchObject([{ isOpen: true, minimumOrderCents: 0 }]);
});

it('keeps what the line knows itself', async () => {
  const known = { ...LINE, deposit: 0.25, deliveryFee: 0, minimumOrder: 15 };
  expect(await read([known])).toEqual([known]);
});

it('refuses only what is known to be closed', async () => {
  const { isRestaurantOpen: _open, ...unknown } = LINE;
  const lines = await read([unknown]);
  expect(setQuantity(lines, keyOf(LINE), 3)[0]?.quantity).toBe(3);
  const closed = await read([{ ...LINE, isRestaurantOpen: false }]);
  expect(setQuantity(closed, keyOf(LINE), 3)).toEqual(closed);
});

it.each([{}, [null], [{ ...LINE, price: '8.90' }], [{ ...LINE, quantity: 1.5 }]])('is empty for %j', async (stored) => {
  expect(await read(stored)).toEqual([]);
});
