import type { QuoteView } from '@contracts/views.ts';
import { describe, expect, it } from 'vitest';
import {
  addLine,
  addSums,
  applyQuote,
  countItems,
  groupByRestaurant,
  removeRestaurant,
  setQuantity,
  setRestaurantOpen,
  sumsOf,
  toOrderLines,
  type NewCartLine,
} from './cart.ts';

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

const cartOf = (...lines: NewCartLine[]) => lines.reduce(addLine, []);

describe('the cart', () => {
  it('adds a dish once more when it is there already, by dish and restaurant', () => {
    const lines = cartOf(pizza, pizza, ramen);
    expect(lines.map(({ restaurantId, quantity }) => [restaurantId, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(countItems(lines)).toBe(3);
  });

  it('takes nothing from a closed restaurant', () => {
    const lines = cartOf(pizza);
    expect(addLine(lines, { ...cola, isRestaurantOpen: false })).toBe(lines);
  });

  it('takes a dish out at zero and below, and stops at 99', () => {
    const lines = cartOf(pizza, cola);
    expect(setQuantity(lines, 10, 1, 0).map((line) => line.id)).toEqual([11]);
    expect(setQuantity(lines, 10, 1, -3).map((line) => line.id)).toEqual([11]);
    expect(setQuantity(lines, 10, 1, 500)[0]?.quantity).toBe(99);
    expect(addLine(setQuantity(lines, 10, 1, 99), pizza)[0]?.quantity).toBe(99);
  });

  it('changes no quantity while the restaurant is closed, but lets a dish go', () => {
    const closed = setRestaurantOpen(cartOf(pizza), 1, false);
    expect(setQuantity(closed, 10, 1, 5)[0]?.quantity).toBe(1);
    expect(setQuantity(closed, 10, 1, 0)).toEqual([]);
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
    const quote = {
      restaurantId: 1,
      deliveryFee: '2.50',
      minimumOrder: '15.00',
      items: [
        { menuItemId: 10, name: 'Margherita', quantity: 1, unitPrice: '9.40', deposit: '0.00', lineTotal: '9.40' },
      ],
    } as unknown as QuoteView;
    const next = applyQuote(lines, quote);
    expect(next.map((line) => line.price)).toEqual([9.4, 8.9]);
    expect(applyQuote(next, quote)).toBe(next);
  });

  it('tells the server what it expects, as decimal text', () => {
    expect(toOrderLines(cartOf({ ...cola, notes: 'ohne Eis' }))).toEqual([
      { menuItemId: 11, quantity: 1, price: '2.80', notes: 'ohne Eis' },
    ]);
  });
});
