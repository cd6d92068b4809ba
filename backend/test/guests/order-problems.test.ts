import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AuditView } from '../../src/contracts/admin/audit.ts';
import type {
  OrderProblemView,
  ReportedProblemsView,
  ReportedProblemView,
} from '../../src/contracts/orders/order-problems.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import { Person, refusalOf, startApi } from '../api/api.ts';
import { type MailingApi, startMailingApi } from '../messages/mailing.ts';

const CONTACT = { name: 'Gundula Gast', email: 'gundula@example.com', phone: '0151 5550000' };

let api: MailingApi;
let guest: Person;
let customer: Person;
let stranger: Person;
let kitchen: Person;
let otherKitchen: Person;
let admin: Person;
beforeAll(async () => {
  api = await startMailingApi();
  guest = new Person(api.url);
  customer = await Person.login(api.url, 'kunde@example.com');
  stranger = await Person.register(api.url, 'Fremd');
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
  otherKitchen = await Person.login(api.url, 'restaurant2@example.com');
  admin = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

async function delivered(person = customer, more: Record<string, unknown> = {}): Promise<OrderView> {
  const order = await person.placeOrder(1, more);
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);
  return order;
}
const pathOf = ({ id }: OrderView, token?: string | null) =>
  `/api/orders/${String(id)}/problems${token ? `?t=${token}` : ''}`;
const report = (person: Person, order: OrderView, body: object = { kind: 'late' }, token?: string | null) =>
  person.request<OrderProblemView>('POST', pathOf(order, token), body);
const problemsOf = (person: Person, order: OrderView, token?: string | null) =>
  person.request<OrderProblemView[]>('GET', pathOf(order, token));
const answer = (person: Person, side: 'restaurant' | 'admin', { id, version }: OrderProblemView, text = 'Sorry.') =>
  person.request<ReportedProblemView>('POST', `/api/${side}/problems/${String(id)}/answers`, {
    text,
    expectedVersion: version,
  });
const close = (person: Person, { id, version }: OrderProblemView) =>
  person.request<ReportedProblemView>('POST', `/api/admin/problems/${String(id)}/close`, { expectedVersion: version });
const listOf = async (person: Person, side: 'restaurant' | 'admin', query = '') =>
  (await person.request<ReportedProblemsView>('GET', `/api/${side}/problems${query}`)).body;

describe('a problem with an order', () => {
  it('is reported with its dishes, and read by whoever ordered, the kitchen and operations', async () => {
    const order = await delivered();
    const line = order.items[0]!;
    const body = { kind: 'missing', itemIds: [line.id], wish: 'money_back', text: '  Die Cola war nicht dabei. ' };
    const { status, body: problem } = await report(customer, order, body);
    expect(status).toBe(201);
    expect(problem).toEqual({
      id: problem.id,
      orderId: order.id,
      version: 1,
      kind: 'missing',
      wish: 'money_back',
      items: [{ id: line.id, name: line.name, quantity: line.quantity }],
      text: 'Die Cola war nicht dabei.',
      state: 'open',
      createdAt: expect.stringMatching(/Z$/),
      closedAt: null,
      answers: [],
    });
    expect((await problemsOf(customer, order)).body).toEqual([problem]);
    const reported = { ...problem, restaurantId: 1, restaurantName: order.restaurantName, city: 'berlin' };
    for (const [person, side] of [
      [kitchen, 'restaurant'],
      [admin, 'admin'],
    ] as const) {
      const { open, problems } = await listOf(person, side, '?state=open');
      expect(problems[0]).toEqual({ ...reported, customerName: order.customerName, orderedAt: order.createdAt });
      expect(open).toBe(problems.length);
    }
  });

  it('is nobody else’s: strangers, share links and other kitchens find none', async () => {
    const order = await delivered(guest, { contact: CONTACT });
    const { guestToken, shareToken } = order;
    expect((await report(guest, order, { kind: 'quality', text: 'Kalt.' }, guestToken)).status).toBe(201);
    expect((await problemsOf(guest, order, guestToken)).body).toHaveLength(1);
    const refusals = await Promise.all([
      report(stranger, order),
      report(guest, order, { kind: 'late' }, shareToken),
      problemsOf(stranger, order),
      problemsOf(guest, order, shareToken),
      problemsOf(guest, order, crypto.randomUUID()),
    ]);
    expect(refusals.map((refused) => refusalOf(refused).code)).toEqual(refusals.map(() => 'not_found'));
    expect(refusalOf(await report(guest, order)).code).toBe('unauthenticated');
    expect(refusalOf(await report(kitchen, order)).code).toBe('forbidden');
    expect((await listOf(otherKitchen, 'restaurant')).problems).toEqual([]);
    const [mine] = (await listOf(kitchen, 'restaurant')).problems;
    expect(refusalOf(await answer(otherKitchen, 'restaurant', mine!)).code).toBe('not_found');
    expect((await listOf(admin, 'admin', '?restaurantId=2')).problems).toEqual([]);
  });

  it('can be reported once the order is late, on its way or over, and no longer than its links live', async () => {
    const order = await customer.placeOrder(1);
    expect(refusalOf(await report(customer, order)).code).toBe('no_problem_yet');
    await kitchen.move(order.id, 'preparing');
    expect(refusalOf(await report(customer, order)).code).toBe('no_problem_yet');
    await api.sql(
      "UPDATE orders SET estimated_from = now() - interval '9 minutes', estimated_to = now() - interval '1 minute' WHERE id = $1",
      [order.id],
    );
    expect((await report(customer, order)).status).toBe(201);
    await kitchen.move(order.id, 'delivering');
    expect((await report(customer, order, { kind: 'not_arrived' })).status).toBe(201);
    await api.sql("UPDATE orders SET updated_at = now() - interval '31 days' WHERE id = $1", [order.id]);
    expect(refusalOf(await report(customer, order)).code).toBe('no_problem_yet');
    const cancelled = await customer.placeOrder(1);
    await customer.request('POST', `/api/orders/${String(cancelled.id)}/cancel`);
    expect((await report(customer, cancelled)).status).toBe(201);
  });

  it('says what is wrong with it', async () => {
    const [order, other] = [await delivered(), await delivered()];
    const wrong: [object, string][] = [
      [{ kind: 'nothing' }, 'kind invalid_choice'],
      [{ kind: 'other', text: '  ' }, 'text required'],
      [{ kind: 'late', text: 'a'.repeat(1_001) }, 'text too_long'],
      [{ kind: 'missing', itemIds: [other.items[0]?.id] }, 'itemIds invalid_choice'],
      [{ kind: 'late', wish: 'revenge' }, 'wish invalid_choice'],
    ];
    for (const [body, field] of wrong) {
      expect(refusalOf(await report(customer, order, body))).toMatchObject({ status: 400, fields: [field] });
    }
    // What is not about dishes names none.
    const { body } = await report(customer, order, { kind: 'late', itemIds: [order.items[0]?.id] });
    expect(body.items).toEqual([]);
  });
});

describe('an answer', () => {
  it('reaches every screen at once, and the mailbox in the language of the order', async () => {
    const order = await delivered(guest, { contact: CONTACT });
    const [atHome, atStove, atDesk, outside] = await Promise.all([
      guest.watch(),
      kitchen.watch(),
      admin.watch(),
      otherKitchen.watch(),
    ]);
    await atHome.subscribe(`order:${order.id}`, order.guestToken ?? '');
    await atStove.subscribe('restaurant:1:orders');
    await atDesk.subscribe('admin');
    await outside.subscribe('restaurant:2:orders');
    const { body: problem } = await report(guest, order, { kind: 'missing', text: 'Geheim' }, order.guestToken);
    const { body: answered } = await answer(kitchen, 'restaurant', problem, 'Wir bringen sie\ngleich vorbei.');
    expect(answered).toMatchObject({ version: 2, state: 'answered' });
    expect(answered.answers).toMatchObject([{ by: 'restaurant', text: 'Wir bringen sie\ngleich vorbei.' }]);
    expect((await problemsOf(guest, order, order.guestToken)).body[0]?.answers).toEqual(answered.answers);
    for (const watcher of [atHome, atStove, atDesk]) {
      await watcher.hear('order:problem', ({ version }) => version === 2);
      const heard = watcher.all('order:problem');
      expect(heard).toMatchObject([1, 2].map((version) => ({ orderId: order.id, problemId: problem.id, version })));
      expect(JSON.stringify(heard)).not.toMatch(/Geheim|vorbei/);
      watcher.close();
    }
    await outside.settle();
    expect(outside.all('order:problem')).toEqual([]);
    outside.close();
    const mail = await api.mailbox.find(CONTACT.email, /Answer about your order|Antwort zu deiner Bestellung/);
    expect(mail.text).toContain('Wir bringen sie\ngleich vorbei.');
    expect(mail.text).toContain(`/order/${String(order.id)}?t=${order.guestToken ?? ''}`);
  });

  it('is to what was read, and nobody answers what is closed', async () => {
    const order = await delivered();
    const { body: problem } = await report(customer, order);
    const both = await Promise.all([answer(kitchen, 'restaurant', problem), answer(kitchen, 'restaurant', problem)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body: after } = await answer(admin, 'admin', { ...problem, version: 2 }, 'Wir kümmern uns.');
    expect(after.answers.map(({ by }) => by)).toEqual(['restaurant', 'admin']);
    const { body: closed } = await close(admin, after);
    expect(closed).toMatchObject({ state: 'closed', version: 4, closedAt: expect.stringMatching(/Z$/) });
    expect(refusalOf(await answer(admin, 'admin', closed)).code).toBe('changed_meanwhile');
    expect((await listOf(admin, 'admin', '?state=closed')).problems).toEqual([closed]);
    const { body: audit } = await admin.request<AuditView[]>('GET', '/api/admin/audit?limit=2');
    expect(audit).toMatchObject([
      { action: 'problem_closed', target: { kind: 'order', id: String(order.id) } },
      { action: 'problem_answered', after: { problemId: problem.id, kind: 'late' } },
    ]);
    expect(JSON.stringify(audit)).not.toContain('kümmern');
  });
});

it('is taken three times a day of one order, and refused ones count none', async () => {
  const limited = await startApi({ rateLimit: true });
  const [owner, cook] = await Promise.all(
    ['kunde@example.com', 'restaurant1@example.com'].map((email) => Person.login(limited.url, email)),
  );
  const order = await owner!.placeOrder(1);
  expect(refusalOf(await report(owner!, order)).code).toBe('no_problem_yet');
  for (const status of ['preparing', 'delivering'] as const) await cook!.move(order.id, status);
  for (let times = 0; times < 3; times += 1) expect((await report(owner!, order)).status).toBe(201);
  const refused = await report(owner!, order);
  expect(refusalOf(refused).code).toBe('too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  await limited.stop();
});
