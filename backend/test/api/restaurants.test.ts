import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  MenuView,
  RestaurantCardView,
  RestaurantDetailView,
  RestaurantInfoView,
  RestaurantMenuItemView,
  RestaurantStatsView,
} from '../../src/contracts/views.ts';
import { OpeningClock } from '../../src/modules/restaurants/opening-clock.ts';
import { type Api, Person, refusalOf, startApi } from './api.ts';

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
    const ratings = (await list('sort=rating')).map(({ rating }) => Number(rating));
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    const minutes = (await list('sort=delivery_time')).map(({ deliveryTime }) => Number(deliveryTime.split(/[- ]/)[1]));
    expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
    const fees = (await list('sort=price')).map(({ deliveryFee }) => Number(deliveryFee));
    expect(fees).toEqual(fees.toSorted((a, b) => a - b));
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

describe("a restaurant's own pages", () => {
  it('show its own menu, information and figures', async () => {
    const owner = await Person.login(api.url, 'restaurant2@example.com');
    const menu = await owner.request<RestaurantMenuItemView[]>('GET', '/api/restaurant/menu');
    const { body: menus } = await guest.request<MenuView[]>('GET', '/api/restaurants/2/menus');
    expect(menu.body.map(({ id }) => id)).toEqual(menus.flatMap((own) => own.items.map(({ id }) => id)));
    expect(menu.body[0]).toMatchObject({ menuId: menus[0]?.id, menuName: menus[0]?.name });
    expect((await owner.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body).toMatchObject({
      id: 2,
      isOpen: true,
    });
    expect((await owner.request<RestaurantStatsView>('GET', '/api/restaurant/stats')).body).toEqual({
      todayOrders: 0,
      totalRevenue: '0.00',
      todayRevenue: '0.00',
      avgRating: '4.6',
      reviewCount: 0,
      menuItems: menu.body.length,
    });
  });

  it('count its orders, and leave out the revenue of cancelled ones', async () => {
    const customer = await Person.login(api.url, 'kunde@example.com');
    const kept = await customer.placeOrder(3);
    const dropped = await customer.placeOrder(3);
    await customer.request('POST', `/api/orders/${String(dropped.id)}/cancel`);
    await api.sql(`INSERT INTO orders (user_id, restaurant_id, payment_method, subtotal_cents, delivery_fee_cents, total_cents,
      delivery_address, accept_deadline_at, share_token, created_at, status)
      VALUES (1, 3, 'cash_on_delivery', 1000, 150, 1150, 'x', now(), gen_random_uuid(), now() - interval '3 days', 'delivered')`);
    const owner = await Person.login(api.url, 'restaurant3@example.com');
    const { body } = await owner.request<RestaurantStatsView>('GET', '/api/restaurant/stats');
    expect(body).toMatchObject({
      todayOrders: 2,
      todayRevenue: kept.total,
      totalRevenue: (Number(kept.total) + 11.5).toFixed(2),
    });
  });
});

interface StoredEvent {
  version: number;
  payload: { isOpen: boolean; version: number; restaurantId: number };
}

describe('the switch', () => {
  const events = (id: number) =>
    api.sql<StoredEvent>(
      `SELECT version, payload FROM restaurant_event WHERE restaurant_id = $1 AND kind = 'open_state' ORDER BY version`,
      [id],
    );

  it('flips without a wish, and each change is announced once with its version', async () => {
    const owner = await Person.login(api.url, 'restaurant4@example.com');
    const closed = await owner.request<RestaurantInfoView>('POST', '/api/restaurant/toggle-status');
    expect(closed).toMatchObject({ status: 200, body: { id: 4, isOpen: false, version: 2 } });
    expect((await guest.request('GET', '/api/restaurants/4')).body).toMatchObject({ isOpen: false, version: 2 });
    const opened = await owner.request<RestaurantInfoView>('POST', '/api/restaurant/toggle-status', {});
    expect(opened).toMatchObject({ status: 200, body: { isOpen: true, version: 3 } });
    expect(await events(4)).toMatchObject([
      { version: 2, payload: { restaurantId: 4, isOpen: false, version: 2 } },
      { version: 3, payload: { restaurantId: 4, isOpen: true, version: 3 } },
    ]);
  });

  it('takes a wish, so that two clicks do not cancel each other', async () => {
    const owner = await Person.login(api.url, 'restaurant5@example.com');
    const close = () => owner.request<RestaurantInfoView>('POST', '/api/restaurant/toggle-status', { isOpen: false });
    const answers = await Promise.all([close(), close(), close()]);
    expect(answers.map(({ body }) => body.isOpen)).toEqual([false, false, false]);
    expect(await events(5)).toHaveLength(1);
    await owner.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
  });

  it('gives every one of many clicks at once a version of its own', async () => {
    const owner = await Person.login(api.url, 'restaurant8@example.com');
    await Promise.all(Array.from({ length: 10 }, () => owner.request('POST', '/api/restaurant/toggle-status')));
    expect((await events(8)).map(({ version }) => version)).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  });

  it('announces nothing while the hours say no anyway', async () => {
    const owner = await Person.login(api.url, 'restaurant9@example.com');
    await api.sql('DELETE FROM opening_hours WHERE restaurant_id = 9');
    await api.app.nest.get(OpeningClock, { strict: false }).announceOutdated();
    expect(await events(9)).toMatchObject([{ payload: { isOpen: false } }]);
    const { body } = await owner.request<RestaurantInfoView>('POST', '/api/restaurant/toggle-status', {
      isOpen: false,
    });
    expect(body).toMatchObject({ isOpen: false, version: 2 });
    await owner.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
    expect(await events(9)).toHaveLength(1);
  });

  it.each([[{ isOpen: 'yes' }], [{ isOpen: 1 }], [{ isOpen: [] }]])('refuses %j', async (body) => {
    const owner = await Person.login(api.url, 'restaurant4@example.com');
    expect(refusalOf(await owner.request('POST', '/api/restaurant/toggle-status', body))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['isOpen invalid_type'],
    });
  });
});

describe('the opening clock', () => {
  it('announces a pause when it has passed, once however often it looks', async () => {
    const clock = api.app.nest.get(OpeningClock, { strict: false });
    await api.sql(`UPDATE restaurants SET paused_until = now() + interval '1 hour' WHERE id = 10`);
    await Promise.all([clock.announceOutdated(), clock.announceOutdated(), clock.announceOutdated()]);
    await api.sql(`UPDATE restaurants SET paused_until = now() - interval '1 second' WHERE id = 10`);
    await clock.announceOutdated();
    await clock.announceOutdated();
    const rows = await api.sql<StoredEvent>(
      `SELECT version, payload FROM restaurant_event WHERE restaurant_id = 10 ORDER BY version`,
    );
    expect(rows).toMatchObject([
      { version: 2, payload: { isOpen: false, pausedUntil: expect.stringMatching(/Z$/) } },
      { version: 3, payload: { isOpen: true } },
    ]);
  });
});
