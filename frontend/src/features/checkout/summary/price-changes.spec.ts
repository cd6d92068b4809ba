import { describe, expect, it } from '@jest/globals';
import type { CartLine } from '../../../domain/cart/cart.ts';
import { priceChanges } from './price-changes.ts';

const pizza: CartLine = {
  id: 11,
  restaurantId: 1,
  restaurantName: 'Ofen',
  isRestaurantOpen: true,
  name: 'Margherita',
  description: null,
  price: 9.5,
  imageUrl: null,
  quantity: 2,
  deposit: 0,
  deliveryFee: 2.5,
  minimumOrder: 15,
};
const cola: CartLine = { ...pizza, id: 12, name: 'Cola', price: 3, deposit: 0.25, quantity: 1 };
const ramen: CartLine = { ...pizza, id: 21, restaurantId: 2, restaurantName: 'Nudel', name: 'Ramen', price: 12 };

describe('what became dearer or cheaper', () => {
  it('is nothing while everything costs what was agreed', () => {
    expect(priceChanges([pizza, ramen], [pizza, ramen])).toEqual([]);
  });

  it('names each dish, its deposit and the fee, with both totals', () => {
    const now = [
      { ...pizza, price: 10.2, deliveryFee: 3 },
      { ...cola, deposit: 0.15, deliveryFee: 3 },
    ];
    expect(priceChanges([pizza, cola], now)).toEqual([
      {
        restaurantId: 1,
        restaurantName: 'Ofen',
        changes: [
          { what: 'dish', name: 'Margherita', beforeCents: 950, nowCents: 1020 },
          { what: 'deposit', name: 'Cola', beforeCents: 25, nowCents: 15 },
          { what: 'fee', name: '', beforeCents: 250, nowCents: 300 },
        ],
        totalBeforeCents: 2 * 950 + 300 + 25 + 250,
        totalNowCents: 2 * 1020 + 300 + 15 + 300,
      },
    ]);
  });

  it('leaves restaurants out whose prices hold', () => {
    const changed = priceChanges([pizza, ramen], [pizza, { ...ramen, price: 11 }]);
    expect(changed.map(({ restaurantName }) => restaurantName)).toEqual(['Nudel']);
  });

  it('tells the same dish with other options apart', () => {
    const large = { ...pizza, optionIds: [5], price: 12 };
    const changed = priceChanges([pizza, large], [pizza, { ...large, price: 13 }]);
    expect(changed[0]?.changes).toEqual([{ what: 'dish', name: 'Margherita', beforeCents: 1200, nowCents: 1300 }]);
  });

  it('does not compare with a fee and a deposit that nobody had named', () => {
    const guessed = { ...pizza, deliveryFee: 2.9, isGuessed: true };
    expect(priceChanges([guessed], [{ ...pizza, deposit: 0.25 }])).toEqual([]);
    const [changed] = priceChanges([guessed], [{ ...pizza, price: 10 }]);
    expect(changed?.changes).toEqual([{ what: 'dish', name: 'Margherita', beforeCents: 950, nowCents: 1000 }]);
    expect(changed?.totalBeforeCents).toBe(2 * 950 + 250);
  });

  it('takes a line that came later as agreed', () => {
    expect(priceChanges([pizza], [pizza, cola])).toEqual([]);
  });
});
