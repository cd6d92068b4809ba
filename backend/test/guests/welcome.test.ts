import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { WelcomeView } from '../../src/contracts/accounts/account.ts';
import { type Api, Person, startApi } from '../api/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

it('claims what the data says, once a minute', async () => {
  const [before] = await api.sql<{ restaurants: number; reviews: number; delivered: number }>(
    `SELECT (SELECT count(*)::int FROM restaurants WHERE is_active) AS restaurants,
       (SELECT count(*)::int FROM reviews) AS reviews,
       (SELECT count(*)::int FROM orders WHERE status = 'delivered') AS delivered`,
  );
  const nobody = new Person(api.url);
  const { status, body } = await nobody.request<WelcomeView>('GET', '/api/welcome');
  expect(status).toBe(200);
  expect(body).toMatchObject({
    restaurants: before?.restaurants,
    reviews: before?.reviews,
    deliveredOrders: before?.delivered,
  });
  expect(body.averageRating === null).toBe(before?.reviews === 0);

  await api.sql('UPDATE restaurants SET is_active = false WHERE id = 1');
  expect((await nobody.request<WelcomeView>('GET', '/api/welcome')).body).toEqual(body);
});
