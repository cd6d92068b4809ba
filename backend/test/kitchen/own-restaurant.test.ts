import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuView, RestaurantMenuItemView } from '../../src/contracts/menus/menu-views.ts';
import type { RestaurantInfoView, RestaurantStatsView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { OpeningClock } from '../../src/modules/restaurants/opening/opening-clock.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let guest: Person;
beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
});
afterAll(() => api.stop());

describe("a restaurant's own pages", () => {
  it('show its own menu, information and counters', async () => {
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
      lastWeekOrders: 0,
      lastWeekRevenue: '0.00',
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
      VALUES (1, 3, 'cash_on_delivery', 1000, 150, 1150, 'x', now(), gen_random_uuid(), now() - interval '3 days', 'delivered'),
        -- A week ago: at this time of the day, and at a time that is still to come today.
        (1, 3, 'cash_on_delivery', 1000, 150, 1150, 'x', now(), gen_random_uuid(), now() - interval '7 days', 'delivered'),
        (1, 3, 'cash_on_delivery', 1000, 150, 1150, 'x', now(), gen_random_uuid(), now() - interval '7 days' + interval '1 hour', 'delivered')`);
    const owner = await Person.login(api.url, 'restaurant3@example.com');
    const { body } = await owner.request<RestaurantStatsView>('GET', '/api/restaurant/stats');
    expect(body).toMatchObject({
      todayOrders: 2,
      todayRevenue: kept.total,
      totalRevenue: (Number(kept.total) + 3 * 11.5).toFixed(2),
      lastWeekOrders: 1,
      lastWeekRevenue: '11.50',
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
