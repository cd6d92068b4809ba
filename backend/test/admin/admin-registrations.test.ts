import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminRegistrationsView } from '../../src/contracts/restaurants/approval.ts';
import type {
  ApprovalView,
  RestaurantDetailView,
  RestaurantInfoView,
} from '../../src/contracts/restaurants/restaurant-views.ts';
import type { EventOf } from '../../src/events/outbox/domain-event.ts';
import { LoginMails } from '../../src/modules/notifications/login-mails.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';
import { addAdmin, auditOf } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { PASSWORD, registerRestaurant } from './registrations.ts';

const REASON = 'Die Küche wurde vom Amt geschlossen.';

let mailbox: Mailbox;
let api: Api;
let admin: Person;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({ smtpUrl: mailbox.url });
  admin = await addAdmin(api, 'operations');
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const register = (overrides: object = {}) => registerRestaurant(api.url, { category: 'italian', ...overrides });
const pending = async () => (await admin.request<AdminRegistrationsView>('GET', '/api/admin/registrations')).body;
const decide = (id: number, step: string, body: object = {}) =>
  admin.request<ApprovalView>('POST', `/api/admin/restaurants/${String(id)}/${step}`, body);
const infoOf = async (kitchen: Person) =>
  (await kitchen.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body;

describe('a registration', () => {
  it('waits with all that was submitted, its 24 hours counted', async () => {
    const { id, email, createdAt } = await register({
      phone: '+49 40 123456',
      legalName: 'Topf GmbH',
      vatId: 'DE123456789',
      traderDeclaration: true,
      posApiUrl: 'https://kasse.example.com',
      posApiKey: 'geheim-4711',
      subscriptionPlan: 'yearly',
      category: 'turkish',
      description: 'Hausmannskost',
    });
    const body = await pending();
    const dueAt = new Date(Date.parse(createdAt) + 24 * 3_600_000).toISOString();
    expect(body.registrations.find((row) => row.id === id)).toEqual({
      id,
      name: 'Zum Tischlein',
      email,
      city: 'hamburg',
      address: 'Deichstraße 1, 20459 Hamburg',
      phone: '+49 40 123456',
      description: 'Hausmannskost',
      category: 'turkish',
      imageUrl: null,
      deliveryFee: '2.90',
      deliveryTime: '25-40 min',
      legalName: 'Topf GmbH',
      vatId: 'DE123456789',
      traderDeclaredAt: expect.any(String),
      missing: [],
      till: { isUrlSet: true, isKeySet: true },
      plan: 'yearly',
      price: '290.00',
      language: 'en',
      submittedAt: createdAt,
      dueAt,
      ageMinutes: 0,
      isOverdue: false,
      reviewVersion: 1,
    });
    expect(JSON.stringify(body)).not.toMatch(/geheim|kasse\.example/);
  });

  it('comes before younger ones, and is overdue after a day', async () => {
    const [first, second] = [await register(), await register()];
    const before = await pending();
    expect(before.registrations).toHaveLength(before.count);
    await api.sql(`UPDATE restaurants SET created_at = now() - interval '24 hours 1 minute' WHERE id = $1`, [first.id]);
    const body = await pending();
    expect(body).toMatchObject({ count: before.count, overdue: before.overdue + 1 });
    const ids = body.registrations.map((row) => row.id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    expect(body.registrations.find((row) => row.id === first.id)).toMatchObject({ isOverdue: true, ageMinutes: 1441 });
    const page = await admin.request<AdminRegistrationsView>('GET', '/api/admin/registrations?limit=1');
    const cursor = page.headers.get('x-next-cursor') ?? '';
    const rest = await admin.request<AdminRegistrationsView>('GET', `/api/admin/registrations?cursor=${cursor}`);
    expect([...page.body.registrations, ...rest.body.registrations].map((row) => row.id)).toEqual(ids);
  });

  it('is approved live for the applicant and the admins, by mail and on record', async () => {
    const watcher = await admin.watch();
    await watcher.subscribe('admin');
    const { id, email } = await register();
    await watcher.hear('restaurant:reviewed', ({ restaurantId, step }) => restaurantId === id && step === 'pending');
    const kitchen = await Person.login(api.url, email, PASSWORD);
    const tablet = await kitchen.watch();
    await tablet.subscribe(`restaurant:${id}:orders`);
    const { body } = await decide(id, 'approve', { expectedVersion: 1 });
    expect(body).toMatchObject({ status: 'approved', version: 2, suspension: null });
    expect(await tablet.hear('restaurant:reviewed')).toEqual({
      topic: `restaurant:${String(id)}:orders`,
      restaurantId: id,
      version: 2,
      step: 'approved',
      at: expect.any(String),
    });
    await watcher.hear('restaurant:reviewed', ({ restaurantId, step }) => restaurantId === id && step === 'approved');
    expect((await infoOf(kitchen)).review.status).toBe('approved');
    expect((await decide(id, 'approve', { expectedVersion: 1 })).status).toBe(200);
    expect((await pending()).registrations.map((row) => row.id)).not.toContain(id);
    await mailbox.find(email, /approved/);
    const lines = await auditOf(admin, `?targetKind=restaurant&targetId=${String(id)}`);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      action: 'restaurant_approved',
      target: { name: 'Zum Tischlein' },
      before: { reviewStatus: 'pending' },
      after: { reviewStatus: 'approved' },
    });
    tablet.close();
    watcher.close();
  });

  it('is rejected with a reason, and not over somebody else’s decision', async () => {
    const { id, email } = await register();
    expect(refusalOf(await decide(id, 'reject', {})).fields).toEqual(['reason required']);
    expect(refusalOf(await decide(id, 'reject', { reason: '  kurz   ' })).fields).toEqual(['reason too_short']);
    expect((await decide(id, 'reject', { reason: REASON, expectedVersion: 1 })).body).toMatchObject({
      status: 'rejected',
      reason: REASON,
    });
    expect(refusalOf(await decide(id, 'approve', { expectedVersion: 1 })).code).toBe('changed_meanwhile');
    expect((await mailbox.find(email, /About/)).text).toContain(REASON);
    expect((await decide(id, 'approve', { expectedVersion: 2 })).body.status).toBe('approved');
    expect(refusalOf(await decide(id, 'reject', { reason: REASON })).code).toBe('changed_meanwhile');
    expect((await decide(2_147_483_647, 'approve')).status).toBe(404);
  });

  it('without what the law asks of a trader is refused, with all that is missing, until it is there', async () => {
    const nothing = { legalName: null, vatId: null, phone: null, traderDeclaration: false };
    const { id, email } = await register(nothing);
    const missing = async () => (await pending()).registrations.find((row) => row.id === id)?.missing;
    const fields = ['legalName', 'vatId', 'phone', 'traderDeclaration'];
    expect(await missing()).toEqual(fields);
    expect(refusalOf(await decide(id, 'approve'))).toEqual({
      status: 409,
      code: 'trader_data_missing',
      fields: fields.map((field) => `${field} required`),
    });
    const kitchen = await Person.login(api.url, email, PASSWORD);
    const info = (body: object) => kitchen.request<RestaurantInfoView>('PUT', '/api/restaurant/info', body);
    expect((await info({ legalName: 'Topf GmbH', phone: '040 1234567' })).status).toBe(200);
    expect(await missing()).toEqual(['vatId', 'traderDeclaration']);
    expect((await admin.request('PUT', `/api/admin/restaurants/${String(id)}`, { vatId: 'DE123456789' })).status).toBe(
      200,
    );
    // Only the trader can declare.
    await admin.request('PUT', `/api/admin/restaurants/${String(id)}`, { traderDeclaration: true });
    expect(refusalOf(await decide(id, 'approve')).fields).toEqual(['traderDeclaration required']);
    expect(refusalOf(await info({ traderDeclaration: false })).fields).toEqual(['traderDeclaration invalid_choice']);
    const { traderDeclaredAt } = (await info({ traderDeclaration: true })).body;
    expect(traderDeclaredAt).toEqual(expect.any(String));
    expect((await info({ traderDeclaration: true })).body.traderDeclaredAt).toBe(traderDeclaredAt);
    expect(await missing()).toEqual([]);
    expect((await decide(id, 'approve')).body.status).toBe('approved');
  });

  it('without a cuisine says so, and is approved with the one that its restaurant or an admin chooses', async () => {
    const [left, chosen] = [await register({ category: null }), await register({ category: '' })];
    const waiting = await pending();
    expect(waiting.registrations.find(({ id }) => id === left.id)?.category).toBeNull();
    for (const body of [{}, { category: null }]) {
      expect(refusalOf(await decide(left.id, 'approve', body))).toEqual({
        status: 400,
        code: 'validation_failed',
        fields: ['category required'],
      });
    }
    expect(refusalOf(await decide(left.id, 'approve', { category: 'nordic' })).fields).toEqual([
      'category invalid_choice',
    ]);
    expect((await decide(left.id, 'approve', { category: 'burgers' })).body.status).toBe('approved');
    const [line] = await auditOf(admin, `?targetKind=restaurant&targetId=${String(left.id)}`);
    expect(line).toMatchObject({ before: { category: null }, after: { category: 'burgers' } });

    const kitchen = await Person.login(api.url, chosen.email, PASSWORD);
    expect((await infoOf(kitchen)).category).toBeNull();
    expect((await kitchen.request('PUT', '/api/restaurant/info', { description: 'Köfte' })).status).toBe(200);
    expect((await infoOf(kitchen)).category).toBeNull();
    await kitchen.request('PUT', '/api/restaurant/info', { category: 'turkish' });
    expect((await decide(chosen.id, 'approve', { category: 'pizza' })).body.status).toBe('approved');
    const shown = (id: number) => kitchen.request<RestaurantDetailView>('GET', `/api/restaurants/${String(id)}`);
    expect((await shown(left.id)).body.category).toBe('burgers');
    expect((await shown(chosen.id)).body.category).toBe('turkish');
  });

  it('is decided on once by two admins at once', async () => {
    const { id } = await register();
    const answers = await Promise.all([
      decide(id, 'approve', { expectedVersion: 1 }),
      decide(id, 'reject', { reason: REASON, expectedVersion: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await auditOf(admin, `?targetKind=restaurant&targetId=${String(id)}`)).toHaveLength(1);
  });

  it('is nothing that support decides on', async () => {
    const support = await addAdmin(api, 'support');
    expect((await support.request('GET', '/api/admin/registrations')).status).toBe(403);
    expect((await support.request('POST', '/api/admin/restaurants/1/suspend', {})).status).toBe(403);
  });
});

it('is told at both addresses when an admin changes its login, each once, and the old one not where to', async () => {
  const { id, email } = await register();
  await api.sql(`UPDATE restaurants SET language = 'tr' WHERE id = $1`, [id]);
  const next = `neu-${email}`;
  const path = `/api/admin/restaurants/${String(id)}`;
  expect((await admin.request('PUT', path, { email: next, name: 'Topf & Deckel' })).status).toBe(200);
  expect((await admin.request('PUT', path, { email: next, name: 'Topf' })).status).toBe(200);
  const [old, fresh] = await Promise.all(
    [email, next].map((to) => mailbox.find(to, 'Girişiniz için yeni e-posta adresi')),
  );
  expect(old?.text).not.toContain(next);
  expect(old?.text).toContain('/contact');
  expect(fresh?.text).toContain(next);
  expect(fresh?.text).toContain('/restaurant/login');
  const told = () =>
    api.sql<{ id: string; payload: EventOf<'login'>['payload'] }>(
      `SELECT e.id, e.payload FROM restaurant_event e JOIN sent_notifications s ON s.event_id = e.id
        WHERE e.restaurant_id = $1 AND e.kind = 'login'`,
      [id],
    );
  await until(async () => (await told()).length === 2);
  const [event] = await told();
  if (event === undefined) throw new Error('there is no event');
  const before = mailbox.mails.length;
  await api.app.nest
    .get(LoginMails, { strict: false })
    .send({ kind: 'login', eventId: Number(event.id), payload: event.payload });
  expect(mailbox.mails).toHaveLength(before);
});
