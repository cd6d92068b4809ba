import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type {
  AdminOrderDetailView,
  AdminRestaurantDetailView,
  AdminUserDetailView,
} from '../../src/contracts/admin/admin.ts';
import type { CapacityView, InterventionKind } from '../../src/contracts/restaurants/capacity.ts';
import type { RestaurantInfoView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { addAdmin, auditOf } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  api = await startApi();
  await Person.login(api.url, 'admin@example.com');
  admin = await addAdmin(api, 'operations');
  customer = await Person.login(api.url, 'kunde@example.com');
});
afterAll(() => api.stop());

describe('an order in full', () => {
  it('has its timeline, its customer and every event', async () => {
    const { id } = await customer.placeOrder(1);
    await admin.request('PUT', `/api/admin/orders/${String(id)}/status`, { status: 'preparing', prepMinutes: 20 });
    const { body } = await admin.request<AdminOrderDetailView>('GET', `/api/admin/orders/${String(id)}`);
    expect(body.order).toMatchObject({
      id,
      version: 2,
      status: 'preparing',
      deliveryAddress: 'Torstraße 1, 10119 Berlin',
    });
    expect(body.order.timeline.map(({ by }) => by)).toEqual(['customer', 'admin']);
    expect(body.customer).toMatchObject({ userId: 1, email: 'kunde@example.com', isGuest: false });
    expect(body.restaurant).toMatchObject({ id: 1, email: 'restaurant1@example.com', city: 'berlin' });
    expect(body.events.map(({ version, by, actorName }) => [version, by, actorName])).toEqual([
      [1, 'customer', null],
      [2, 'admin', 'operations'],
    ]);
    expect(body.order.guestToken).toBeNull();
    expect(body.order.shareToken).toBeNull();
    expect((await admin.request('GET', '/api/admin/orders/2147483647')).status).toBe(404);
  });

  it('says which person of the staff took each step, and back', async () => {
    const { id } = await customer.placeOrder(3);
    const owner = await Person.login(api.url, 'restaurant3@example.com');
    const staff = { name: 'Ayşe', email: 'ayse3@example.com', password: 'tischlein-deck-dich' };
    await owner.request('POST', '/api/restaurant/staff', staff);
    const cook = await Person.login(api.url, staff.email);
    await owner.move(id, 'preparing');
    await cook.move(id, 'delivering');
    await cook.request('POST', `/api/restaurant/orders/${String(id)}/undo`, { expectedVersion: 3 });
    const { body } = await admin.request<AdminOrderDetailView>('GET', `/api/admin/orders/${String(id)}`);
    expect(body.events.map(({ status, by, actorName }) => [status, by, actorName])).toEqual([
      ['pending', 'customer', null],
      ['preparing', 'restaurant', null],
      ['delivering', 'restaurant', 'Ayşe'],
      ['preparing', 'restaurant', 'Ayşe'],
    ]);
  });

  it('is cancelled live for everyone concerned', async () => {
    const { id } = await customer.placeOrder(2);
    const restaurant = await Person.login(api.url, 'restaurant2@example.com');
    const watchers = await Promise.all([customer.watch(), restaurant.watch(), admin.watch()]);
    await watchers[0].subscribe('customer:orders');
    await watchers[1].subscribe('restaurant:2:orders');
    await watchers[2].subscribe('admin');
    await admin.request('POST', `/api/admin/orders/${String(id)}/cancel`, { reason: 'no_response' });
    for (const watcher of watchers) {
      const event = await watcher.hear('order:updated', ({ orderId }) => orderId === id);
      expect(event).toMatchObject({ status: 'cancelled', by: 'admin', reason: 'no_response' });
      watcher.close();
    }
  });
});

