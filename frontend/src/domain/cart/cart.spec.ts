import type { QuoteView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import {
  addLine,
  addSums,
  applyQuote,
  groupByRestaurant,
  keyOf,
  removeLine,
  removeRestaurant,
  replaceLine,
  restoreLine,
  setQuantity,
  setRestaurantOpen,
  sumsOf,
  toOrderLines,
  type CartLine,
  type NewCartLine,
} from './cart.ts';
import { countItems } from './count-items.ts';

const pizza: NewCartLine = {
  id: 10,
  restaurantId: 1,
  restaurantName: 'Ofen & Basilikum',
  isRestaurantOpen: true,
  name: 'Margherita',
  description: null,
  price: 8.9,
  imageUrl: null,
  deposit: 0,
  deliveryFee: 2.5,
  minimumOrder: 15,
};
const cola: NewCartLine = { ...pizza, id: 11, name: 'Cola', price: 2.8, deposit: 0.25 };
const ramen: NewCartLine = { ...pizza, id: 10, restaurantId: 2, restaurantName: 'Drachentopf', deliveryFee: 2 };

const cartOf = (...lines: NewCartLine[]) => lines.reduce<CartLine[]>((held, line) => addLine(held, line), []);

describe('the cart', () => {
  it('adds a dish once more when it is there already, by dish and restaurant', () => {
    const lines = cartOf(pizza, pizza, ramen);
    expect(lines.map(({ restaurantId, quantity }) => [restaurantId, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(countItems(lines)).toBe(3);
  });

  it('takes a line back where it was, or into what is the same by now', () => {
    const before = cartOf(pizza, cola, ramen);
    const [first, second] = before as [CartLine, CartLine];
    const without = removeLine(before, keyOf(cola));
    expect(restoreLine(without, second, before)).toEqual(before);
    expect(restoreLine(removeLine(without, keyOf(ramen)), second, before)).toEqual([first, second]);
    expect(restoreLine(addLine(without, cola, 2), second, before).at(-1)).toMatchObject({ name: 'Cola', quantity: 3 });
  });

  it('takes nothing from a closed restaurant', () => {
    const lines = cartOf(pizza);
    expect(addLine(lines, { ...cola, isRestaurantOpen: false })).toBe(lines);
  });

  it('takes a dish out at zero and below, and stops at 99', () => {
    const lines = cartOf(pizza, cola);
    const key = keyOf(pizza);
    expect(setQuantity(lines, key, 0).map((line) => line.id)).toEqual([11]);
    expect(setQuantity(lines, key, -3).map((line) => line.id)).toEqual([11]);
    expect(setQuantity(lines, key, 500)[0]?.quantity).toBe(99);
    expect(addLine(setQuantity(lines, key, 99), pizza)[0]?.quantity).toBe(99);
  });

  it('changes no quantity while the restaurant is closed, but lets a dish go', () => {
    const closed = setRestaurantOpen(cartOf(pizza), 1, false);
    expect(setQuantity(closed, keyOf(pizza), 5)[0]?.quantity).toBe(1);
    expect(setQuantity(closed, keyOf(pizza), 0)).toEqual([]);
    expect(setRestaurantOpen(closed, 1, false)).toBe(closed);
  });

  it('sums in whole cents, with one fee a restaurant', () => {
    const groups = groupByRestaurant(cartOf(pizza, pizza, cola, cola, cola, ramen));
    const sums = groups.map((group) => sumsOf(group.lines));
    expect(sums[0]).toEqual({ subtotalCents: 2620, depositCents: 75, deliveryFeeCents: 250, totalCents: 2945 });
    expect(addSums(sums)).toEqual({
      subtotalCents: 3510,
      depositCents: 75,
      deliveryFeeCents: 450,
      totalCents: 4035,
    });
  });

  it('lets only the placed restaurant leave', () => {
    expect(removeRestaurant(cartOf(pizza, ramen), 1).map((line) => line.restaurantId)).toEqual([2]);
  });

  it("takes over the server's prices for its own restaurant, and nothing when they are known", () => {
    const lines = cartOf(pizza, ramen);
    const asked = { ...pizza, quantity: 1 };
    const quote = {
      restaurantId: 1,
      deliveryFee: '2.50',
      minimumOrder: '15.00',
      items: [
        { menuItemId: 10, name: 'Margherita', quantity: 1, unitPrice: '9.40', deposit: '0.00', lineTotal: '9.40' },
      ],
    } as unknown as QuoteView;
    const next = applyQuote(lines, quote, [asked]);
    expect(next.map((line) => line.price)).toEqual([9.4, 8.9]);
    expect(applyQuote(next, quote, [asked])).toBe(next);
    const [known] = applyQuote([{ ...asked, price: 9.4, isGuessed: true }], quote, [asked]);
    expect(known).toMatchObject({ deliveryFee: 2.5, isGuessed: false });
  });

  it('keeps a dish with other options or another note on a line of its own', () => {
    const large: NewCartLine = { ...pizza, optionIds: [7, 3], price: 11.9 };
    const lines = cartOf(pizza, large, { ...large, optionIds: [3, 7] }, { ...pizza, notes: 'scharf' }, pizza);
    expect(lines.map(({ optionIds, notes, quantity }) => [optionIds, notes, quantity])).toEqual([
      [undefined, undefined, 2],
      [[3, 7], undefined, 2],
      [undefined, 'scharf', 1],
    ]);
    expect(keyOf({ ...pizza, notes: ' ', optionIds: [] })).toBe(keyOf(pizza));
  });

  it('adds several at once', () => {
    expect(addLine(cartOf(pizza), pizza, 4)[0]?.quantity).toBe(5);
    expect(addLine([], pizza, 400)[0]?.quantity).toBe(99);
  });

  it('changes a line in its place, and joins it with the one that it becomes', () => {
    const large: NewCartLine = { ...pizza, optionIds: [3] };
    const lines = cartOf(pizza, cola, large);
    const changed = replaceLine(lines, keyOf(pizza), { ...pizza, notes: 'scharf', quantity: 3 });
    expect(changed.map(({ id, notes, quantity }) => [id, notes, quantity])).toEqual([
      [10, 'scharf', 3],
      [11, undefined, 1],
      [10, undefined, 1],
    ]);
    const joined = replaceLine(lines, keyOf(pizza), { ...large, quantity: 2 });
    expect(joined.map(({ id, optionIds, quantity }) => [id, optionIds, quantity])).toEqual([
      [10, [3], 3],
      [11, undefined, 1],
    ]);
    expect(replaceLine(lines, keyOf(pizza), { ...pizza, isRestaurantOpen: false, quantity: 3 })).toBe(lines);
  });

  it('gives each of two lines of one dish its own price', () => {
    const large: NewCartLine = { ...pizza, optionIds: [3], price: 10.9 };
    const asked = cartOf(pizza, large);
    const item = { menuItemId: 10, name: 'Margherita', quantity: 1, deposit: '0.00', lineTotal: '0.00' };
    const quote = {
      restaurantId: 1,
      deliveryFee: '2.50',
      minimumOrder: '15.00',
      items: [
        { ...item, unitPrice: '9.00' },
        { ...item, unitPrice: '12.00' },
      ],
    } as unknown as QuoteView;
    // The first line left while the answer was on its way.
    const held = asked.slice(1);
    expect(applyQuote(held, quote, asked).map((line) => line.price)).toEqual([12]);
  });

  it('tells the server what it expects, as decimal text', () => {
    expect(toOrderLines(cartOf({ ...cola, notes: 'ohne Eis', optionIds: [4] }, { ...pizza, optionIds: [] }))).toEqual([
      { menuItemId: 11, quantity: 1, price: '2.80', notes: 'ohne Eis', optionIds: [4] },
      { menuItemId: 10, quantity: 1, price: '8.90' },
    ]);
  });
});
