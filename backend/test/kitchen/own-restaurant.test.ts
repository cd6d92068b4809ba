import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuEditorView } from '../../src/contracts/menus/menu-editor.ts';
import type { StationView } from '../../src/contracts/menus/stations.ts';
import type { MenuView, RestaurantMenuItemView } from '../../src/contracts/menus/menu-views.ts';
import type { LineState, OrderLineView } from '../../src/contracts/orders/order-lines.ts';
import type { OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import type { RestaurantInfoView, RestaurantStatsView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { OpeningClock } from '../../src/modules/restaurants/opening/opening-clock.ts';
import type { Watcher } from '../support/person.ts';
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

describe("a kitchen's stations", () => {
  const DISH = { price: '9.50', vatRate: 7, isDeclared: true, isPublished: true };
  let owner: Person;
  let customer: Person;
  let menuId: number;
  const watchers: Watcher[] = [];
  beforeAll(async () => {
    owner = await Person.login(api.url, 'restaurant4@example.com');
    customer = await Person.login(api.url, 'kunde@example.com');
    menuId = (await owner.request<MenuEditorView>('GET', '/api/restaurant/menus')).body.menus[0]!.id;
  });
  afterAll(() => watchers.forEach((watcher) => watcher.close()));

  const setStations = (stations: { id?: number; name: string }[], removedIds: number[] = [], by = owner) =>
    by.request<StationView[]>('PUT', '/api/restaurant/stations', { stations, removedIds });
  const list = async () => (await owner.request<StationView[]>('GET', '/api/restaurant/stations')).body;
  const save = (dish: { id?: number; name: string; stationId?: number | null }) =>
    owner.request<MenuEditorView>(
      dish.id === undefined ? 'POST' : 'PUT',
      `/api/restaurant/menu-items${dish.id === undefined ? '' : `/${String(dish.id)}`}`,
      { ...DISH, menuId, ...dish },
    );
  const addDish = async (name: string, stationId: number | null) => (await save({ name, stationId })).body.id!;
  async function tablet(): Promise<{ watcher: Watcher; open: RestaurantOrderView[] }> {
    const watcher = await owner.watch();
    watchers.push(watcher);
    return { watcher, open: await watcher.subscribe('restaurant:4:orders') };
  }
  const orderOf = async (...dishIds: number[]): Promise<OrderView> => {
    const items = dishIds.map((menuItemId) => ({ menuItemId, quantity: 3 }));
    const order = await customer.placeOrder(4, { items });
    await owner.move(order.id, 'preparing');
    return order;
  };
  const setLines = (order: { id: number }, state: LineState, ...lines: [id: number, expectedVersion: number][]) =>
    owner.request<OrderLineView[]>('PUT', `/api/restaurant/orders/${String(order.id)}/lines`, {
      state,
      lines: lines.map(([id, expectedVersion]) => ({ id, expectedVersion })),
    });
  const linesIn = (orders: readonly RestaurantOrderView[], { id }: { id: number }) =>
    orders.find((order) => order.id === id)?.items.map((line) => [line.id, line.state, line.version]);

  it('are named, put in order and removed by the owner, and have the dishes that are given to them', async () => {
    expect(await list()).toEqual([]);
    const [grill, cold] = (await setStations([{ name: 'Grill' }, { name: ' Kalt ' }])).body;
    if (!grill || !cold) throw new Error('unreachable');
    expect(cold).toEqual({ id: cold.id, name: 'Kalt', dishIds: [] });
    const steak = await addDish('Steak', grill.id);
    const renamed = await setStations([
      { id: cold.id, name: 'Salate' },
      { id: grill.id, name: 'Grill' },
    ]);
    expect(renamed.body).toEqual([
      { id: cold.id, name: 'Salate', dishIds: [] },
      { id: grill.id, name: 'Grill', dishIds: [steak] },
    ]);
    // Whoever knows of no stations leaves the dish where it is made.
    expect((await save({ id: steak, name: 'Rumpsteak' })).status).toBe(200);
    expect((await list())[1]?.dishIds).toEqual([steak]);
    // Another tab has added one meanwhile.
    expect(refusalOf(await setStations([{ id: grill.id, name: 'Grill' }])).code).toBe('menu_changed');
    expect((await setStations([{ id: cold.id, name: 'Salate' }], [grill.id])).body).toHaveLength(1);
    const { menus } = (await owner.request<MenuEditorView>('GET', '/api/restaurant/menus')).body;
    const dish = menus.flatMap(({ items }) => items).find(({ id }) => id === steak);
    expect(dish).toMatchObject({ name: 'Rumpsteak', stationId: null });
    await setStations([], [cold.id]);
  });

  it('converge: two tablets hear of each line once, in its version, and so does one that joins later', async () => {
    const [grill, cold] = (await setStations([{ name: 'Grill' }, { name: 'Kalt' }])).body;
    if (!grill || !cold) throw new Error('unreachable');
    const dishes = [
      await addDish('Steak', grill.id),
      await addDish('Bratwurst', grill.id),
      await addDish('Salat', cold.id),
    ];
    const order = await orderOf(...dishes);
    const [first, second] = [await tablet(), await tablet()];
    const [steak, sausage, salad] = order.items.map(({ id }) => id) as [number, number, number];
    const atStart = [steak, sausage, salad].map((id) => [id, 'todo', 1]);
    expect(linesIn(first.open, order)).toEqual(atStart);
    const phone = await customer.watch();
    watchers.push(phone);
    await phone.subscribe(`order:${String(order.id)}` as `order:${number}`);

    const [both, one] = await Promise.all([
      setLines(order, 'done', [steak, 1], [sausage, 1]),
      setLines(order, 'doing', [salad, 1]),
    ]);
    expect([both.status, one.status]).toEqual([200, 200]);
    expect(one.body).toEqual([{ orderId: order.id, lineId: salad, version: 2, state: 'doing', at: one.body[0]?.at }]);
    expect((await setLines(order, 'done', [salad, 2])).status).toBe(200);
    for (const { watcher } of [first, second]) {
      await watcher.hear('order:line', ({ lineId, version }) => lineId === salad && version === 3);
      for (const id of [steak, sausage]) await watcher.hear('order:line', ({ lineId }) => lineId === id);
      await watcher.settle();
      const told = watcher.all('order:line').map(({ lineId, version, state }) => [lineId, state, version]);
      expect(told.toSorted()).toEqual(
        [
          [steak, 'done', 2],
          [sausage, 'done', 2],
          [salad, 'doing', 2],
          [salad, 'done', 3],
        ].toSorted(),
      );
    }
    const done = [
      [steak, 'done', 2],
      [sausage, 'done', 2],
      [salad, 'done', 3],
    ];
    const later = await tablet();
    expect(linesIn(later.open, order)).toEqual(done);
    // Lines are the kitchen's own: the order keeps its version, and whoever ordered hears nothing.
    expect(later.open.find(({ id }) => id === order.id)?.version).toBe(2);
    await phone.settle();
    expect(phone.all('order:line')).toEqual([]);
    expect((await owner.move(order.id, 'delivering', { expectedVersion: 2 })).status).toBe(200);
    await setStations([], [grill.id, cold.id]);
  });

  it('are refused an old version, with the order as it stands, all lines or none', async () => {
    const [one, two] = [await addDish('Suppe', null), await addDish('Brot', null)];
    const order = await orderOf(one, two);
    const [soup, bread] = order.items.map(({ id }) => id) as [number, number];
    await setLines(order, 'doing', [soup, 1]);
    const refused = await setLines(order, 'done', [soup, 1], [bread, 1]);
    expect(refusalOf(refused).code).toBe('version_conflict');
    const { order: current } = refused.body as unknown as { order: RestaurantOrderView };
    expect(linesIn([current], order)).toEqual([
      [soup, 'doing', 2],
      [bread, 'todo', 1],
    ]);
    expect(refusalOf(await setLines(await orderOf(one), 'done', [soup, 2])).code).toBe('not_found');
    await owner.move(order.id, 'delivering');
    expect(refusalOf(await setLines(order, 'done', [soup, 2])).code).toBe('not_preparing');
  });
});