describe('a restaurant', () => {
  it('is shown in full, without its secrets', async () => {
    await api.sql(
      `UPDATE restaurants SET pos_api_url = 'https://pos.example', pos_api_key = 'sealed-key' WHERE id = 1`,
    );
    const { body } = await admin.request<AdminRestaurantDetailView>('GET', '/api/admin/restaurants/1');
    expect(body).toMatchObject({
      id: 1,
      till: { isUrlSet: true, isKeySet: true },
      subscription: { plan: 'monthly', price: '29.00', isActive: true },
      orders: { open: 1, today: 1, last30Days: 1 },
      load: { pausedUntil: null },
      info: { email: 'restaurant1@example.com', infoVersion: 1 },
    });
    expect(JSON.stringify(body)).not.toMatch(/password|argon|sealed|POS\.example/);
    expect((await admin.request('GET', '/api/admin/restaurants/2147483647')).status).toBe(404);
  });

  it('is edited on record, and not over somebody else’s change', async () => {
    const edit = (body: unknown) => admin.request<RestaurantInfoView>('PUT', '/api/admin/restaurants/3', body);
    const { body: before } = await admin.request<AdminRestaurantDetailView>('GET', '/api/admin/restaurants/3');
    const changed = await edit({ name: 'Neuer Name', deliveryFee: '1.75', expectedVersion: 1 });
    expect(changed.body).toMatchObject({ name: 'Neuer Name', deliveryFee: '1.75', infoVersion: 2 });
    expect(refusalOf(await edit({ name: 'Zu spät', expectedVersion: 1 })).code).toBe('changed_meanwhile');
    const owner = await Person.login(api.url, 'restaurant3@example.com');
    const own = await owner.request<RestaurantInfoView>('PUT', '/api/restaurant/info', { phone: '030 123' });
    expect(own.body.infoVersion).toBe(3);
    expect(refusalOf(await edit({ name: 'x', deliveryTime: 'soon' })).fields).toEqual(['name too_short']);
    expect((await edit({ name: 'Neuer Name' })).status).toBe(200);
    const lines = await auditOf(admin, '?action=restaurant_edited&targetKind=restaurant&targetId=3');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      before: { name: before.name, deliveryFee: before.info.deliveryFee },
      after: { name: 'Neuer Name', deliveryFee: '1.75' },
    });
    expect((await admin.request('PUT', '/api/admin/restaurants/2147483647', { name: 'Nobody' })).status).toBe(404);
  });

  it('gets another login, which ends its owner’s sessions alone, and another city, which is live there', async () => {
    const path = '/api/admin/restaurants/5';
    const owner = await Person.login(api.url, 'restaurant5@example.com');
    const staff = { name: 'Küche', email: 'kueche5@example.com', password: 'tischlein-deck-dich' };
    expect((await owner.request('POST', '/api/restaurant/staff', staff)).status).toBe(201);
    const cook = await Person.login(api.url, staff.email);
    const hamburg = await new Person(api.url).watch();
    await hamburg.subscribe('city:hamburg');
    for (const taken of ['kunde@example.com', 'restaurant1@example.com', staff.email]) {
      expect(refusalOf(await admin.request('PUT', path, { email: taken, name: 'Unsaved' }))).toMatchObject({
        code: 'email_taken',
        fields: ['email email_taken'],
      });
    }
    expect(refusalOf(await admin.request('PUT', path, { email: 'nobody', city: 'paris' })).fields).toHaveLength(2);
    expect((await owner.request('GET', '/api/restaurant/info')).status).toBe(200);
    const change = { email: ' Neu5@Example.com', city: 'hamburg' };
    const { body } = await admin.request<RestaurantInfoView>('PUT', path, change);
    expect(body).toMatchObject({ email: 'neu5@example.com', city: 'hamburg', infoVersion: 2 });
    expect((await owner.request('GET', '/api/restaurant/info')).status).toBe(401);
    expect((await cook.request('GET', '/api/restaurant/info')).status).toBe(200);
    await hamburg.hear('restaurant:open-state', ({ restaurantId }) => restaurantId === 5);
    const again = await Person.login(api.url, 'neu5@example.com');
    // Its own settings change neither.
    const own = await again.request<RestaurantInfoView>('PUT', '/api/restaurant/info', {
      city: 'berlin',
      email: 'a@b.de',
    });
    expect(own.body).toMatchObject({ email: 'neu5@example.com', city: 'hamburg' });
    const [line] = await auditOf(admin, '?action=restaurant_edited&targetId=5');
    expect(line).toMatchObject({
      before: { email: 'restaurant5@example.com', city: 'berlin' },
      after: { email: 'neu5@example.com', city: 'hamburg' },
    });
    hamburg.close();
  });

  it('is paused and resumed live and on record', async () => {
    const watcher = await new Person(api.url).watch();
    await watcher.subscribe('restaurant:4');
    const path = '/api/admin/restaurants/4/pause';
    const { body } = await admin.request<CapacityView>('PUT', path, { minutes: 30 });
    expect(body.pausedUntil).not.toBeNull();
    await watcher.hear('restaurant:open-state', ({ isOpen }) => !isOpen);
    expect((await admin.request<CapacityView>('DELETE', path)).body.pausedUntil).toBeNull();
    await watcher.hear('restaurant:open-state', ({ isOpen }) => isOpen);
    expect(refusalOf(await admin.request('PUT', path, {})).fields).toEqual(['minutes required']);
    expect((await admin.request('PUT', '/api/admin/restaurants/2147483647/pause', { minutes: 30 })).status).toBe(404);
    const [resumed, paused] = await auditOf(admin, '?targetKind=restaurant&targetId=4');
    expect([paused?.action, resumed?.action]).toEqual(['restaurant_paused', 'restaurant_resumed']);
    expect(paused).toMatchObject({ before: { pausedUntil: null }, after: { pausedUntil: body.pausedUntil } });
    watcher.close();
  });
});

