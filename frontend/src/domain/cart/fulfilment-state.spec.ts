import { FULFILMENTS, type Fulfilment } from '@contracts/orders/fulfilment.ts';
import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createStore } from 'jotai';
import { fulfilmentAtom, fulfilmentOf, leftOver } from './fulfilment-state.ts';
import { quotePlace, sumsByFulfilment } from './quote-place.ts';

const RESTAURANTS = [1, 2, 3];
const POSTCODES = [undefined, '10119', '10435', '14193'];

const step = fc.oneof(
  fc.record({ kind: fc.constant('add' as const), id: fc.constantFrom(...RESTAURANTS) }),
  fc.record({ kind: fc.constant('remove' as const), id: fc.constantFrom(...RESTAURANTS) }),
  fc.record({
    kind: fc.constant('choose' as const),
    id: fc.constantFrom(...RESTAURANTS),
    chosen: fc.constantFrom(...FULFILMENTS),
  }),
  fc.record({ kind: fc.constant('move' as const), postcode: fc.constantFrom(...POSTCODES) }),
);

const SUMS = { subtotalCents: 1000, depositCents: 25 };
const feeOf = (id: number) => id * 100;
const sums = (id: number) => ({ ...SUMS, deliveryFeeCents: feeOf(id), totalCents: 1025 + feeOf(id) });

describe('how each part of the cart is to come', () => {
  it('never becomes another restaurant’s, and goes with its last line', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const store = createStore();
        for (const id of leftOver(store.get(fulfilmentAtom), [])) store.set(fulfilmentAtom, id, null);
        const model = new Map<number, Fulfilment>();
        let postcode: string | undefined;
        for (const taken of steps) {
          if (taken.kind === 'move') postcode = taken.postcode;
          if (taken.kind === 'add' && !model.has(taken.id)) model.set(taken.id, 'delivery');
          if (taken.kind === 'remove') model.delete(taken.id);
          if (taken.kind === 'choose' && model.has(taken.id)) {
            model.set(taken.id, taken.chosen);
            store.set(fulfilmentAtom, taken.id, taken.chosen);
          }
          const lines = [...model.keys()].map((restaurantId) => ({ restaurantId }));
          for (const id of leftOver(store.get(fulfilmentAtom), lines)) store.set(fulfilmentAtom, id, null);
          for (const id of RESTAURANTS) {
            const expected = model.get(id) ?? 'delivery';
            const held = fulfilmentOf(store.get(fulfilmentAtom), id);
            const isPickup = expected === 'pickup';
            if (held !== expected) return false;
            if (quotePlace(held, postcode).postcode !== (isPickup ? undefined : postcode)) return false;
            if (sumsByFulfilment(sums(id), held).deliveryFeeCents !== (isPickup ? 0 : feeOf(id))) return false;
          }
        }
        return true;
      }),
      { numRuns: 10_000 },
    );
  });

  it('takes the fee out of the total of what is picked up', () => {
    expect(sumsByFulfilment(sums(2), 'pickup').totalCents).toBe(1025);
    expect(sumsByFulfilment(sums(2), 'delivery').totalCents).toBe(1225);
  });
});
