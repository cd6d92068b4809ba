import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { RestaurantCardView, RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { FirstPictures } from '../../src/modules/restaurants/first-pictures.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { until } from '../support/until.ts';

let api: Api;
let guest: Person;
beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
});
afterAll(() => api.stop());

const list = async (query: string): Promise<RestaurantCardView[]> =>
  (await guest.request<RestaurantCardView[]>('GET', `/api/restaurants?${query}`)).body;
const ids = async (query: string) => (await list(query)).map(({ id }) => id);
const sorted = (values: number[]) => values.toSorted((a, b) => a - b);

/** What the page of this path says of its first pictures. */
async function picturesOf(path: string): Promise<string | null> {
  const answer = await fetch(`${api.url}${path}`, { headers: { accept: 'text/html' } });
  expect(answer.status).toBe(200);
  return answer.headers.get('server-timing');
}

/** A page whose pictures are not found within a tenth of a second goes out without them: a slow machine asks again. */
async function pageKnows(path: string, pictures: string): Promise<void> {
  let known: string | null = null;
  await until(async () => (known = await picturesOf(path)) !== null, { what: () => `${path} names its pictures` });
  expect(known).toBe(pictures);
}

describe('the pages', () => {
  it('know the picture that each begins with', async () => {
    const cities = ['berlin', 'hamburg', 'frankfurt'];
    const firsts = await Promise.all(cities.map(async (city) => (await list(`city=${city}&limit=24`))[0]));
    await pageKnows('/', firsts.map((first, index) => `picture-${cities[index]};desc="${first?.imageUrl}"`).join(', '));
    const { imageUrl } = (await guest.request<RestaurantDetailView>('GET', '/api/restaurants/3')).body;
    expect(imageUrl).toMatch(/^\/images\//);
    await pageKnows('/restaurant/3', `picture;desc="${imageUrl}"`);
  });

  it('say nothing of a restaurant that nobody may see, or of one without a picture', async () => {
    await api.sql('UPDATE restaurants SET is_active = false WHERE id = 6');
    const { imageUrl } = (await guest.request<RestaurantDetailView>('GET', '/api/restaurants/5')).body;
    await api.sql('UPDATE restaurants SET image_url = NULL WHERE id = 5');
    const pictures = api.app.nest.get(FirstPictures, { strict: false });
    for (const path of ['/restaurant/6', '/restaurant/5', '/restaurant/999999', '/restaurant/99999999999999']) {
      // Which a page that did not wait for its pictures would not show.
      expect(await pictures.of(path)).toEqual({});
      expect(await picturesOf(path)).toBeNull();
    }
    await api.sql('UPDATE restaurants SET is_active = true WHERE id = 6');
    await api.sql(`UPDATE restaurants SET image_url = '${imageUrl}' WHERE id = 5`);
  });
});

describe('the list', () => {
  it('has the six of Berlin and at least four in each other city', async () => {
    expect(sorted(await ids('city=berlin'))).toEqual([1, 2, 3, 4, 5, 6]);
    expect((await ids('city=hamburg')).length).toBeGreaterThanOrEqual(4);
    expect((await ids('city=frankfurt')).length).toBeGreaterThanOrEqual(4);
  });

  it('shows a card as the specification reads it', async () => {
    const [card] = (await list('city=berlin')).filter(({ id }) => id === 1);
    expect(card).toMatchObject({
      category: 'pizza',
      city: 'berlin',
      deliveryTime: '25-35 min',
      deliveryFee: '2.50',
      minimumOrder: '15.00',
      isOpen: true,
      reviewCount: 0,
      version: 1,
    });
    expect(card?.rating).toMatch(/^\d\.\d$/);
    expect(JSON.stringify(card)).not.toMatch(/password|posApi|email/i);
  });

  it('filters by category and by whether they are open', async () => {
    const pizza = await list('category=pizza');
    expect(new Set(pizza.map(({ category }) => category))).toEqual(new Set(['pizza']));
    expect(await ids('open=false')).toEqual([]);
    await api.sql('UPDATE restaurants SET is_open = false WHERE id = 2');
    expect(await ids('open=false')).toEqual([2]);
    expect(await ids('city=berlin&open=true')).not.toContain(2);
    await api.sql('UPDATE restaurants SET is_open = true WHERE id = 2');
  });

  it('takes an empty filter as none', async () => {
    expect(await ids('city=&category=&q=&sort=')).toEqual(await ids(''));
  });

  it('searches restaurants and dishes, and takes wildcards as what they look like', async () => {
    await api.sql(`UPDATE menu_items SET name = 'Zebra 100%_Pur' WHERE id = (SELECT min(i.id) FROM menu_items i
      JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 5)`);
    expect(await ids('q=zebra')).toEqual([5]);
    expect(await ids('q=100%25_p')).toEqual([5]);
    expect(await ids(`q=${encodeURIComponent('%')}`)).toEqual([5]);
    expect(await ids(`q=${encodeURIComponent("'; DROP TABLE users; --")}`)).toEqual([]);
    expect(await ids('q=zebra&city=hamburg')).toEqual([]);
    const [{ name } = { name: '' }] = (await list('city=berlin')).filter(({ id }) => id === 3);
    expect(await ids(`q=${encodeURIComponent(name.toUpperCase())}`)).toContain(3);
  });

  it('sorts by rating, delivery time and price', async () => {
    await api.sql(`UPDATE restaurants SET review_count = 2 WHERE id IN (3, 7, 9)`);
    const rated = (await list('sort=rating')).filter(({ reviewCount }) => reviewCount > 0);
    expect(rated).toEqual((await list('sort=rating')).slice(0, 3));
    const ratings = rated.map(({ rating }) => Number(rating));
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    await api.sql('UPDATE restaurants SET review_count = 0');
    const minutes = (await list('sort=delivery_time')).map(({ deliveryTime }) => Number(deliveryTime.split(/[- ]/)[1]));
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    // What a busy kitchen adds is in the time that its card shows.
    const [fastest] = await ids('sort=delivery_time');
    await api.sql(`UPDATE restaurants SET busy_minutes = 120, busy_until = now() + interval '1 hour' WHERE id = $1`, [
      fastest,
    ]);
    expect((await ids('sort=delivery_time')).at(-1)).toBe(fastest);
    await api.sql('UPDATE restaurants SET busy_minutes = 0, busy_until = NULL');
    const fees = (await list('sort=price')).map(({ deliveryFee }) => Number(deliveryFee));
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
  });

  it('takes a rating that nobody gave for none in every order', async () => {
    await api.sql('UPDATE restaurants SET rating = CASE id WHEN 6 THEN 1.0 WHEN 5 THEN 2.0 ELSE 5.0 END');
    await api.sql('UPDATE restaurants SET review_count = 1 WHERE id IN (5, 6)');
    for (const sort of ['popularity', 'rating'])
      expect(await ids(`city=berlin&sort=${sort}`)).toEqual([5, 6, 1, 2, 3, 4]);
    await api.sql('UPDATE restaurants SET rating = 4.5, review_count = 0');
  });

  it('goes on where the page before ended, in every order', async () => {
    for (const sort of ['popularity', 'delivery_time', 'rating', 'price']) {
      const whole = await ids(`sort=${sort}`);
      const collected: number[] = [];
      let next: string | null = `/api/restaurants?sort=${sort}&limit=5`;
      while (next !== null) {
        const page: { body: RestaurantCardView[]; headers: Headers } = await guest.request('GET', next);
        collected.push(...page.body.map(({ id }) => id));
        next = /^<(.+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1] ?? null;
      }
      expect(collected).toEqual(whole);
    }
    expect(await ids('limit=5&page=2')).toEqual((await ids('')).slice(5, 10));
    expect(await ids('page=500')).toEqual([]);
  });

  it('hides who is not approved', async () => {
    await api.sql('UPDATE restaurants SET is_active = false WHERE id = 6');
    expect(await ids('city=berlin')).not.toContain(6);
    for (const path of ['/api/restaurants/6', '/api/restaurants/6/menus']) {
      expect(refusalOf(await guest.request('GET', path)).status).toBe(404);
    }
    await api.sql('UPDATE restaurants SET is_active = true WHERE id = 6');
  });
});

describe('one restaurant', () => {
  it('starts with the defaults of the specification', async () => {
    await api.sql(`INSERT INTO restaurants (id, name, email, password_hash, city, address)
      VALUES (700, 'Anfang', 'anfang@example.com', 'x', 'hamburg', 'Deich 1, 20457 Hamburg')`);
    expect((await guest.request('GET', '/api/restaurants/700')).status).toBe(404);
    await api.sql('UPDATE restaurants SET is_active = true WHERE id = 700');
    const { body } = await guest.request<RestaurantDetailView>('GET', '/api/restaurants/700');
    expect(body).toMatchObject({
      deliveryFee: '2.90',
      deliveryTime: '25-40 min',
      rating: '4.5',
      reviewCount: 0,
      isOpen: false,
    });
    await api.sql(`INSERT INTO menus (id, restaurant_id, name) VALUES (700, 700, 'Karte')`);
    await api.sql(`INSERT INTO menu_items (menu_id, name, price_cents) VALUES (700, 'Suppe', 450)`);
    const { body: menus } = await guest.request<MenuView[]>('GET', '/api/restaurants/700/menus');
    expect(menus[0]?.items).toMatchObject([{ name: 'Suppe', price: '4.50', available: true }]);
    await api.sql('DELETE FROM restaurants WHERE id = 700');
  });

  it('shows its details', async () => {
    const { body } = await guest.request<RestaurantDetailView>('GET', '/api/restaurants/1');
    expect(body).toMatchObject({ id: 1, city: 'berlin', openingHours: '00:00-24:00', menuVersion: 1, isOpen: true });
    expect(body.address).not.toBe('');
    expect(body.legalName).not.toBe('');
    expect(JSON.stringify(body)).not.toMatch(/password|posApi|email/i);
  });

  it('shows the spans of today', async () => {
    const [{ today } = { today: 0 }] = await api.sql<{ today: number }>(
      `SELECT extract(isodow FROM now() AT TIME ZONE 'Europe/Berlin')::int AS today`,
    );
    await api.sql('DELETE FROM opening_hours WHERE restaurant_id = 7');
    expect((await guest.request<RestaurantDetailView>('GET', '/api/restaurants/7')).body).toMatchObject({
      openingHours: '',
      isOpen: false,
    });
    await api.sql(
      'INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute) VALUES (7, $1, 1050, 1530), (7, $1, 660, 840)',
      [today],
    );
    expect((await guest.request<RestaurantDetailView>('GET', '/api/restaurants/7')).body.openingHours).toBe(
      '11:00-14:00, 17:30-01:30',
    );
  });

  it('shows the whole week, and when a closed one opens', async () => {
    const detail = async () => (await guest.request<RestaurantDetailView>('GET', '/api/restaurants/8')).body;
    const setHours = async (spans: string) => {
      await api.sql('DELETE FROM opening_hours WHERE restaurant_id = 8');
      await api.sql(`INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute) ${spans}`);
    };
    const always = 'SELECT 8, day, 0, 1440 FROM generate_series(1, 7) AS d(day)';
    await setHours(always);
    expect(await detail()).toMatchObject({
      openingWeek: Array<string>(7).fill('00:00-24:00'),
      pausedUntil: null,
      opensAt: null,
    });

    await api.sql(`UPDATE restaurants SET paused_until = '2100-01-01T00:00:00Z' WHERE id = 8`);
    expect(await detail()).toMatchObject({ isOpen: false, pausedUntil: '2100-01-01T00:00:00.000Z', opensAt: null });
    await api.sql(`UPDATE restaurants SET paused_until = date_trunc('hour', now()) + interval '2 hours' WHERE id = 8`);
    const paused = await detail();
    expect(paused.opensAt).toBe(paused.pausedUntil);
    expect(paused.pausedUntil).not.toBeNull();
    await api.sql('UPDATE restaurants SET is_open = false WHERE id = 8');
    expect((await detail()).opensAt).toBeNull();
    await api.sql('UPDATE restaurants SET is_open = true, paused_until = NULL WHERE id = 8');

    // Only on the weekday of the day after tomorrow, from half past eleven.
    await setHours(
      `SELECT 8, extract(isodow FROM now() AT TIME ZONE 'Europe/Berlin' + interval '2 days')::int, 690, 840`,
    );
    const [{ expected } = { expected: new Date(0) }] = await api.sql<{ expected: Date }>(`SELECT
      ((now() AT TIME ZONE 'Europe/Berlin')::date + interval '2 days 690 minutes') AT TIME ZONE 'Europe/Berlin' AS expected`);
    const closed = await detail();
    expect(closed).toMatchObject({ isOpen: false, opensAt: expected.toISOString() });
    expect(closed.openingWeek.filter((hours) => hours !== '')).toEqual(['11:30-14:00']);
    await setHours(always);
  });

  it('has menus with everything that has to be declared', async () => {
    const { body: menus } = await guest.request<MenuView[]>('GET', '/api/restaurants/1/menus');
    expect(menus.length).toBeGreaterThanOrEqual(3);
    const items = menus.flatMap((menu) => menu.items);
    expect(items.length).toBeGreaterThanOrEqual(12);
    for (const item of items) {
      expect(item.price).toMatch(/^\d+\.\d{2}$/);
      expect([7, 19]).toContain(item.vatRate);
      expect(item.deposit === '0.00').toBe(item.depositKind === null);
      expect(Array.isArray(item.allergens)).toBe(true);
      expect(item.imageUrl).toMatch(/^\/images\//);
    }
  });

  it('is 404 when there is none', async () => {
    for (const path of ['/api/restaurants/999', '/api/restaurants/999/menus']) {
      expect(refusalOf(await guest.request('GET', path))).toMatchObject({ status: 404, code: 'not_found' });
    }
  });
});
