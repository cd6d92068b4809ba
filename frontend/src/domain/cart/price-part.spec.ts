import { FULFILMENTS, type Fulfilment } from '@contracts/orders/fulfilment.ts';
import type { QuoteView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { type CartLine, groupByRestaurant } from './cart.ts';
import { fulfilmentAtom, fulfilmentOf, leftOver } from './fulfilment-state.ts';
import { itemsOf, pricePart, quoteKey } from './price-part.ts';
import { quotePlace, type QuotePlace } from './quote-place.ts';

const RESTAURANTS = [1, 2, 3];
const POSTCODES = [undefined, '10119', '10435', '14193'] as const;
const PRICE_CENTS = 1_000;

const money = (cents: number) => (cents / 100).toFixed(2);
const lineOf = (restaurantId: number, quantity: number): CartLine => ({
  id: restaurantId * 10,
  name: 'Soup',
  description: null,
  imageUrl: null,
  isRestaurantOpen: true,
  price: PRICE_CENTS / 100,
  deposit: 0,
  quantity,
  restaurantId,
  restaurantName: `Restaurant ${restaurantId}`,
  deliveryFee: restaurantId,
  minimumOrder: 5,
});

/** Each restaurant and each place has a fee of its own, so that one that leaks is seen. */
const feeCentsOf = (restaurantId: number, { fulfilment, postcode }: QuotePlace) =>
  fulfilment === 'pickup' ? 0 : restaurantId * 100 + (postcode === undefined ? 0 : Number(postcode) % 97);

function answerOf(restaurantId: number, quantity: number, place: QuotePlace): QuoteView {
  const feeCents = feeCentsOf(restaurantId, place);
  const subtotalCents = quantity * PRICE_CENTS;
  return {
    restaurantId,
    fulfilment: place.fulfilment,
    subtotal: money(subtotalCents),
    deposit: '0.00',
    deliveryFee: money(feeCents),
    areaFee: money(feeCents),
    freeFrom: null,
    minimumOrder: '5.00',
    total: money(subtotalCents + feeCents),
    tip: '0.00',
    totalWithTip: money(subtotalCents + feeCents),
    vat: [],
    deliveryTime: '20-30 min',
    canPickUp: true,
    takesOnlinePayment: true,
    minAge: null,
    items: [],
  };
}

const restaurant = fc.constantFrom(...RESTAURANTS);
const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), id: restaurant }),
  fc.record({ kind: fc.constant('remove' as const), id: restaurant }),
  fc.record({ kind: fc.constant('choose' as const), id: restaurant, chosen: fc.constantFrom(...FULFILMENTS) }),
  fc.record({ kind: fc.constant('move' as const), postcode: fc.constantFrom(...POSTCODES) }),
  // The answers to some of the questions arrive, in any order; a place in the list of those that are open.
  fc.record({ kind: fc.constant('answer' as const), at: fc.nat(20) }),
);

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

interface Question {
  restaurantId: number;
  quantity: number;
  place: QuotePlace;
}

/** A cart, its choices and its postcode, with a server that answers late. */
class Visit {
  readonly store = createStore();
  readonly client = new QueryClient();
  readonly quantities = new Map<number, number>();
  readonly chosen = new Map<number, Fulfilment>();
  postcode: string | undefined;
  open: Question[] = [];

  constructor() {
    for (const id of leftOver(this.store.get(fulfilmentAtom), [])) this.store.set(fulfilmentAtom, id, null);
  }

  groups = () => groupByRestaurant([...this.quantities].map(([id, quantity]) => lineOf(id, quantity)));
  choiceOf = (id: number) => fulfilmentOf(this.store.get(fulfilmentAtom), id);
  keyOf = (group: ReturnType<typeof groupByRestaurant>[number], place: QuotePlace) => [
    ...quoteKey(group.restaurantId),
    itemsOf(group),
    place,
  ];

