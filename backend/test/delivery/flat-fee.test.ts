import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { QuoteView } from '../../src/contracts/orders/order-views.ts';
import type { DeliveryView } from '../../src/contracts/places/delivery-areas.ts';
import { DEFAULT_DELIVERY_FEE_CENTS } from '../../src/contracts/constants.ts';
import { toMoney } from '../../src/money/money.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

const FLAT = toMoney(DEFAULT_DELIVERY_FEE_CENTS);
const AREA = { name: 'Near', postcodes: ['10435'], fee: '0.50', freeFrom: '10.00', minimumOrder: '10.00' };

describe('where every delivery costs the same', () => {
  let api: Api;
  let customer: Person;

  beforeAll(async () => {
    api = await startApi({ deliveryFeePolicy: 'flat' });
    const owner = await Person.login(api.url, 'restaurant1@example.com');
    const { status } = await owner.request('PUT', '/api/restaurant/delivery-areas', [AREA]);
    expect(status).toBe(200);
    customer = await Person.login(api.url, 'kunde@example.com');
  });
  afterAll(() => api.stop());

  const quote = async (more: object) => {
    const { items } = await customer.cartOf(1);
    const asked = { restaurantId: 1, items, ...more };
    return (await customer.request<QuoteView>('POST', '/api/orders/quote', asked)).body;
  };

  it('no area makes it cheaper or free, while its minimum and its borders hold', async () => {
    const path = '/api/restaurants/1/delivery?postcode=';
    const near = (await customer.request<DeliveryView>('GET', `${path}10435`)).body;
    expect(near).toMatchObject({ delivers: true, fee: FLAT, freeFrom: null, minimumOrder: '10.00' });
    expect((await customer.request<DeliveryView>('GET', `${path}14193`)).body.delivers).toBe(false);
    expect(await quote({ postcode: '10435' })).toMatchObject({ deliveryFee: FLAT, areaFee: FLAT, freeFrom: null });
  });

  it('an order is charged what was quoted, and a pick-up nothing for its way', async () => {
    const address = { street: 'Weg', houseNumber: '1', postcode: '10435', city: 'Berlin' };
    const order = await customer.placeOrder(1, { deliveryAddress: undefined, address });
    expect(order.deliveryFee).toBe(FLAT);
    expect((await quote({ fulfilment: 'pickup' })).deliveryFee).toBe('0.00');
  });
});
