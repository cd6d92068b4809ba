import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { AdminBoardView, BoardJob, AdminReminderView } from '../../src/contracts/admin/admin-board.ts';
import type { RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import { HopelessJobError, Queues } from '../../src/events/queues/queues.ts';
import { KitchenWatch } from '../../src/modules/kitchen-watch/kitchen-watch.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { type PushService, startPushService } from '../support/push-service.ts';
import { until } from '../support/until.ts';
import { vapidPair } from '../support/vapid.ts';
import { addAdmin, auditOf } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const vapid = vapidPair();
let service: PushService;
let mailbox: Mailbox;
let api: Api;
let admin: Person;
beforeAll(async () => {
  service = await startPushService(vapid.publicKey);
  mailbox = await startMailbox();
  api = await startApi({ vapid, pushOrigins: [service.origin], smtpUrl: mailbox.url });
  admin = await Person.login(api.url, 'admin@example.com');
});
afterAll(async () => {
  await api.stop();
  await service.stop();
  await mailbox.stop();
});

const board = async () => (await admin.request<AdminBoardView>('GET', '/api/admin/board')).body;

it('has the orders that wait or are late, and the POS systems that were not told', async () => {
  const watcher = await admin.watch();
  await watcher.subscribe('admin');
  const customer = await Person.login(api.url, 'kunde@example.com');
  const kitchen = await Person.login(api.url, 'restaurant1@example.com');
  const [waiting, late] = [await customer.placeOrder(1), await customer.placeOrder(1)];
  await customer.placeOrder(1);
  await kitchen.move(late.id, 'preparing');
  expect((await board()).entries).toEqual([]);
  await api.sql(
    `UPDATE orders SET created_at = created_at - interval '61 seconds',
       accept_deadline_at = accept_deadline_at - interval '61 seconds' WHERE id = $1`,
    [waiting.id],
  );
  await api.sql(`UPDATE orders SET estimated_from = NULL, estimated_to = now() - interval '5 minutes' WHERE id = $1`, [
    late.id,
  ]);
  await api.sql(
    `INSERT INTO till_deliveries (key, order_id, restaurant_id, kind, state, tries, failure, next_try_at)
     VALUES (gen_random_uuid(), $1, 1, 'order', 'given_up', 11, 'timeout', NULL)`,
    [waiting.id],
  );
  const { entries, counts } = await board();
  expect(entries).toMatchObject([
    { kind: 'order_late', orderId: late.id, status: 'preparing', version: 2, restaurantId: 1, city: 'berlin' },
    { kind: 'order_pending', orderId: waiting.id, customerName: 'Kim Kundig' },
    { kind: 'till_failed', orderId: waiting.id, failure: 'timeout', tries: 11 },
  ]);
  expect(counts).toEqual({
    order_pending: 1,
    order_late: 1,
    restaurant_no_device: 0,
    till_failed: 1,
    mail_failed: 0,
    job_dead: 0,
  });
  await watcher.hear('admin:board', (event) => event.counts.order_late === 1 && event.counts.till_failed === 1);
  await admin.request('POST', `/api/admin/orders/${String(late.id)}/cancel`, { reason: 'other' });
  expect((await board()).counts.order_late).toBe(0);
  await watcher.hear('admin:board', (event) => event.counts.order_late === 0 && event.counts.till_failed === 1);
  watcher.close();
});

it('has what was given up in the background, to be tried again or dropped, on record', async () => {
  const queues = api.app.nest.get(Queues, { strict: false });
  const queue = queues.create<{ orderId: number }>('board-test');
  let tries = 0;
  await queues.work('board-test', () => Promise.reject(new HopelessJobError(`try ${String((tries += 1))}`)), 1);
  await queue.add('job', { orderId: 7 }, { jobId: 'dead-one' });
  const dead = async () => (await board()).entries.filter((entry): entry is BoardJob => entry.kind === 'job_dead');
  await until(async () => (await dead()).length === 1);
  expect(await dead()).toMatchObject([{ queue: 'board-test', jobId: 'dead-one', failure: 'try 1', orderIds: [7] }]);
  const path = '/api/admin/board/jobs/board-test/dead-one';
  expect((await admin.request('POST', `${path}/retry`)).status).toBe(204);
  await until(async () => (await dead())[0]?.failure === 'try 2');
  expect((await admin.request('DELETE', path)).status).toBe(204);
  expect(await dead()).toEqual([]);
  for (const gone of [path, '/api/admin/board/jobs/nothing/dead-one']) {
    expect((await admin.request('DELETE', gone)).status).toBe(404);
  }
  expect((await auditOf(admin)).filter(({ target }) => target.kind === 'queue').map(({ action }) => action)).toEqual([
    'job_dropped',
    'job_retried',
  ]);
});

it('reminds restaurants of open orders: on their screens, by push and by e-mail, once a minute and on record', async () => {
  const [customer, kitchen] = [
    await Person.login(api.url, 'kunde@example.com'),
    await Person.login(api.url, 'restaurant3@example.com'),
  ];
  const [tablet, screen] = [await kitchen.watch(), await admin.watch()];
  await tablet.subscribe('restaurant:3:orders');
  await screen.subscribe('admin');
  const browser = service.openBrowser();
  await kitchen.request('POST', '/api/notifications/push', browser.subscription);
  const order = await customer.placeOrder(3);
  const path = `/api/admin/orders/${String(order.id)}/remind`;
  expect((await kitchen.request('POST', path)).status).toBe(403);
  const reminded = await Promise.all([
    admin.request<AdminReminderView>('POST', path),
    admin.request<AdminReminderView>('POST', path),
  ]);
  expect(reminded.map(({ status }) => status).sort()).toEqual([200, 429]);
  const refused = reminded.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(50);
  await tablet.hear('order:warning', ({ orderId, step }) => orderId === order.id && step === 'reminder');
  expect((await mailbox.find('restaurant3@example.com', `#${String(order.id)}`)).headers.subject).toBe(
    `Bestellung #${String(order.id)} wartet auf Ihre Antwort`,
  );
  await until(() => browser.received.length === 1);

  await kitchen.move(order.id, 'preparing');
  await api.sql(`UPDATE orders SET estimated_from = NULL, estimated_to = now() - interval '5 minutes' WHERE id = $1`, [
    order.id,
  ]);
  await api.sql(
    `UPDATE restaurant_event SET at = at - interval '1 minute' WHERE kind = 'reminder' AND restaurant_id = 3`,
  );
  const { body } = await admin.request<AdminReminderView>('POST', path);
  expect(Date.parse(body.nextAt) - Date.parse(body.at)).toBe(60_000);
  await tablet.hear('order:warning', ({ at }) => at === body.at);
  const mail = await mailbox.find('restaurant3@example.com', `prüfen Sie Bestellung #${String(order.id)}`);
  expect(mail.headers.subject).toBe(`Bitte prüfen Sie Bestellung #${String(order.id)}`);
  expect(mail.text).toContain('noch nicht abgeschlossen');
  await until(() => browser.received.length === 2);
  expect((await board()).entries.find((entry) => 'orderId' in entry && entry.orderId === order.id)).toMatchObject({
    kind: 'order_late',
    remindedAt: body.at,
  });
  await screen.hear('admin:board', ({ counts }) => counts.order_late === 1);

  // A tablet that was away has it as well, until somebody answers: that is told to the others and to whoever asked.
  const read = async () => (await kitchen.request<RestaurantOrderView[]>('GET', '/api/restaurant/orders')).body[0];
  expect(await read()).toMatchObject({ id: order.id, reminded_at: body.at });
  const answer = () => kitchen.request('POST', '/api/restaurant/orders/reminders-answered', { orderIds: [order.id] });
  expect([(await answer()).status, (await answer()).status]).toEqual([204, 204]);
  const { at: answeredAt } = await tablet.hear('order:reminder-answered', ({ orderId }) => orderId === order.id);
  await screen.hear('order:reminder-answered', ({ at }) => at === answeredAt);
  expect(await read()).toMatchObject({ id: order.id, reminded_at: null });
  expect((await board()).entries.find((entry) => 'orderId' in entry && entry.orderId === order.id)).toMatchObject({
    remindedAt: body.at,
    reminderAnsweredAt: answeredAt,
  });

  for (const status of ['delivering', 'delivered'] as const) await kitchen.move(order.id, status);
  expect(refusalOf(await admin.request('POST', path))).toMatchObject({ status: 409, code: 'not_open' });
  expect((await admin.request('POST', '/api/admin/orders/2147483647/remind')).status).toBe(404);
  expect((await auditOf(admin)).filter(({ action }) => action === 'order_reminded').map(({ after }) => after)).toEqual([
    { restaurantId: 3, status: 'preparing' },
    { restaurantId: 3, status: 'pending' },
  ]);
  tablet.close();
  screen.close();
});

it('is marked by admins for each other: who is on it, what may rest, and notes that never undo each other', async () => {
  const order = await (await Person.login(api.url, 'kunde@example.com')).placeOrder(3);
  await api.sql(
    `UPDATE orders SET created_at = created_at - interval '2 minutes',
       accept_deadline_at = accept_deadline_at - interval '2 minutes' WHERE id = $1`,
    [order.id],
  );
  const screen = await admin.watch();
  await screen.subscribe('admin');
  const key = `order ${String(order.id)}`;
  const entry = async () => (await board()).entries.find((one) => one.key === key);
  expect(await entry()).toMatchObject({ kind: 'order_pending', mark: null });
  const { order_pending: waiting } = (await board()).counts;
  const mia = await addAdmin(api, 'support');
  const mark = (who: Person, body: object) => who.request('PUT', '/api/admin/board/marks', { key, ...body });
  expect((await mark(mia, { isClaimed: true })).status).toBe(200);
  await Promise.all([mark(mia, { note: 'Nobody picks up.' }), mark(admin, { note: 'The owner calls back.' })]);
  const marked = (await entry())?.mark;
  expect(marked).toMatchObject({ claimedBy: { id: mia.account?.id, name: 'support' }, snoozedUntil: null });
  expect(marked?.notes.map(({ text }) => text).sort()).toEqual(['Nobody picks up.', 'The owner calls back.']);

  expect((await mark(mia, { snoozeMinutes: 15 })).status).toBe(200);
  expect((await board()).counts.order_pending).toBe(waiting - 1);
  await screen.hear('admin:board', ({ counts }) => counts.order_pending === waiting - 1);
  expect((await entry())?.mark?.snoozedBy).toBe('support');
  await mark(admin, { snoozeMinutes: 0, isClaimed: true });
  expect((await board()).counts.order_pending).toBe(waiting);
  expect((await entry())?.mark).toMatchObject({
    claimedBy: { id: admin.account?.id },
    snoozedUntil: null,
    snoozedBy: null,
  });

  expect(refusalOf(await mark(admin, { snoozeMinutes: 7 })).fields).toEqual(['snoozeMinutes invalid_choice']);
  expect((await mark(admin, { key: 'order 2147483647', isClaimed: true })).status).toBe(404);
  screen.close();
});

it('has open restaurants without a device until one comes or they are paused', async () => {
  const watch = api.app.nest.get(KitchenWatch, { strict: false });
  const screen = await admin.watch();
  await screen.subscribe('admin');
  // Devices could connect for long enough, and only these two are open.
  await api.sql(`UPDATE serving_period SET since = now() - interval '5 minutes', beat_at = now()`);
  await api.sql(
    `INSERT INTO kitchen_presence SELECT id, now() - interval '5 minutes' FROM restaurants WHERE id IN (2, 3, 5)
     ON CONFLICT (restaurant_id) DO UPDATE SET device_at = excluded.device_at`,
  );
  await api.sql(`UPDATE restaurant_event SET at = at - interval '5 minutes' WHERE kind = 'open_state'`);
  await api.sql('UPDATE restaurants SET is_open = id IN (2, 5), announced_open = id IN (2, 5)');
  await (await Person.login(api.url, 'kunde@example.com')).placeOrder(2);
  await watch.sweep();
  const without = async () => (await board()).entries.filter(({ kind }) => kind === 'restaurant_no_device');
  expect(await without()).toMatchObject([
    { restaurantId: 2, openOrders: 1, city: 'berlin' },
    { restaurantId: 5, openOrders: 0 },
  ]);
  await screen.hear('admin:board', ({ counts }) => counts.restaurant_no_device === 2);

  const kitchen = await Person.login(api.url, 'restaurant2@example.com');
  const device = await kitchen.watch();
  await device.subscribe('restaurant:2:orders');
  await until(async () => {
    await watch.sweep();
    return (await without()).length === 1;
  });
  expect((await admin.request('PUT', '/api/admin/restaurants/5/pause', { minutes: 15 })).status).toBe(200);
  await watch.sweep();
  expect(await without()).toEqual([]);
  await screen.hear('admin:board', ({ counts }) => counts.restaurant_no_device === 0);
  device.close();
  screen.close();
});
