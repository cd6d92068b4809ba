import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RestaurantCardView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let customer: Person;
beforeAll(async () => {
  api = await startApi();
  customer = await Person.login(api.url, 'kunde@example.com');
});
afterAll(() => api.stop());

const set = (person: Person, method: 'PUT' | 'DELETE', restaurantId: number | string) =>
  person.request(method, `/api/favourites/${String(restaurantId)}`);
const list = async (person = customer) => (await person.request<RestaurantCardView[]>('GET', '/api/favourites')).body;
const ids = async (person = customer) => (await list(person)).map(({ id }) => id);

describe('favourites', () => {
  it('are kept and let go, however often that is said', async () => {
    expect(await ids()).toEqual([]);
    for (const id of [3, 1, 1, 7]) expect((await set(customer, 'PUT', id)).status).toBe(204);
    expect(await ids()).toEqual([7, 1, 3]);
    for (const id of [1, 1, 2]) expect((await set(customer, 'DELETE', id)).status).toBe(204);
    expect(await ids()).toEqual([7, 3]);
  });

  it('are cards as the list has them', async () => {
    const { body: cards } = await customer.request<RestaurantCardView[]>('GET', '/api/restaurants');
    for (const card of await list()) expect(cards).toContainEqual(card);
  });

  it('come a page at a time', async () => {
    const first = await customer.request<RestaurantCardView[]>('GET', '/api/favourites?limit=1');
    expect(first.body.map(({ id }) => id)).toEqual([7]);
    const link = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    const second = await customer.request<RestaurantCardView[]>('GET', link);
    expect(second.body.map(({ id }) => id)).toEqual([3]);
    expect(second.headers.has('link')).toBe(false);
    expect(refusalOf(await customer.request('GET', '/api/favourites?limit=1000')).fields).toEqual(['limit too_large']);
  });

  it('belong to their customer alone', async () => {
    const other = await Person.register(api.url, 'Andere');
    expect(await ids(other)).toEqual([]);
    await set(other, 'PUT', 3);
    await set(other, 'DELETE', 3);
    expect(await ids()).toEqual([7, 3]);
  });

  it('hide and refuse who is not approved', async () => {
    await api.sql('UPDATE restaurants SET is_active = false WHERE id IN (7, 8)');
    expect(await ids()).toEqual([3]);
    expect(refusalOf(await set(customer, 'PUT', 8))).toMatchObject({ status: 404, code: 'not_found' });
    expect((await set(customer, 'DELETE', 7)).status).toBe(204);
    await api.sql('UPDATE restaurants SET is_active = true WHERE id IN (7, 8)');
    expect(await ids()).toEqual([3]);
  });

  it.each(['999', '0', 'x', '2147483648', '-1'])('are restaurants that exist: %s', async (id) => {
    expect(refusalOf(await set(customer, 'PUT', id))).toMatchObject({ status: 404, code: 'not_found' });
  });

  it('are for signed-in customers', async () => {
    const guest = new Person(api.url);
    const owner = await Person.login(api.url, 'restaurant1@example.com');
    const admin = await Person.login(api.url, 'admin@example.com');
    for (const [person, code] of [
      [guest, 'unauthenticated'],
      [owner, 'forbidden'],
      [admin, 'forbidden'],
    ] as const) {
      const answers = [
        await set(person, 'PUT', 1),
        await set(person, 'DELETE', 1),
        await person.request('GET', '/api/favourites'),
      ];
      expect(answers.map((answer) => refusalOf(answer).code)).toEqual([code, code, code]);
    }
  });

  it('go with the account', async () => {
    const passing = await Person.register(api.url, 'Kurz');
    await set(passing, 'PUT', 3);
    await api.sql('DELETE FROM users WHERE id = $1', [passing.account?.id]);
    expect(await api.sql('SELECT 1 FROM favourites WHERE user_id = $1', [passing.account?.id])).toEqual([]);
  });
});
