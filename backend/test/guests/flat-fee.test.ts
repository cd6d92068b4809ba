import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QuoteView } from '../../src/contracts/orders/order-views.ts';
import type { RestaurantCardView, RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { type Api, Person, startApi } from '../api/api.ts';

let api: Api;
let customer: Person;
beforeAll(async () => {
  api = await startApi({ deliveryFeePolicy: 'flat' });
  customer = await Person.register(api.url, 'Flat');
});
afterAll(() => api.stop());

const list = async (query: string): Promise<RestaurantCardView[]> =>
  (await customer.request<RestaurantCardView[]>('GET', `/api/restaurants?city=berlin&${query}`)).body;

describe('one fee for every order', () => {
  it('is what lists, details, favourites, quotes and orders say alike', async () => {
    expect(new Set((await list('')).map(({ deliveryFee }) => deliveryFee))).toEqual(new Set(['2.90']));
    const detail = await customer.request<RestaurantDetailView>('GET', '/api/restaurants/1');
    expect(detail.body.deliveryFee).toBe('2.90');
    await customer.request('PUT', '/api/favourites/1');
    const favourites = await customer.request<RestaurantCardView[]>('GET', '/api/favourites');
    expect(favourites.body.map(({ deliveryFee }) => deliveryFee)).toEqual(['2.90']);
    const quote = await customer.request<QuoteView>('POST', '/api/orders/quote', await customer.cartOf(1));
    expect(quote.body.deliveryFee).toBe('2.90');
    const order = await customer.placeOrder(1, { totalPrice: quote.body.total });
    expect([order.deliveryFee, order.total]).toEqual(['2.90', quote.body.total]);
  });

  it('filters nobody out who charges it, and everybody below it', async () => {
    expect(await list('maxDeliveryFee=2.90')).toHaveLength(6);
    expect(await list('maxDeliveryFee=2.89')).toEqual([]);
  });

  it('leaves the minimum order to sort by', async () => {
    const minimums = (await list('sort=price')).map(({ minimumOrder }) => Number(minimumOrder));
    expect(minimums).toHaveLength(6);
    expect(minimums).toEqual(minimums.toSorted((one, other) => one - other));
  });
});
