import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminRestaurantDetailView } from '../../src/contracts/admin/admin.ts';
import type { AdminRestaurantView } from '../../src/contracts/admin/admin-views.ts';
import type {
  ApprovalView,
  RestaurantCardView,
  RestaurantDetailView,
  RestaurantInfoView,
} from '../../src/contracts/restaurants/restaurant-views.ts';
import { OpeningClock } from '../../src/modules/restaurants/opening/opening-clock.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { addAdmin, auditOf } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { registerRestaurant } from './registrations.ts';

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

const decide = (id: number, step: string, body: object = {}) =>
  admin.request<ApprovalView>('POST', `/api/admin/restaurants/${String(id)}/${step}`, body);
const infoOf = async (kitchen: Person) =>
  (await kitchen.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body;

describe('a suspension', () => {
  it('on a grave ground closes at once, for everybody, until it is lifted', async () => {
    const guest = await new Person(api.url).watch();
    await guest.subscribe('restaurant:1');
    const kitchen = await Person.login(api.url, 'restaurant1@example.com');
    const tablet = await kitchen.watch();
    await tablet.subscribe('restaurant:1:orders');
    const { version } = (await infoOf(kitchen)).review;
    const wish = { ground: 'food_safety', reason: REASON, start: 'at_once', expectedVersion: version };
    const { body } = await decide(1, 'suspend', wish);
    expect(body.suspension).toEqual({
      from: expect.any(String),
      ground: 'food_safety',
      reason: REASON,
      isInEffect: true,
    });
    await guest.hear('restaurant:open-state', ({ isOpen }) => !isOpen);
    expect(await tablet.hear('restaurant:reviewed')).toMatchObject({ step: 'suspended', version: version + 1 });
    expect((await infoOf(kitchen)).review).toEqual(body);
    expect(refusalOf(await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: true })).code).toBe(
      'suspended',
    );
    const nobody = new Person(api.url);
    const cards = await nobody.request<RestaurantCardView[]>('GET', '/api/restaurants?city=berlin');
    expect(cards.body.map((card) => card.id)).not.toContain(1);
    const page = await nobody.request<RestaurantDetailView>('GET', '/api/restaurants/1');
    expect(page.body).toMatchObject({ isOpen: false, opensAt: null });
    const customer = await Person.login(api.url, 'kunde@example.com');
    await expect(customer.placeOrder(1)).rejects.toThrow(/restaurant_closed/);
    const row = await admin.request<AdminRestaurantView[]>('GET', '/api/admin/restaurants?q=restaurant1@');
    expect(row.body[0]).toMatchObject({ id: 1, isOpen: false, suspendedFrom: body.suspension?.from });
    const mail = await mailbox.find('restaurant1@example.com', /wird bei Tischlein gesperrt/);
    for (const word of ['Lebensmittelsicherheit', REASON, '/contact', 'Gesperrt ab']) expect(mail.text).toContain(word);

    expect((await decide(1, 'unsuspend')).body.suspension).toBeNull();
    await guest.hear('restaurant:open-state', ({ isOpen }) => isOpen);
    await tablet.hear('restaurant:reviewed', ({ step }) => step === 'reinstated');
    await mailbox.find('restaurant1@example.com', /aufgehoben/);
    const lines = await auditOf(admin, '?targetKind=restaurant&targetId=1');
    expect(lines.map(({ action }) => action)).toEqual(['suspension_lifted', 'restaurant_suspended']);
    expect(lines[1]).toMatchObject({
      before: { suspensionGround: null },
      after: { suspensionGround: 'food_safety', suspensionReason: REASON },
    });
    guest.close();
    tablet.close();
  });

  it('on any other ground gives notice of 30 days, and closes by itself then', async () => {
    const wish = { ground: 'terms_breach', reason: REASON };
    expect(refusalOf(await decide(2, 'suspend', { ...wish, start: 'at_once' })).fields).toEqual([
      'start notice_required',
    ]);
    const { body } = await decide(2, 'suspend', wish);
    const days = (Date.parse(body.suspension?.from ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    expect(body.suspension?.isInEffect).toBe(false);
    const detail = () => admin.request<AdminRestaurantDetailView>('GET', '/api/admin/restaurants/2');
    expect((await detail()).body).toMatchObject({ isOpen: true, info: { review: body } });
    const again = await decide(2, 'suspend', wish);
    expect(again.body).toEqual(body);
    expect((await decide(2, 'suspend', { ...wish, ground: 'other' })).body.suspension?.from).toBe(
      body.suspension?.from,
    );

    const guest = await new Person(api.url).watch();
    await guest.subscribe('restaurant:2');
    await api.sql('UPDATE restaurants SET suspended_from = now() WHERE id = 2');
    await api.app.nest.get(OpeningClock, { strict: false }).announceOutdated();
    await guest.hear('restaurant:open-state', ({ isOpen }) => !isOpen);
    expect((await detail()).body).toMatchObject({
      isOpen: false,
      info: { review: { suspension: { isInEffect: true } } },
    });
    guest.close();
  });

  it('needs a ground, a reason and an approval', async () => {
    const { id } = await registerRestaurant(api.url);
    expect(refusalOf(await decide(id, 'suspend', {})).fields).toEqual(
      expect.arrayContaining(['reason required', 'ground required']),
    );
    const wish = { ground: 'fraud', reason: REASON, start: 'at_once' };
    expect(refusalOf(await decide(id, 'suspend', wish)).code).toBe('under_review');
  });
});
