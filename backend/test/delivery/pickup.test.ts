import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { OrderView, QuoteView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import type { DeliveryView } from '../../src/contracts/places/delivery-areas.ts';
import type { RestaurantCardView, RestaurantInfoView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { Person } from '../support/person.ts';
import { type Api, startApi } from '../api/api.ts';

const PICKUP = { fulfilment: 'pickup', deliveryAddress: undefined };

describe('picking a meal up', () => {
  let api: Api;
  let owner: Person;
  let customer: Person;

  beforeAll(async () => {
    api = await startApi();
    owner = await Person.login(api.url, 'restaurant1@example.com');
    customer = await Person.login(api.url, 'kunde@example.com');
    await set({ offersPickup: true, pickupMinutes: 15, pickupMinimum: '8.00' });
  });
  afterAll(() => api.stop());

  async function set(change: object): Promise<RestaurantInfoView> {
    const { status, body } = await owner.request<RestaurantInfoView>('PUT', '/api/restaurant/info', change);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body;
  }

  const minutesUntil = (order: OrderView, time: string | null) =>
    Math.round((Date.parse(time ?? '') - Date.parse(order.createdAt)) / 60_000);

  it('costs no fee and needs no address, only the restaurant’s own minimum', async () => {
    const items = (await customer.cartOf(1)).items;
    const ask = { restaurantId: 1, items, fulfilment: 'pickup' };
    const { body: quote } = await customer.request<QuoteView>('POST', '/api/orders/quote', ask);
    expect(quote).toMatchObject({
      ...{ fulfilment: 'pickup', deliveryFee: '0.00', minimumOrder: '8.00' },
      deliveryTime: '15-20 min',
    });
    const order = await customer.placeOrder(1, { ...PICKUP, totalPrice: quote.total });
    expect(order).toMatchObject({ fulfilment: 'pickup', deliveryAddress: null, address: null, deliveryFee: '0.00' });
    expect(order.handoverCode).toMatch(/^\d{4}$/);
    expect([minutesUntil(order, order.estimatedFrom), minutesUntil(order, order.estimatedTo)]).toEqual([15, 20]);
    await set({ pickupMinimum: '500.00' });
    const { status, body } = await customer.request<Problem>('POST', '/api/orders', {
      ...(await customer.cartOf(1)),
      ...PICKUP,
    });
    expect([status, body.code]).toEqual([409, 'minimum_order']);
    await set({ pickupMinimum: '8.00' });
  });

  it('shows the code to the guest and the kitchen, and to nobody else', async () => {
    const order = await customer.placeOrder(1, PICKUP);
    const { body: queue } = await owner.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders');
    expect(queue.find(({ id }) => id === order.id)).toMatchObject({
      ...{ fulfilment: 'pickup', delivery_address: null, handover_code: order.handoverCode },
    });
    const path = `/api/orders/${String(order.id)}`;
    const anybody = new Person(api.url);
    const { body: shared } = await anybody.request<OrderView>('GET', `${path}?t=${order.shareToken ?? ''}`);
    expect(shared).toMatchObject({ id: order.id, fulfilment: 'pickup', handoverCode: null });
  });

  it('is promised for when the kitchen is ready, which handing over does not change', async () => {
    const order = await customer.placeOrder(1, PICKUP);
    const read = async () => (await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`)).body;
    const acceptedAt = Date.now();
    expect((await owner.move(order.id, 'preparing', { prepMinutes: 30 })).status).toBe(200);
    const accepted = await read();
    const fromMinutes = (Date.parse(accepted.estimatedFrom ?? '') - acceptedAt) / 60_000;
    expect(fromMinutes).toBeGreaterThanOrEqual(30);
    expect(Date.parse(accepted.estimatedTo ?? '') - Date.parse(accepted.estimatedFrom ?? '')).toBe(5 * 60_000);
    expect((await owner.move(order.id, 'delivering')).status).toBe(200);
    expect((await read()).estimatedTo).toBe(accepted.estimatedTo);
    expect((await owner.move(order.id, 'delivered')).status).toBe(200);
    expect((await read()).status).toBe('delivered');
  });

  it('is offered only by who offers it, and then by lists, too', async () => {
    await set({ offersPickup: false });
    const cart = { ...(await customer.cartOf(1)), ...PICKUP };
    const { status, body } = await customer.request<Problem>('POST', '/api/orders', cart);
    expect([status, body.errors?.map(({ field, code }) => [field, code])]).toEqual([
      400,
      [['fulfilment', 'unavailable']],
    ]);
    const list = async () =>
      (await customer.request<RestaurantCardView[]>('GET', '/api/restaurants?city=berlin&fulfilment=pickup')).body;
    expect((await list()).map(({ id }) => id)).not.toContain(1);
    const { body: terms } = await customer.request<DeliveryView>('GET', '/api/restaurants/1/delivery?postcode=10435');
    expect(terms.canPickUp).toBe(false);
    await set({ offersPickup: true });
    expect((await list()).find(({ id }) => id === 1)).toMatchObject({
      ...{ deliveryFee: '0.00', minimumOrder: '8.00', deliveryTime: '15-20 min' },
    });
  });

  it('needs an address of nobody who picks up, and one of everybody else', async () => {
    const cart = { ...(await customer.cartOf(1)), deliveryAddress: undefined };
    const { status, body } = await customer.request<Problem>('POST', '/api/orders', cart);
    expect([status, body.errors?.map(({ field, code }) => [field, code])]).toEqual([
      400,
      [['deliveryAddress', 'required']],
    ]);
    const place = { deliveryAddress: 'Torstraße 1, 10119 Berlin', deliveryNotes: 'Doorbell Schmidt' };
    const order = await customer.placeOrder(1, { ...PICKUP, ...place });
    expect(order).toMatchObject({ deliveryAddress: null, deliveryNotes: null });
  });

  it('is another order than a delivery under the same idempotency key', async () => {
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const cart = await customer.cartOf(1);
    expect((await customer.request('POST', '/api/orders', cart, headers)).status).toBe(201);
    const { status } = await customer.request('POST', '/api/orders', { ...cart, ...PICKUP }, headers);
    expect(status).toBe(422);
  });

  it.each([
    ['pickupMinutes', 4, 'too_small'],
    ['pickupMinutes', 121, 'too_large'],
    ['pickupMinimum', '-1', 'invalid_format'],
    ['offersPickup', 'yes', 'invalid_type'],
  ])('takes no %s of %j', async (field, value, code) => {
    const { status, body } = await owner.request<Problem>('PUT', '/api/restaurant/info', { [field]: value });
    expect([status, body.errors?.map((error) => [error.field, error.code])]).toEqual([400, [[field, code]]]);
  });
});
