import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StaffView } from '../../src/contracts/restaurants/settings.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { EVERYONE, RIDER_STAFF, RIGHTS } from '../rights/route-rights.ts';

const PASSWORD = 'Lenker, Sattel und Klingel';
const EMAIL = 'rad@example.com';

let api: Api;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
  await owner.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
  await add({ duty: 'rider' });
});
afterAll(() => api.stop());

const add = (body: object) =>
  owner.request<StaffView>('POST', '/api/restaurant/staff', {
    name: 'Rita Rad',
    email: EMAIL,
    password: PASSWORD,
    ...body,
  });
const login = () => Person.login(api.url, EMAIL, PASSWORD);

describe('a duty', () => {
  it('is the kitchen unless an owner says otherwise, and another one signs its login out', async () => {
    const { body: staff } = await add({ email: 'herd@example.com' });
    expect(staff.duty).toBe('kitchen');
    expect(refusalOf(await add({ email: 'x@example.com', duty: 'owner' })).fields).toEqual(['duty invalid_choice']);
    const person = await Person.login(api.url, 'herd@example.com', PASSWORD);
    expect(person.account).toMatchObject({ duty: 'kitchen', isKitchenOnly: true });
    const path = `/api/restaurant/staff/${String(staff.id)}`;
    expect((await owner.request<StaffView>('PUT', path, { duty: 'kitchen' })).body.duty).toBe('kitchen');
    expect((await person.request('GET', '/api/user')).status).toBe(200);
    expect((await owner.request<StaffView>('PUT', path, { duty: 'rider' })).body.duty).toBe('rider');
    expect((await person.request('GET', '/api/user')).status).toBe(401);
    const again = await Person.login(api.url, 'herd@example.com', PASSWORD);
    expect(again.account).toMatchObject({ role: 'restaurant', duty: 'rider', staffName: 'Rita Rad' });
    expect(again.account).not.toHaveProperty('isKitchenOnly');
    expect(owner.account).not.toHaveProperty('duty');
  });
});

describe('a rider', () => {
  const routes = Object.keys(RIGHTS).filter(
    (route) => RIGHTS[route] !== EVERYONE && RIGHTS[route]?.includes('restaurant'),
  );

  it.each(routes)('%s is for riders only where it concerns any login', async (route) => {
    const person = await login();
    const [method = '', path = ''] = route.replace(/:id/, '2147483647').split(' ');
    const { status } = await person.request(method, path, method === 'GET' ? undefined : {});
    if (RIDER_STAFF.includes(route)) expect([401, 403]).not.toContain(status);
    else expect(status).toBe(403);
  });

  it('reads no order of the restaurant as its kitchen does, and follows none', async () => {
    const rider = await login();
    const customer = await Person.login(api.url, 'kunde@example.com');
    const order = await customer.placeOrder(1);
    const path = `/api/orders/${String(order.id)}`;
    expect((await rider.request('GET', path)).status).toBe(404);
    expect((await owner.request('GET', path)).status).toBe(200);
    // Whoever has the link has it, whatever else they are.
    expect((await rider.request('GET', `${path}?t=${order.shareToken ?? ''}`)).status).toBe(200);
    const watcher = await rider.watch();
    for (const topic of [`order:${String(order.id)}`, 'restaurant:1:orders', 'customer:orders', 'admin']) {
      expect(await watcher.ask('subscribe', { topic: topic as 'admin' })).toMatchObject({ ok: false });
    }
    watcher.close();
  });
});
