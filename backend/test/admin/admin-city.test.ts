import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type AdminCityView, type CityOrderView, MOST_OPEN_ORDERS } from '../../src/contracts/admin/admin-city.ts';
import type { AdminOrderDetailView } from '../../src/contracts/admin/admin.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { handOver, hireRider, positionAt, setShift, takenAlong, type HiredRider } from '../support/riding.ts';

const ELSEWHERE = { latitude: 52.4, longitude: 13.1 };

let api: Api;
let [kitchen, customer, admin]: Person[] = [];
let rider: HiredRider;
beforeAll(async () => {
  api = await startApi();
  [kitchen, customer, admin] = await Promise.all(
    ['restaurant1@example.com', 'kunde@example.com', 'admin@example.com'].map((email) => Person.login(api.url, email)),
  );
  rider = await hireRider(api.url, kitchen!, 'city@example.com');
});
afterAll(() => api.stop());

const cityOf = async (city = 'berlin') =>
  (await admin!.request<AdminCityView>('GET', `/api/admin/city?city=${city}`)).body;
const openOf = async (id: number): Promise<CityOrderView | undefined> =>
  (await cityOf()).orders.find((order) => order.id === id);

describe('the city of an admin', () => {
  it('has each open order with its promise, its area and its rider, until it is over', async () => {
    const { id } = await takenAlong(customer!, kitchen!, rider.person, {
      deliveryAddress: 'Torstraße 1, 10119 Berlin',
    });
    const order = await openOf(id);
    expect(order).toMatchObject({
      ...{ id, status: 'delivering', fulfilment: 'delivery', restaurantId: 1 },
      ...{ postcode: '10119', latitude: 52.5305, longitude: 13.4053, riderId: rider.id, riderName: 'Rita Rad' },
    });
    expect(Date.parse(order?.estimatedTo ?? '')).toBeGreaterThan(Date.now());
    expect(await cityOf('hamburg')).toMatchObject({ orders: [], openOrders: 0, riders: [] });
    const detail = await admin!.request<AdminOrderDetailView>('GET', `/api/admin/orders/${String(id)}`);
    expect(detail.body.rider).toEqual({ id: rider.id, name: 'Rita Rad' });
    await handOver(rider.person, id);
    expect(await openOf(id)).toBeUndefined();
  });

  it('names no street, and nobody who ordered', async () => {
    const { id } = await customer!.placeOrder(1, { deliveryAddress: 'Torstraße 1, 10119 Berlin' });
    const text = JSON.stringify(await openOf(id));
    expect(text).toContain('10119');
    for (const secret of ['Torstraße', 'Kundig', 'kunde@example.com']) expect(text).not.toContain(secret);
  });

  it('shows a meal that is fetched where it is cooked, and calls it late for nobody once it is ready', async () => {
    await api.sql('UPDATE restaurants SET latitude = $1, longitude = $2 WHERE id = 1', [
      ELSEWHERE.latitude,
      ELSEWHERE.longitude,
    ]);
    const { id } = await customer!.placeOrder(1, { fulfilment: 'pickup', deliveryAddress: undefined });
    expect(await openOf(id)).toMatchObject({ fulfilment: 'pickup', postcode: null, ...ELSEWHERE });
    await kitchen!.move(id, 'preparing');
    await kitchen!.move(id, 'delivering');
    await api.sql(
      `UPDATE orders SET estimated_from = NULL, estimated_to = now() - interval '9 minutes' WHERE id = $1`,
      [id],
    );
    expect((await cityOf()).orders.at(-1)).toMatchObject({ id });
  });

  it('begins with what is late the longest, and says how many it leaves out', async () => {
    const { id } = await customer!.placeOrder(1);
    await api.sql(
      `UPDATE orders SET estimated_from = NULL, estimated_to = now() - interval '5 minutes' WHERE id = $1`,
      [id],
    );
    await api.sql(
      `INSERT INTO orders (restaurant_id, status, payment_method, subtotal_cents, delivery_fee_cents, total_cents,
         delivery_address, accept_deadline_at, share_token, estimated_to)
       SELECT 1, 'preparing', 'cash_on_delivery', 1000, 290, 1290, 'Torstraße 1, 10119 Berlin', now(), gen_random_uuid(),
         now() + interval '1 hour' FROM generate_series(1, $1)`,
      [MOST_OPEN_ORDERS],
    );
    const { orders, openOrders } = await cityOf();
    expect(orders).toHaveLength(MOST_OPEN_ORDERS);
    expect(orders[0]).toMatchObject({ id });
    expect(openOrders).toBeGreaterThan(MOST_OPEN_ORDERS);
    await api.sql(`DELETE FROM orders WHERE idempotency_key IS NULL AND user_id IS NULL`);
  });

  it('has the riders on shift with their last position, and nobody who went off', async () => {
    await rider.person.request('POST', '/api/rider/position', { positions: [positionAt(0)] });
    const { riders } = await cityOf();
    expect(riders.find(({ id }) => id === rider.id)).toMatchObject({
      ...{ name: 'Rita Rad', restaurantId: 1, position: { accuracyMeters: 10, longitude: 13.4096 } },
    });
    await setShift(rider.person, false);
    expect((await cityOf()).riders.map(({ id }) => id)).not.toContain(rider.id);
  });

  it('is one that there is', async () => {
    for (const query of ['', '?city=bremen']) {
      expect(refusalOf(await admin!.request('GET', `/api/admin/city${query}`)).code).toBe('validation_failed');
    }
  });
});
