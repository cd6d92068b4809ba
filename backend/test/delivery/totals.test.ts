import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { OrderView, QuoteView } from '../../src/contracts/orders/order-views.ts';
import type { DeliveryAreaView } from '../../src/contracts/places/delivery-areas.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

const RUNS = 150;
const POSTCODES = ['10115', '10119', '10435', '14193'] as const;
const SUMS = ['subtotal', 'deposit', 'deliveryFee', 'total', 'vat', 'tip', 'totalWithTip'] as const;

const euro = (max: number) => fc.integer({ min: 0, max: max * 100 }).map((cents) => (cents / 100).toFixed(2));
const cents = (money: string) => Math.round(Number(money) * 100);
const area = fc
  .record({
    shape: fc.oneof(
      fc.subarray([...POSTCODES], { minLength: 1 }).map((postcodes) => ({ postcodes })),
      fc.constantFrom(500, 2_000, 15_000).map((radiusMeters) => ({ radiusMeters })),
    ),
    fee: euro(9),
    minimumOrder: euro(30),
    above: fc.option(euro(40)),
    extraMinutes: fc.integer({ min: 0, max: 60 }),
    isActive: fc.boolean(),
  })
  .map(({ shape, above, ...terms }) => ({
    ...{ name: 'Area', ...shape, ...terms },
    freeFrom: above && ((cents(above) + cents(terms.minimumOrder)) / 100).toFixed(2),
  }));
const wish = fc.record({
  areas: fc.array(area, { maxLength: 4 }),
  fulfilment: fc.constantFrom('delivery', 'pickup'),
  postcode: fc.constantFrom(...POSTCODES),
  dishes: fc.array(fc.record({ dish: fc.nat(), quantity: fc.integer({ min: 1, max: 5 }), choice: fc.nat() }), {
    minLength: 1,
    maxLength: 4,
  }),
  tip: euro(5),
});

describe('what a quote shows and an order charges', () => {
  let api: Api;
  let owner: Person;
  let customer: Person;
  let dishes: MenuView['items'];

  beforeAll(async () => {
    api = await startApi();
    owner = await Person.login(api.url, 'restaurant1@example.com');
    customer = await Person.login(api.url, 'kunde@example.com');
    await owner.request('PUT', '/api/restaurant/info', { offersPickup: true, pickupMinimum: '10.00' });
    const { body } = await customer.request<MenuView[]>('GET', '/api/restaurants/1/menus');
    dishes = body.flatMap(({ items }) => items).filter((dish) => dish.available && dish.minAge === null);
  });
  afterAll(() => api.stop());

  /** Of each group as many as it asks for, beginning anywhere. */
  function lineOf({ dish: at, quantity, choice }: { dish: number; quantity: number; choice: number }) {
    const dish = dishes[at % dishes.length]!;
    const optionIds = dish.optionGroups.flatMap(({ options, minChoices, maxChoices }) => {
      const open = options.filter(({ available }) => available);
      const count = Math.min(open.length, Math.max(minChoices, choice % (maxChoices + 1)));
      return Array.from({ length: count }, (_, index) => open[(choice + index) % open.length]!.id);
    });
    return { menuItemId: dish.id, quantity, optionIds };
  }

  it('is the same for every mix of areas, options, deposits, free delivery, tips and pick-up', async () => {
    const seen = { placed: 0, free: 0, outside: 0, below: 0 };
    await fc.assert(
      fc.asyncProperty(wish, async ({ areas, fulfilment, postcode, dishes: wanted, tip }) => {
        const saved = await owner.request<DeliveryAreaView[]>('PUT', '/api/restaurant/delivery-areas', areas);
        expect(saved.status).toBe(200);
        const items = wanted.map(lineOf);
        const ask = { restaurantId: 1, items, fulfilment, tip };
        const quoted = await customer.request<QuoteView & Problem>('POST', '/api/orders/quote', { ...ask, postcode });
        const address = { street: 'Weg', houseNumber: '1', postcode, city: 'Berlin' };
        const placed = await customer.request<Omit<OrderView, 'status'> & Problem>('POST', '/api/orders', {
          ...{ ...ask, address, paymentMethod: 'cash_on_delivery' },
          totalPrice: quoted.body.totalWithTip,
        });
        if (quoted.status !== 200) {
          seen.outside += 1;
          expect([placed.status, placed.body.code]).toEqual([409, 'out_of_area']);
          expect([quoted.status, quoted.body.code, fulfilment]).toEqual([409, 'out_of_area', 'delivery']);
          return;
        }
        if (cents(quoted.body.subtotal) < cents(quoted.body.minimumOrder)) {
          seen.below += 1;
          expect([placed.status, placed.body.code]).toEqual([409, 'minimum_order']);
          return;
        }
        expect(placed.status).toBe(201);
        seen.placed += 1;
        for (const sum of SUMS) expect(placed.body[sum]).toEqual(quoted.body[sum]);
        const { freeFrom, areaFee, subtotal, deliveryFee } = quoted.body;
        const isFree = freeFrom !== null && cents(subtotal) >= cents(freeFrom);
        if (isFree) seen.free += 1;
        expect(deliveryFee).toBe(isFree || fulfilment === 'pickup' ? '0.00' : areaFee);
      }),
      { numRuns: RUNS },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(0);
  });
});
