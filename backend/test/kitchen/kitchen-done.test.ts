/** What a kitchen has behind it: finding it again, and bringing it back. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { LoyaltyView } from '../../src/contracts/orders/loyalty.ts';
import type { OrderStatusChangeView, OrderView, RestaurantOrderView } from '../../src/contracts/orders/order-views.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';

const HOLD_MS = 1_000;

let mailbox: Mailbox;
let api: Api;
let kitchen: Person;
let otherKitchen: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({ smtpUrl: mailbox.url, undoHoldMs: HOLD_MS });
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  otherKitchen = await Person.login(api.url, 'restaurant2@example.com');
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const recall = (order: { id: number }, expectedVersion: number, person = kitchen) =>
  person.request<OrderStatusChangeView>('POST', `/api/restaurant/orders/${String(order.id)}/recall`, {
    expectedVersion,
  });

async function orderIn(customer: Person, ...steps: ('preparing' | 'delivering' | 'delivered')[]): Promise<OrderView> {
  const order = await customer.placeOrder(1);
  for (const status of steps) await kitchen.move(order.id, status);
  return order;
}

const newCustomer = () => Person.register(api.url, 'Customer');
const call = ({ account }: Person, name: string) =>
  api.sql('UPDATE users SET name = $2 WHERE id = $1', [account?.id, name]);
const subjectsOf = ({ account }: Person) =>
  mailbox.of(account?.email ?? '').map(({ headers }) => headers.subject ?? '');

/** As if the order's steps lay further back. Its history is append-only for everyone but a test. */
async function letPass(order: { id: number }, seconds: number): Promise<void> {
  await api.sql('ALTER TABLE order_event DISABLE TRIGGER order_event_append_only');
  await api.sql(`UPDATE order_event SET at = at - make_interval(secs => $2) WHERE order_id = $1`, [order.id, seconds]);
  await api.sql('ALTER TABLE order_event ENABLE TRIGGER order_event_append_only');
}

