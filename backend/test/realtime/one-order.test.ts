import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { Person, type Watcher } from '../support/person.ts';
import { startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

describe('one order, seen by those who may', () => {
  let world: World;
  let customer: Person;
  let kitchen: Person;
  let admin: Person;
  let stranger: Person;
  const watchers: Watcher[] = [];

  beforeAll(async () => {
    world = await startWorld();
    const { url } = world.product;
    customer = await Person.login(url, 'kunde@example.com');
    kitchen = await Person.login(url, 'restaurant1@example.com');
    admin = await Person.login(url, 'admin@example.com');
    stranger = await Person.register(url, 'Stranger');
  });
  afterAll(async () => {
    for (const watcher of watchers) watcher.close();
    await world.end();
  });

  async function watch(person: Person): Promise<Watcher> {
    const watcher = await person.watch();
    watchers.push(watcher);
    return watcher;
  }

  it('tells customer, kitchen and admin every step in order, and a stranger nothing', async () => {
    const [atKitchen, atAdmin, atStranger, atCustomer] = await Promise.all(
      [kitchen, admin, stranger, customer].map((person) => watch(person)),
    );
    if (!atKitchen || !atAdmin || !atStranger || !atCustomer) throw new Error('unreachable');
    await atKitchen.subscribe('restaurant:1:orders');
    const { counters } = await atAdmin.subscribe('admin');
    await atCustomer.subscribe('customer:orders');
    await atStranger.subscribe('customer:orders');
    await atStranger.subscribe('city:berlin');
    await atStranger.subscribe('restaurant:1');

    const order = await customer.placeOrder(1);
    const topic = `order:${String(order.id)}` as `order:${number}`;
    for (const who of [atStranger]) {
      expect(await who.ask('subscribe', { topic })).toMatchObject({ ok: false, error: { code: 'not_found' } });
      expect(await who.ask('subscribe', { topic: 'restaurant:1:orders' })).toMatchObject({
        ok: false,
        error: { code: 'forbidden' },
      });
      expect(await who.ask('subscribe', { topic: 'admin' })).toMatchObject({ ok: false, error: { code: 'forbidden' } });
    }
    const snapshot = await atCustomer.subscribe(topic);
    expect(snapshot).toMatchObject({ id: order.id, version: 1, status: 'pending', shareToken: order.shareToken });

    const placed = await atKitchen.hear('order:placed', (event) => event.order.id === order.id);
    expect(placed).toMatchObject({
      topic: 'restaurant:1:orders',
      order: { status: 'pending', version: 1, customer_email: 'kunde@example.com', total_amount: order.total },
    });
    expect(await atAdmin.hear('order:placed', (event) => event.order.id === order.id)).toMatchObject({
      topic: 'admin',
      order: { restaurantName: order.restaurantName, totalAmount: order.total },
    });

    for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);

    for (const [watcher, topics] of [
      [atKitchen, ['restaurant:1:orders']],
      [atAdmin, ['admin']],
      [atCustomer, [topic, 'customer:orders']],
    ] as const) {
      await watcher.hear('order:updated', (event) => event.version === 4);
      await watcher.settle();
      for (const heardOn of topics) {
        const updates = watcher.all('order:updated').filter((event) => event.topic === heardOn);
        expect(updates.map((event) => [event.version, event.previousStatus, event.status, event.by])).toEqual([
          [2, 'pending', 'preparing', 'restaurant'],
          [3, 'preparing', 'delivering', 'restaurant'],
          [4, 'delivering', 'delivered', 'restaurant'],
        ]);
      }
    }
    const moved = await atAdmin.hear('admin:counters', (event) => event.ordersToday > counters.ordersToday);
    expect(moved).toMatchObject({ topic: 'admin', sockets: 4 });
    await atStranger.settle();
    expect(atStranger.heard).toEqual([]);
  });

  it('lets the holder of the share link watch, without the address', async () => {
    const order = await customer.placeOrder(1);
    const guest = await watch(new Person(world.product.url));
    const topic = `order:${String(order.id)}` as `order:${number}`;
    expect(await guest.ask('subscribe', { topic })).toMatchObject({ ok: false, error: { code: 'not_found' } });
    expect(await guest.ask('subscribe', { topic, token: 'guess' })).toMatchObject({ ok: false });
    const snapshot = await guest.subscribe(topic, order.shareToken ?? '');
    expect(snapshot).toMatchObject({ id: order.id, deliveryAddress: null, customerPhone: null });
    await kitchen.move(order.id, 'preparing');
    const update = await guest.hear('order:updated');
    expect(update).toMatchObject({ orderId: order.id, version: 2, status: 'preparing' });
    expect(JSON.stringify(guest.heard)).not.toContain('Torstraße');
  });

  it('gives whoever was away the present state', async () => {
    const order = await customer.placeOrder(1);
    const watcher = await watch(customer);
    const topic = `order:${String(order.id)}` as `order:${number}`;
    await watcher.subscribe(topic);
    watcher.close();
    await kitchen.move(order.id, 'preparing');
    await kitchen.move(order.id, 'delivering');
    watcher.socket.connect();
    const snapshot = await watcher.subscribe(topic);
    expect(snapshot).toMatchObject({ status: 'delivering', version: 3 });
    await kitchen.move(order.id, 'delivered');
    expect(await watcher.hear('order:updated', (event) => event.version === 4)).toMatchObject({ status: 'delivered' });
  });

  it("replaces the kitchen's list by its open orders", async () => {
    const open = await customer.placeOrder(2);
    const done = await customer.placeOrder(2);
    const second = await Person.login(world.product.url, 'restaurant2@example.com');
    await second.move(done.id, 'cancelled', { reason: 'closing' });
    const snapshot = await (await watch(second)).subscribe('restaurant:2:orders');
    expect(snapshot.map((order) => order.id)).toContain(open.id);
    expect(snapshot.map((order) => order.id)).not.toContain(done.id);
  });

  it('moves the open badge of the city and of the restaurant', async () => {
    const passerBy = await watch(new Person(world.product.url));
    const city = await passerBy.subscribe('city:berlin');
    const before = city.find((state) => state.restaurantId === 4);
    expect(before).toMatchObject({ isOpen: true });
    expect(await passerBy.subscribe('restaurant:4')).toMatchObject({ restaurantId: 4, isOpen: true, menuVersion: 1 });
    const fourth = await Person.login(world.product.url, 'restaurant4@example.com');
    await fourth.request('POST', '/api/restaurant/toggle-status', { isOpen: false });
    for (const topic of ['city:berlin', 'restaurant:4']) {
      const event = await passerBy.hear('restaurant:open-state', (state) => state.topic === topic);
      expect(event).toMatchObject({ restaurantId: 4, isOpen: false, version: (before?.version ?? 0) + 1 });
    }
    await fourth.request('POST', '/api/restaurant/toggle-status', { isOpen: false });
    await fourth.request('POST', '/api/restaurant/toggle-status', {});
    await passerBy.hear('restaurant:open-state', (state) => state.isOpen && state.topic === 'city:berlin');
    const versions = passerBy.all('restaurant:open-state').map((state) => state.version);
    expect(Math.max(...versions)).toBe((before?.version ?? 0) + 2);
  });

  it('announces what is committed, not what is rolled back', async () => {
    const order = await customer.placeOrder(1);
    const watcher = await watch(customer);
    const topic = `order:${String(order.id)}` as `order:${number}`;
    await watcher.subscribe(topic);
    const db = new Client({ connectionString: world.database.url });
    await db.connect();
    const append = `INSERT INTO order_event (order_id, version, status, previous_status, actor, payment_status)
      SELECT $1, $2, 'preparing', 'pending', 'admin', 'due'`;
    await db.query('BEGIN');
    await db.query(append, [order.id, 2]);
    await db.query('ROLLBACK');
    await db.query(append, [order.id, 3]);
    await db.end();
    await watcher.hear('order:updated', (event) => event.version === 3);
    expect(watcher.all('order:updated').map((event) => event.version)).toEqual([3]);
  });

  it('cancels what nobody accepts', async () => {
    const db = new Client({ connectionString: world.database.url });
    await db.connect();
    const order = await customer.placeOrder(1);
    const watcher = await watch(customer);
    await watcher.subscribe(`order:${order.id}`);
    await db.query(`UPDATE orders SET accept_deadline_at = now() WHERE id = $1`, [order.id]);
    await db.end();
    const event = await watcher.hear('order:updated');
    expect(event).toMatchObject({ status: 'cancelled', by: 'system', reason: 'no_response', version: 2 });
  });

  it('counts sockets down again', async () => {
    const atAdmin = await watch(admin);
    await atAdmin.subscribe('admin');
    const extra = await watch(stranger);
    const { counters } = await atAdmin.subscribe('admin');
    extra.close();
    await until(() => atAdmin.all('admin:counters').at(-1)?.sockets === counters.sockets - 1);
  });
});
