import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { RestaurantCardView } from '../../src/contracts/restaurant-views.ts';
import {
  listStatement,
  type RestaurantFilter,
  UNFILTERED,
} from '../../src/modules/restaurants/restaurant-list.statements.ts';
import { databaseUrl } from '../support/postgres.ts';
import { SEARCHES } from '../support/searches.ts';
import { seedMany } from '../../src/database/large/many-restaurants.ts';
import { type Api, Person, startApi } from '../api/api.ts';

const MANY = 5_000;
const SEED_TIMEOUT_MS = 180_000;

let api: Api;
let guest: Person;
beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
  await seedMany(api.sql, { restaurants: MANY });
}, SEED_TIMEOUT_MS);
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
    60_000,
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
});

describe('the work of a search', () => {
  /** What Postgres itself says of its time on the processor, so that other work on the machine does not count. */
  async function workOf(client: Client, filter: RestaurantFilter): Promise<number> {
    let seconds = 0;
    const add = (notice: { detail?: string | undefined; message?: string | undefined }) => {
      const match = /([\d.]+) s user, ([\d.]+) s system/.exec(notice.detail ?? notice.message ?? '');
      seconds += Number(match?.[1] ?? 0) + Number(match?.[2] ?? 0);
    };
    client.on('notice', add);
    const { statement, values } = listStatement(filter, {});
    const runs: number[] = [];
    // The first runs are planned each time; the least of the others is the work without what disturbed it.
    for (let run = 0; run < 12; run += 1) {
      seconds = 0;
      await client.query({ ...statement, values });
      if (run >= 6) runs.push(seconds);
    }
    client.off('notice', add);
    return Math.min(...runs);
  }

  it('is of one size: the 99th percentile at most three times the median', async () => {
    const [row] = await api.sql<{ name: string }>('SELECT current_database() AS name');
    const client = new Client({ connectionString: databaseUrl(row?.name ?? '') });
    await client.connect();
    await client.query('SET client_min_messages = log');
    await client.query('SET log_executor_stats = on');
    const works: number[] = [];
    for (const search of SEARCHES) {
      works.push(await workOf(client, { ...UNFILTERED, city: 'berlin', search, limit: 100 }));
    }
    await client.end();
    works.sort((one, other) => one - other);
    const median = works[Math.floor(works.length / 2)] ?? 0;
    const p99 = works[Math.ceil(works.length * 0.99) - 1] ?? Infinity;
    expect(median).toBeGreaterThan(0);
    expect(p99).toBeLessThanOrEqual(median * 3);
  }, 60_000);
});