describe('a recalled order', () => {
  it('goes back step by step, with its points and promise, and whoever was told hears that it was too early', async () => {
    const customer = await newCustomer();
    const email = customer.account?.email ?? '';
    const loyalty = async () =>
      (await customer.request<{ loyalty: LoyaltyView }>('GET', '/api/profile/summary')).body.loyalty.deliveredOrders;
    const order = await orderIn(customer, 'preparing');
    const read = async () => (await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`)).body;
    const promised = (await read()).estimatedTo;
    await kitchen.move(order.id, 'delivering');
    await kitchen.move(order.id, 'delivered');
    await mailbox.find(email, /^Receipt/);
    expect(await loyalty()).toBe(1);
    const tablet = await kitchen.watch();
    await tablet.subscribe('restaurant:1:orders');
    await letPass(order, 14 * 60);

    expect(await recall(order, 4)).toMatchObject({
      status: 200,
      body: { version: 5, status: 'delivering', previousStatus: 'delivered', by: 'restaurant' },
    });
    expect(await tablet.hear('order:updated', ({ version }) => version === 5)).toMatchObject({ status: 'delivering' });
    tablet.close();
    expect(await loyalty()).toBe(0);
    expect((await mailbox.find(email, /still on its way/)).text).toContain('came too early');

    expect(await recall(order, 5)).toMatchObject({ status: 200, body: { version: 6, status: 'preparing' } });
    expect(await read()).toMatchObject({ status: 'preparing', estimatedTo: promised });
    expect(refusalOf(await recall(order, 6))).toMatchObject({ status: 409, code: 'recall_expired' });
    await mailbox.find(email, /still being prepared/);

    for (const status of ['delivering', 'delivered'] as const) await kitchen.move(order.id, status);
    await until(() => subjectsOf(customer).filter((subject) => subject.startsWith('Receipt')).length === 2);
    expect(await loyalty()).toBe(1);
  });

  it('that is delivered again before anybody was told anything else has one receipt', async () => {
    const customer = await newCustomer();
    const order = await orderIn(customer, 'preparing', 'delivering', 'delivered');
    await mailbox.find(customer.account?.email ?? '', /^Receipt/);
    expect((await recall(order, 4)).status).toBe(200);
    await kitchen.move(order.id, 'delivered');
    const next = await orderIn(customer, 'preparing', 'delivering', 'delivered');
    await mailbox.find(customer.account?.email ?? '', new RegExp(`^Receipt.*#${String(next.id)}`));
    const subjects = subjectsOf(customer).filter((subject) => subject.includes(`#${String(order.id)} `));
    expect(subjects.filter((subject) => !subject.startsWith('Your order'))).toHaveLength(1);
    expect(subjects.filter((subject) => subject.includes('still'))).toEqual([]);
  });

  it('is its own kitchen’s, by its own step, within fifteen minutes, and neither reviewed nor cancelled', async () => {
    const customer = await newCustomer();
    const order = await orderIn(customer, 'preparing', 'delivering', 'delivered');
    expect(refusalOf(await recall(order, 4, otherKitchen))).toMatchObject({ status: 404, code: 'not_found' });
    expect(refusalOf(await recall(order, 3))).toMatchObject({ status: 409, code: 'version_conflict' });
    await customer.request('POST', `/api/orders/${String(order.id)}/review`, { rating: 5 });
    expect(refusalOf(await recall(order, 4)).code).toBe('recall_expired');

    const late = await orderIn(customer, 'preparing', 'delivering');
    await letPass(late, 15 * 60 + 1);
    const refused = await recall(late, 3);
    expect(refused).toMatchObject({ status: 409, body: { code: 'recall_expired', order: { status: 'delivering' } } });

    const accepted = await orderIn(customer, 'preparing');
    expect(refusalOf(await recall(accepted, 2)).code).toBe('recall_expired');
    await kitchen.move(accepted.id, 'cancelled', { reason: 'closing' });
    expect(refusalOf(await recall(accepted, 3)).code).toBe('recall_expired');
    const byAdmin = await orderIn(customer, 'preparing');
    await (await Person.login(api.url, 'admin@example.com')).move(byAdmin.id, 'delivering');
    expect(refusalOf(await recall(byAdmin, 3)).code).toBe('recall_expired');
  });
});

describe('what is done', () => {
  const listed = async (query: string, person = kitchen) =>
    person.request<RestaurantOrderView[]>('GET', `/api/restaurant/orders/done${query}`);
  const idsOf = ({ body }: { body: RestaurantOrderView[] }) => body.map(({ id }) => id);

  it('is found by number, name and dish among the restaurant’s own, the last one to end first, page by page', async () => {
    const [ayse, otto] = [await newCustomer(), await newCustomer()];
    await call(ayse, 'Ayşe Yıldızhan');
    await call(otto, 'Otto Großkreutz');
    const first = await orderIn(ayse, 'preparing', 'delivering');
    const second = await orderIn(otto, 'preparing', 'delivering', 'delivered');
    await kitchen.move(first.id, 'delivered');
    const cancelled = await orderIn(ayse);
    await kitchen.move(cancelled.id, 'cancelled', { reason: 'other', note: 'The oven is broken.' });
    const open = await orderIn(ayse, 'preparing');
    const dish = first.items[0]?.name ?? '';

    const all = await listed('');
    expect(idsOf(all).slice(0, 3)).toEqual([cancelled.id, first.id, second.id]);
    expect(idsOf(all)).not.toContain(open.id);
    expect(all.body[0]).toMatchObject({ status: 'cancelled', reason: 'other', cancel_note: 'The oven is broken.' });
    expect(idsOf(await listed(`?q=%23${String(second.id)}`))).toEqual([second.id]);
    expect(idsOf(await listed('?q=ayse yildiz'))).toEqual([cancelled.id, first.id]);
    expect(idsOf(await listed('?q=GROSSKREUTZ'))).toEqual([second.id]);
    expect(idsOf(await listed(`?q=${encodeURIComponent(dish)}`)).slice(0, 3)).toEqual(idsOf(all).slice(0, 3));
    expect(idsOf(await listed('?q=%25'))).toEqual([]);

    const page = await listed('?q=ayse yildiz&limit=1');
    expect(idsOf(page)).toEqual([cancelled.id]);
    const cursor = page.headers.get('x-next-cursor') ?? '';
    expect(idsOf(await listed(`?q=ayse yildiz&limit=1&cursor=${cursor}`))).toEqual([first.id]);
    expect(idsOf(await listed(`?q=%23${String(second.id)}`, otherKitchen))).toEqual([]);
    expect(idsOf(await listed('?q=ayse yildiz', otherKitchen))).toEqual([]);
    expect((await listed('?cursor=MTJ8eA')).status).toBe(400);
  });
});