  ask(): void {
    for (const group of this.groups()) {
      const { restaurantId } = group;
      const place = quotePlace(this.choiceOf(restaurantId), this.postcode);
      if (this.client.getQueryData(this.keyOf(group, place)) === undefined) {
        this.open.push({ restaurantId, quantity: this.quantities.get(restaurantId) ?? 0, place });
      }
    }
  }

  answer(at: number): void {
    const [question] = this.open.splice(at % Math.max(1, this.open.length), 1);
    if (!question) return;
    const { restaurantId, quantity, place } = question;
    const [group] = groupByRestaurant([lineOf(restaurantId, quantity)]);
    if (group) this.client.setQueryData(this.keyOf(group, place), answerOf(restaurantId, quantity, place));
  }

  parts() {
    return this.groups().map((group) => {
      const place = quotePlace(this.choiceOf(group.restaurantId), this.postcode);
      const data = this.client.getQueryData<QuoteView>(this.keyOf(group, place));
      return { place, part: pricePart(group, this.choiceOf(group.restaurantId), group.lines, { data }, this.client) };
    });
  }

  take(taken: Step): void {
    if (taken.kind === 'move') this.postcode = taken.postcode;
    if (taken.kind === 'add') this.quantities.set(taken.id, (this.quantities.get(taken.id) ?? 0) + 1);
    if (taken.kind === 'remove') {
      this.quantities.delete(taken.id);
      this.chosen.delete(taken.id);
    }
    if (taken.kind === 'choose' && this.quantities.has(taken.id)) {
      this.store.set(fulfilmentAtom, taken.id, taken.chosen);
      this.chosen.set(taken.id, taken.chosen);
    }
    const lines = [...this.quantities.keys()].map((restaurantId) => ({ restaurantId }));
    for (const id of leftOver(this.store.get(fulfilmentAtom), lines)) this.store.set(fulfilmentAtom, id, null);
    if (taken.kind === 'answer') this.answer(taken.at);
    else this.ask();
  }
}

/** Whatever is on its way: a price is of this restaurant, these dishes and this choice. */
function isOwn(visit: Visit): boolean {
  return visit.parts().every(({ part }) => {
    const { restaurantId, fulfilment, quote, sums } = part;
    const fees =
      fulfilment === 'pickup'
        ? [0]
        : POSTCODES.map((postcode) => feeCentsOf(restaurantId, quotePlace('delivery', postcode)));
    return (
      fulfilment === (visit.chosen.get(restaurantId) ?? 'delivery') &&
      (quote === undefined || (quote.restaurantId === restaurantId && quote.fulfilment === fulfilment)) &&
      sums.subtotalCents === (visit.quantities.get(restaurantId) ?? 0) * PRICE_CENTS &&
      fees.includes(sums.deliveryFeeCents) &&
      sums.totalCents === sums.subtotalCents + sums.deliveryFeeCents
    );
  });
}

describe('the price of each part of a cart', () => {
  it('is never another restaurant’s, choice’s or, once all is answered, place’s: ten thousand sequences', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 14 }), (steps) => {
        const visit = new Visit();
        for (const taken of steps) {
          visit.take(taken);
          if (!isOwn(visit)) return false;
        }
        while (visit.open.length > 0) visit.answer(0);
        return visit
          .parts()
          .every(
            ({ part, place }) =>
              part.quote !== undefined && part.sums.deliveryFeeCents === feeCentsOf(part.restaurantId, place),
          );
      }),
      { numRuns: 10_000 },
    );
  });

  it('is the remembered one while nothing is answered, without a fee for what is picked up', () => {
    const [group] = groupByRestaurant([lineOf(2, 1)]);
    if (!group) throw new Error('There is a part.');
    const client = new QueryClient();
    expect(pricePart(group, 'delivery', group.lines, undefined, client).sums.totalCents).toBe(1_200);
    expect(pricePart(group, 'pickup', group.lines, undefined, client).sums.totalCents).toBe(1_000);
  });
});