describe('what operations do to a restaurant’s running', () => {
  const path = '/api/admin/restaurants/2/interventions';
  const intervene = (kind: InterventionKind, more: object = {}) =>
    admin.request<CapacityView>('POST', path, { kind, reason: `Because of ${kind}.`, ...more });

  it('is told to its kitchen with who and why, can be undone and is on record', async () => {
    const kitchen = await Person.login(api.url, 'restaurant2@example.com');
    const tablet = await kitchen.watch();
    await tablet.subscribe('restaurant:2');
    const load = async () => (await kitchen.request<CapacityView>('GET', '/api/restaurant/load')).body;
    const isOpen = async () => (await kitchen.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body.isOpen;

    const { body: paused } = await intervene('pause', { minutes: 15 });
    expect(paused.intervention).toMatchObject({ kind: 'pause', reason: 'Because of pause.' });
    await tablet.hear('restaurant:open-state', ({ version }) => version === paused.version);
    expect(await load()).toMatchObject({ pausedUntil: paused.pausedUntil, intervention: paused.intervention });
    expect((await intervene('resume')).body).toMatchObject({ pausedUntil: null, intervention: { kind: 'resume' } });

    expect((await intervene('busy', { minutes: 20 })).body).toMatchObject({
      busyMinutes: 20,
      intervention: { kind: 'busy' },
    });
    expect((await intervene('end_busy')).body).toMatchObject({ busyMinutes: 0, intervention: { kind: 'end_busy' } });
    await intervene('close');
    expect(await isOpen()).toBe(false);
    await intervene('open');
    expect(await isOpen()).toBe(true);

    // Whoever reads it takes it off all tablets of the kitchen, which hear of that.
    const { version, intervention } = await load();
    expect(intervention?.kind).toBe('open');
    const { body: read } = await kitchen.request<CapacityView>('DELETE', '/api/restaurant/load/intervention');
    expect(read.intervention).toBeNull();
    expect(read.version).toBe(version + 1);
    // What the kitchen decides itself ends what operations had decided.
    await intervene('pause', { until: 'tomorrow' });
    await kitchen.request('DELETE', '/api/restaurant/load/pause');
    expect(await load()).toMatchObject({ pausedUntil: null, intervention: null });
    tablet.close();

    const lines = await auditOf(admin, '?targetKind=restaurant&targetId=2');
    expect(lines.map(({ action }) => action).reverse()).toEqual([
      ...['restaurant_paused', 'restaurant_resumed', 'restaurant_busy', 'restaurant_busy_ended'],
      ...['restaurant_closed', 'restaurant_opened', 'restaurant_paused'],
    ]);
    expect(lines.find(({ action }) => action === 'restaurant_closed')).toMatchObject({
      before: { isOpen: true },
      after: { isOpen: false, reason: 'Because of close.' },
    });
  });

  it('needs a reason, and what each kind asks for', async () => {
    const refused = async (body: object) => refusalOf(await admin.request('POST', path, body)).fields;
    expect(await refused({ kind: 'close' })).toEqual(['reason required']);
    expect(await refused({ kind: 'pause', reason: 'So.' })).toEqual(['minutes required']);
    expect(await refused({ kind: 'pause', reason: 'So.', minutes: 20 })).toEqual(['minutes invalid_choice']);
    expect(await refused({ kind: 'busy', reason: 'So.' })).toEqual(['minutes required']);
    await api.sql(
      `UPDATE menu_items SET available = false WHERE menu_id IN (SELECT id FROM menus WHERE restaurant_id = 6)`,
    );
    await admin.request('POST', '/api/admin/restaurants/6/interventions', { kind: 'close', reason: 'So.' });
    const opening = await admin.request('POST', '/api/admin/restaurants/6/interventions', {
      kind: 'open',
      reason: 'So.',
    });
    expect(refusalOf(opening).code).toBe('no_dish');
  });
});

describe('a customer', () => {
  it('is shown with what they did, and no secrets', async () => {
    const { body } = await admin.request<AdminUserDetailView>('GET', '/api/admin/users/1');
    expect(body).toMatchObject({
      email: 'kunde@example.com',
      orderCount: 3,
      cancelledOrders: 1,
      openOrders: 2,
      notifications: { email: true, acceptance: false, push: true },
    });
    expect(body.sessions.length).toBeGreaterThanOrEqual(1);
    expect(JSON.stringify(body)).not.toMatch(/password|argon|token/);
    expect((await admin.request('GET', '/api/admin/users/2147483647')).status).toBe(404);
  });
});
