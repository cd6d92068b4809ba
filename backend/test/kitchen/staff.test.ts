import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { StaffView } from '../../src/contracts/restaurants/settings.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { EVERYONE, KITCHEN_STAFF, RIGHTS } from '../rights/route-rights.ts';

const STAFF_PASSWORD = 'Pfanne, Herd und Löffel';
const EMAIL = 'herd@example.com';

let api: Api;
let owner: Person;
let staff: StaffView;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
  staff = (await add({})).body;
});
afterAll(() => api.stop());

const add = (body: object) =>
  owner.request<StaffView>('POST', '/api/restaurant/staff', {
    name: 'Am Herd',
    email: EMAIL,
    password: STAFF_PASSWORD,
    ...body,
  });
const login = () => Person.login(api.url, EMAIL, STAFF_PASSWORD);

describe('a login of the staff', () => {
  it('is the restaurant, for its kitchen only', async () => {
    const person = await login();
    expect(person.account).toMatchObject({
      id: 1,
      role: 'restaurant',
      email: EMAIL,
      isKitchenOnly: true,
      staffName: 'Am Herd',
    });
    expect((await person.request('GET', '/api/user')).body).toEqual(person.account);
    expect(owner.account).not.toHaveProperty('isKitchenOnly');
    const { body } = await owner.request<StaffView[]>('GET', '/api/restaurant/staff');
    // The demo has riders there.
    expect(body.filter(({ duty }) => duty === 'kitchen')).toEqual([staff]);
    expect(JSON.stringify(body)).not.toMatch(/password|argon/);
  });

  describe.each(
    Object.keys(RIGHTS).filter((route) => RIGHTS[route] !== EVERYONE && RIGHTS[route]?.includes('restaurant')),
  )('%s', (route) => {
    const isAllowed = KITCHEN_STAFF.includes(route);
    it(isAllowed ? 'is allowed' : 'is refused', async () => {
      const person = await login();
      const [method = '', path = ''] = route.replace(':id', '2147483647').split(' ');
      const { status } = await person.request(method, path, method === 'GET' ? undefined : {});
      if (isAllowed) expect([401, 403]).not.toContain(status);
      else expect(status).toBe(403);
    });
  });

  it('hears the orders of its restaurant, and of no other', async () => {
    await owner.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
    const person = await login();
    const watcher = await person.watch();
    await watcher.subscribe('restaurant:1:orders');
    expect(await watcher.ask('subscribe', { topic: 'restaurant:2:orders' })).toMatchObject({ ok: false });
    const customer = await Person.login(api.url, 'kunde@example.com');
    const { id } = await customer.placeOrder(1);
    await watcher.hear('order:placed', ({ order }) => order.id === id);
    expect((await person.move(id, 'preparing')).status).toBe(200);
    watcher.close();
  });

  it('is signed out everywhere by a new password, its own session aside when it changes it itself', async () => {
    const [here, elsewhere] = [await login(), await login()];
    const next = 'Pfanne, Herd und Gabel';
    const body = { currentPassword: STAFF_PASSWORD, newPassword: next };
    expect((await here.request('PUT', '/api/restaurant/password', body)).status).toBe(204);
    expect((await here.request('GET', '/api/user')).status).toBe(200);
    expect((await elsewhere.request('GET', '/api/user')).status).toBe(401);
    expect((await owner.request('GET', '/api/user')).status).toBe(200);
    const path = `/api/restaurant/staff/${String(staff.id)}`;
    const change = await owner.request<StaffView>('PUT', path, { name: 'Am Grill', password: STAFF_PASSWORD });
    expect(change.body).toMatchObject({ name: 'Am Grill', email: EMAIL });
    expect((await here.request('GET', '/api/user')).status).toBe(401);
    await login();
  });

  it('has an e-mail that nobody else has', async () => {
    for (const email of ['kunde@example.com', 'restaurant2@example.com', EMAIL.toUpperCase()]) {
      expect(refusalOf(await add({ email }))).toEqual({
        status: 409,
        code: 'email_taken',
        fields: ['email email_taken'],
      });
    }
    const register = { name: 'Herd', email: EMAIL, password: 'correct horse battery', city: 'berlin' };
    expect((await new Person(api.url).request('POST', '/api/register', register)).status).toBe(409);
    const both = await Promise.all([add({ email: 'zwei@example.com' }), add({ email: 'zwei@example.com' })]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  });

  it.each([
    [{ name: ' ' }, 'name required'],
    [{ email: 'herd' }, 'email invalid_email'],
    [{ email: 'neu@example.com', password: 'zu kurz' }, 'password too_short'],
    [{ email: 'neu@example.com', password: 'aaaaaaaaaaaa' }, 'password password_too_common'],
  ])('%j is refused', async (body, field) => {
    expect(refusalOf(await add(body)).fields).toEqual([field]);
  });

  it("is another restaurant's business no more than its orders are", async () => {
    const other = await Person.login(api.url, 'restaurant2@example.com');
    const path = `/api/restaurant/staff/${String(staff.id)}`;
    expect((await other.request('PUT', path, { name: 'Mine' })).status).toBe(404);
    expect((await other.request('DELETE', path)).status).toBe(404);
    expect((await other.request('GET', '/api/restaurant/staff')).body).toEqual([]);
    await login();
  });

  it('ends with its sessions and sockets when it is removed', async () => {
    const person = await login();
    const watcher = await person.watch();
    await watcher.subscribe('restaurant:1:orders');
    expect((await owner.request('DELETE', `/api/restaurant/staff/${String(staff.id)}`)).status).toBe(204);
    await until(() => !watcher.socket.connected || watcher.socket.disconnected, { what: () => 'the socket is closed' });
    watcher.close();
    expect((await person.request('GET', '/api/user')).status).toBe(401);
    await expect(login()).rejects.toThrow('401');
  });
});
