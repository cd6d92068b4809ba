import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { RestaurantCardView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { seedMany } from '../../src/demo/large/many-restaurants.ts';
import { RAISE_NO_DEVICE } from '../../src/modules/kitchen-watch/watch.statements.ts';
import { searchOwners } from '../../src/modules/admin/tables.statements.ts';
import { type Api, Person, startApi } from '../api/api.ts';
import { rowsTouched } from '../support/rows-touched.ts';

const MANY = 5_000;

let api: Api;
let guest: Person;
beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
  await seedMany(api.sql, { restaurants: MANY });
});
afterAll(() => api.stop());

interface Page {
  body: RestaurantCardView[];
  headers: Headers;
}
const get = (path: string): Promise<Page> => guest.request('GET', path);
const nextOf = (page: Page) => /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null;

async function collect(query: string): Promise<number[]> {
  const ids: number[] = [];
  let next: string | null = `/api/restaurants?${query}`;
  while (next !== null) {
    const page: Page = await get(next);
    expect(page.body.length).toBeLessThanOrEqual(100);
    ids.push(...page.body.map(({ id }) => id));
    next = nextOf(page);
  }
  return ids;
}

describe('a city with 5,000 restaurants', () => {
  it.each(['sort=popularity', 'sort=rating', 'q=lahmacun&sort=price', 'vegan=true&withoutAllergens=milk&open=true'])(
    'is read page by page, each restaurant once: %s',
    async (query) => {
      const ids = await collect(`city=berlin&${query}`);
      expect(new Set(ids).size).toBe(ids.length);
      const { headers } = await get(`/api/restaurants?city=berlin&limit=1&${query}`);
      expect(headers.get('x-total-count')).toBe(String(ids.length));
      expect(ids.length).toBeGreaterThan(1_000);
    },
  );

  it('finds the few among the many, and one that is misspelt', async () => {
    const rare = await get('/api/restaurants?city=berlin&q=zanderfilet');
    expect(rare.headers.get('x-total-count')).toBe(String(MANY / 100));
    expect(rare.body.some(({ matchedDishes }) => matchedDishes?.[0]?.startsWith('Zanderfilet'))).toBe(true);
    const misspelt = await get('/api/restaurants?city=berlin&q=zandrefilet');
    expect(misspelt.body).toEqual(rare.body);
    const one = await get('/api/restaurants?city=berlin&q=trattoria+yilmaz+17');
    expect(one.body.map(({ name }) => name)).toContain('Trattoria Yılmaz 17');
  });

  it('leaves a search in another city as it was', async () => {
    expect((await get('/api/restaurants?city=hamburg&q=zanderfilet')).body).toEqual([]);
  });

  it('is searched by an admin without all of them being read', async () => {
    const { text, values } = searchOwners('Yılmaz 17');
    const [found] = await api.sql<{ restaurants: number[] }>(text, values);
    expect(found?.restaurants.length).toBeGreaterThan(1);
    expect(await rowsTouched(api.sql, text, values)).toBeLessThan(MANY / 5);
  });

  it('has the opening hours read of those alone whose orders no device shows, every few seconds', async () => {
    await api.sql(`UPDATE serving_period SET since = now() - interval '1 hour', beat_at = now()`);
    await api.sql(`INSERT INTO kitchen_presence (restaurant_id, device_at) SELECT id, now() FROM restaurants
      ON CONFLICT (restaurant_id) DO UPDATE SET device_at = excluded.device_at`);
    const { text } = RAISE_NO_DEVICE;
    const read = () => rowsTouched(api.sql, text, [3_600, 100], 'restaurant_is_open');
    expect(await read()).toBe(0);
    // Seen by nobody else, or the watch itself might note it first.
    await api.sql('BEGIN');
    await api.sql(`UPDATE kitchen_presence SET device_at = now() - interval '1 day' WHERE restaurant_id = 100000 + 7`);
    expect(await read()).toBe(1);
    await api.sql('ROLLBACK');
  });
});
