import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type CapacityView, UNTIL_RESUMED } from '../../src/contracts/restaurants/capacity.ts';
import { type AdminNoticeView, DEVICE_MISSED_DAYS } from '../../src/contracts/restaurants/watch.ts';
import type { RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import type { GuestContactRequest } from '../../src/contracts/http/requests.gen.ts';
import { DevicePresence } from '../../src/modules/kitchen-watch/device-presence.ts';
import { KitchenWatch } from '../../src/modules/kitchen-watch/kitchen-watch.ts';
import { WatchRepository } from '../../src/modules/kitchen-watch/watch.repository.ts';
import { AcceptDeadline } from '../../src/modules/orders/status/accept-deadline.ts';
import { ChangeStatus } from '../../src/modules/orders/status/change-status.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import type { Watcher } from '../support/person.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { until } from '../support/until.ts';
import { vapidPair } from '../support/vapid.ts';
import { type Api, Person, startApi } from '../api/api.ts';

const vapid = vapidPair();
let service: PushService;
let mailbox: Mailbox;
let api: Api;
let watch: KitchenWatch;
let customer: Person;
let admin: Person;
const watchers: Watcher[] = [];
beforeAll(async () => {
  service = await startPushService(vapid.publicKey);
  mailbox = await startMailbox();
  api = await startApi({ vapid, pushOrigins: [service.origin], smtpUrl: mailbox.url });
  watch = api.app.nest.get(KitchenWatch, { strict: false });
  customer = await Person.login(api.url, 'kunde@example.com');
  admin = await Person.login(api.url, 'admin@example.com');
});
afterEach(() => {
  for (const watcher of watchers.splice(0)) watcher.close();
});
afterAll(async () => {
  await api.stop();
  await service.stop();
  await mailbox.stop();
});

/** The clock as the orders see it: they were placed this much earlier. */
const age = (orderId: number, seconds: number) =>
  api.sql(
    `UPDATE orders SET created_at = created_at - make_interval(secs => $2),
       accept_deadline_at = accept_deadline_at - make_interval(secs => $2) WHERE id = $1`,
    [orderId, seconds],
  );

const kitchenOf = (restaurantId: number) => Person.login(api.url, `restaurant${String(restaurantId)}@example.com`);

async function deviceOf(person: Person, restaurantId: number): Promise<Watcher> {
  const watcher = await person.watch();
  watchers.push(watcher);
  await watcher.subscribe(`restaurant:${restaurantId}:orders`);
  return watcher;
}

async function adminScreen(): Promise<Watcher> {
  const watcher = await admin.watch();
  watchers.push(watcher);
  await watcher.subscribe('admin');
  return watcher;
}

async function noticesOf(restaurantId: number): Promise<AdminNoticeView[]> {
  const { body } = await admin.request<AdminNoticeView[]>('GET', '/api/admin/notices');
  return body.filter((notice) => notice.restaurantId === restaurantId);
}

const warningsOf = (orderId: number) =>
  api.sql<{ kind: string }>(
    `SELECT kind FROM restaurant_event WHERE kind IN ('warning', 'warning_half') AND object_id = $1 ORDER BY id`,
    [orderId],
  );

describe('an order that nobody answers', () => {
  it('is warned about on every device, by push and by e-mail, each once', async () => {
    const kitchen = await kitchenOf(1);
    const tablets = [await deviceOf(kitchen, 1), await deviceOf(await kitchenOf(1), 1)];
    const stranger = await deviceOf(await kitchenOf(2), 2);
    const browser = service.openBrowser();
    expect((await kitchen.request('POST', '/api/notifications/push', browser.subscription)).status).toBe(204);
    const order = await customer.placeOrder(1);
    await age(order.id, 55);
    await watch.sweep();
    expect(await warningsOf(order.id)).toEqual([]);
    await age(order.id, 5);
    await Promise.all([watch.sweep(), watch.sweep()]);
    for (const tablet of tablets) {
      const warning = await tablet.hear('order:warning', ({ orderId }) => orderId === order.id);
      expect(warning).toMatchObject({ topic: 'restaurant:1:orders', step: 'first' });
      expect(Date.parse(warning.acceptDeadline)).toBe(Date.parse(order.acceptDeadline) - 60_000);
    }
    const mail = await mailbox.find('restaurant1@example.com', `#${String(order.id)}`);
    expect(mail.headers.subject).toBe(`Bestellung #${String(order.id)} wartet auf Ihre Antwort`);
    expect(mail.text).toContain('/restaurant/dashboard/orders');
    await until(() => browser.received.length === 1);
    expect(browser.received[0]?.message).toMatchObject({
      tag: `kitchen-order-${String(order.id)}`,
      url: '/restaurant/dashboard/orders',
      orderId: order.id,
    });

    await age(order.id, 90);
    await watch.sweep();
    await tablets[0]?.hear('order:warning', ({ step }) => step === 'half');
    await until(() => browser.received.length === 2);
    await watch.sweep();
    for (const tablet of tablets) {
      await tablet.settle();
      expect(tablet.all('order:warning').map(({ step }) => step)).toEqual(['first', 'half']);
    }
    expect(stranger.all('order:warning')).toEqual([]);
    expect(
      mailbox.of('restaurant1@example.com').filter(({ text }) => text.includes(`#${String(order.id)}`)),
    ).toHaveLength(1);

    expect(await noticesOf(1)).toMatchObject([{ kind: 'order_unanswered', orderId: order.id, resolvedAt: null }]);
    await kitchen.move(order.id, 'preparing');
    await watch.sweep();
    const [resolved] = await noticesOf(1);
    expect(resolved?.resolvedAt).not.toBeNull();
  });

  it('is warned about at half its time, by e-mail too, when somebody has merely seen it', async () => {
    const kitchen = await kitchenOf(2);
    const tablet = await deviceOf(kitchen, 2);
    const order = await customer.placeOrder(2);
    await kitchen.request('POST', '/api/restaurant/orders/seen', { orderIds: [order.id] });
    await age(order.id, 70);
    await watch.sweep();
    expect(await warningsOf(order.id)).toEqual([]);
    await age(order.id, 80);
    await watch.sweep();
    expect(await tablet.hear('order:warning')).toMatchObject({ orderId: order.id, step: 'half' });
    await mailbox.find('restaurant2@example.com', `#${String(order.id)}`);
  });

  it('is not warned about once it was answered', async () => {
    const kitchen = await kitchenOf(3);
    const orders = [await customer.placeOrder(3), await customer.placeOrder(3)];
    await kitchen.move(orders[0]?.id ?? 0, 'preparing');
    await customer.request('POST', `/api/orders/${String(orders[1]?.id)}/cancel`);
    for (const { id } of orders) await age(id, 200);
    await watch.sweep();
    for (const { id } of orders) expect(await warningsOf(id)).toEqual([]);
    expect(await noticesOf(3)).toEqual([]);
  });

  it('is warned about although the process died between writing that down and saying it', async () => {
    const tablet = await deviceOf(await kitchenOf(3), 3);
    const watch = api.app.nest.get(WatchRepository, { strict: false });
    // The product's own round may come between the two steps; then another order is tried.
    const warnSilently = async (): Promise<number> => {
      const { id } = await customer.placeOrder(3);
      await age(id, 60);
      const written = await watch.warn('first', [id]);
      return written.length === 1 ? id : warnSilently();
    };
    const orderId = await warnSilently();
    await tablet.hear('order:warning', (warning) => warning.orderId === orderId && warning.step === 'first');
    await mailbox.find('restaurant3@example.com', `#${String(orderId)}`);
  });
});

describe('orders that lapse', () => {
  // Where the machine is slow, the product's own sweep also finds an order between its deadline and its end.
  const pausesOf = async (restaurantId: number) =>
    (await noticesOf(restaurantId)).filter(({ kind }) => kind === 'restaurant_paused');
  const lapse = async (restaurantId: number) => {
    const order = await customer.placeOrder(restaurantId);
    await api.sql('UPDATE orders SET accept_deadline_at = now() WHERE id = $1', [order.id]);
    await api.app.nest.get(AcceptDeadline, { strict: false }).sweep();
    return order;
  };

  it('pause the restaurant after two in a row, until somebody ends it', async () => {
    const kitchen = await kitchenOf(7);
    const atAdmin = await adminScreen();
    const guest = await new Person(api.url).watch();
    watchers.push(guest);
    await guest.subscribe('restaurant:7');
    await lapse(7);
    expect(guest.all('restaurant:open-state')).toEqual([]);
    await lapse(7);
    expect(await guest.hear('restaurant:open-state')).toMatchObject({ isOpen: false, pausedUntil: UNTIL_RESUMED });
    const { body: shown } = await customer.request<RestaurantDetailView>('GET', '/api/restaurants/7');
    expect(shown).toMatchObject({ isOpen: false, pausedUntil: UNTIL_RESUMED, opensAt: null });
    expect((await customer.request('POST', '/api/orders', await customer.cartOf(7))).status).toBe(409);
    const { body: load } = await kitchen.request<CapacityView>('GET', '/api/restaurant/load');
    expect(load).toMatchObject({ pausedUntil: UNTIL_RESUMED, pauseReason: 'unanswered' });
    await mailbox.find('restaurant7@example.com', 'ist pausiert');
    const { notice } = await atAdmin.hear('admin:notice', ({ notice: { kind } }) => kind === 'restaurant_paused');
    expect(notice).toMatchObject({ restaurantId: 7, orderId: null, resolvedAt: null });

    const { body: resumed } = await kitchen.request<CapacityView>('DELETE', '/api/restaurant/load/pause');
    expect(resumed).toMatchObject({ pausedUntil: null, pauseReason: null });
    await guest.hear('restaurant:open-state', ({ isOpen }) => isOpen);
    await atAdmin.hear('admin:notice', ({ notice: { id, resolvedAt } }) => id === notice.id && resolvedAt !== null);
    await watch.sweep();
    await lapse(7);
    await watch.sweep();
    expect((await kitchen.request<CapacityView>('GET', '/api/restaurant/load')).body.pauseReason).toBeNull();
    await lapse(7);
    expect(await pausesOf(7)).toHaveLength(2);
  });

  it.each([
    ['accepts', 'preparing', {}],
    ['rejects', 'cancelled', { reason: 'too_busy' }],
  ] as const)('do not count from before the restaurant %s one', async (_, status, more) => {
    const kitchen = await kitchenOf(5);
    await lapse(5);
    const answered = await customer.placeOrder(5);
    await kitchen.move(answered.id, status, more);
    await lapse(5);
    await watch.sweep();
    expect((await kitchen.request<CapacityView>('GET', '/api/restaurant/load')).body.pauseReason).toBeNull();
    const last = await customer.placeOrder(5);
    await kitchen.move(last.id, 'preparing');
  });

  it('count half when their guests are strangers, and once when they are one', async () => {
    const kitchen = await kitchenOf(10);
    const reason = async () => (await kitchen.request<CapacityView>('GET', '/api/restaurant/load')).body.pauseReason;
    let guests = 0;
    const lapseOf = async (contact: Partial<GuestContactRequest> = {}) => {
      guests += 1;
      const fresh = { name: 'Gundula Gast', email: `stranger${guests}@example.com`, phone: `0151 777000${guests}` };
      const order = await new Person(api.url).placeOrder(10, { contact: { ...fresh, ...contact } });
      await api.sql('UPDATE orders SET accept_deadline_at = now() WHERE id = $1', [order.id]);
      await api.app.nest.get(AcceptDeadline, { strict: false }).sweep();
    };
    for (const phone of ['030 111111', '030 222222', '030 333333']) await lapseOf({ email: 'one@example.com', phone });
    for (const email of ['a@example.com', 'b@example.com']) await lapseOf({ email, phone: '030 444444' });
    expect(await reason()).toBeNull();
    await lapseOf();
    expect(await reason()).toBeNull();
    await lapseOf();
    expect(await reason()).toBe('unanswered');
  });

  it('pause it also when the process died between the cancellation and the pause', async () => {
    const changeStatus = api.app.nest.get(ChangeStatus, { strict: false });
    for (const order of [await customer.placeOrder(6), await customer.placeOrder(6)]) {
      await api.sql(`UPDATE orders SET accept_deadline_at = clock_timestamp() WHERE id = $1`, [order.id]);
      await changeStatus.lapse(order.id);
    }
    await watch.sweep();
    const kitchen = await kitchenOf(6);
    await until(
      async () =>
        (await kitchen.request<CapacityView>('GET', '/api/restaurant/load')).body.pauseReason === 'unanswered',
    );
    expect(await pausesOf(6)).toHaveLength(1);
  });
});

describe('an open restaurant without a device', () => {
  /** Restaurant 8's last device, and the beginning of serving, are this much longer ago. */
  const pass = async (seconds: number) => {
    await api.sql('UPDATE kitchen_presence SET device_at = device_at - make_interval(secs => $1)', [seconds]);
    await api.sql('UPDATE serving_period SET since = since - make_interval(secs => $1)', [seconds]);
    await presence.beat();
    await watch.sweep();
  };
  const outagesOf = async (restaurantId: number) =>
    (await noticesOf(restaurantId)).filter(({ kind }) => kind === 'no_device');
  let presence: DevicePresence;
  beforeAll(async () => {
    presence = api.app.nest.get(DevicePresence, { strict: false });
  });
  beforeEach(async () => {
    await api.sql('UPDATE serving_period SET since = now()');
    await api.sql(`DELETE FROM admin_notices WHERE kind = 'no_device'`);
  });

  it('is told by e-mail, and admins are, once an outage, 70 seconds after its last device', async () => {
    const atAdmin = await adminScreen();
    const lookingOn = await deviceOf(admin, 8);
    const tablets = [await deviceOf(await kitchenOf(8), 8), await deviceOf(await kitchenOf(8), 8)];
    await pass(100);
    expect(await outagesOf(8)).toEqual([]);
    tablets[0]?.close();
    await until(() => presence.restaurantIds.includes(8));
    await pass(100);
    expect(await outagesOf(8)).toEqual([]);
    tablets[1]?.close();
    await until(() => !presence.restaurantIds.includes(8));
    await pass(65);
    expect(await outagesOf(8)).toEqual([]);
    await pass(5);
    await pass(200);
    expect(await outagesOf(8)).toMatchObject([{ kind: 'no_device', orderId: null, resolvedAt: null }]);
    const { notice } = await atAdmin.hear('admin:notice', ({ notice: { restaurantId } }) => restaurantId === 8);
    await mailbox.find('restaurant8@example.com', 'Kein Gerät');
    lookingOn.close();

    await deviceOf(await kitchenOf(8), 8);
    await until(() => presence.restaurantIds.includes(8));
    await pass(0);
    await atAdmin.hear('admin:notice', ({ notice: { id, resolvedAt } }) => id === notice.id && resolvedAt !== null);
    expect(mailbox.of('restaurant8@example.com').filter(({ text }) => text.includes('Gerät'))).toHaveLength(1);
  });

  it('is not told for the time in which nobody could connect, nor while it is closed, nor just after opening', async () => {
    await api.sql(`INSERT INTO kitchen_presence VALUES (9, now() - interval '1 day')`);
    await pass(60);
    expect(await outagesOf(9)).toEqual([]);
    const kitchen = await kitchenOf(9);
    await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: false });
    await pass(200);
    expect(await outagesOf(9)).toEqual([]);
    await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
    await watch.sweep();
    expect(await outagesOf(9)).toEqual([]);
    await api.sql(`UPDATE restaurant_event SET at = at - interval '70 seconds' WHERE restaurant_id = 9`);
    await watch.sweep();
    expect(await outagesOf(9)).toHaveLength(1);
    await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: false });
    await watch.sweep();
    expect((await outagesOf(9))[0]?.resolvedAt).not.toBeNull();
  });

  it('is missed only where one was used lately, or where orders wait', async () => {
    await api.sql(`UPDATE restaurants SET announced_open = false WHERE id <> 11`);
    await pass(200);
    expect(await outagesOf(11)).toEqual([]);
    await api.sql(
      `INSERT INTO kitchen_presence VALUES (11, now() - make_interval(days => $1)) ON CONFLICT (restaurant_id) DO UPDATE
       SET device_at = excluded.device_at`,
      [DEVICE_MISSED_DAYS],
    );
    await pass(200);
    expect(await outagesOf(11)).toEqual([]);
    const { id } = await (await Person.login(api.url, 'kunde@example.com')).placeOrder(11);
    await pass(0);
    expect(await outagesOf(11)).toMatchObject([{ resolvedAt: null }]);
    await (await kitchenOf(11)).move(id, 'cancelled', { reason: 'closing' });
    await watch.sweep();
    expect(await outagesOf(11)).toMatchObject([{ resolvedAt: expect.any(String) }]);
    await api.sql(`UPDATE kitchen_presence SET device_at = now() - interval '1 day' WHERE restaurant_id = 11`);
    await pass(0);
    expect(await outagesOf(11)).toHaveLength(2);
  });

  it('is not told while nobody serves', async () => {
    await api.sql(
      `UPDATE serving_period SET since = now() - interval '1 hour', beat_at = now() - interval '46 seconds'`,
    );
    await watch.sweep();
    expect(await outagesOf(10)).toEqual([]);
    await presence.beat();
    await watch.sweep();
    expect(await outagesOf(10)).toEqual([]);
  });
});
