import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdminRestaurantView } from '../../src/contracts/admin/admin-views.ts';
import type { RestaurantCardView, RestaurantInfoView } from '../../src/contracts/restaurants/restaurant-views.ts';
import type { OpeningHoursView } from '../../src/contracts/restaurants/settings.ts';
import { DecideApproval } from '../../src/modules/registration/decide-approval.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { PASSWORD, addDish, registerRestaurant, registrationRequest, sendRegistration } from './registrations.ts';

let mailbox: Mailbox;
let api: Api;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({ smtpUrl: mailbox.url });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

describe('the confirmation of a registration', () => {
  it.each([
    ['de', 'Ihre Anmeldung bei Tischlein: Zum Tischlein', '29,00\u00a0€ pro Monat', 'innerhalb von 24 Stunden'],
    ['en', 'Your registration with Tischlein: Zum Tischlein', '€29.00 per month', 'within 24 hours'],
    ['tr', 'Tischlein kaydınız: Zum Tischlein', 'Onaydan itibaren ayda', '24 saat içinde'],
  ])('is written in %s', async (language, subject, ...words) => {
    const body = registrationRequest();
    await sendRegistration(api.url, body, { 'accept-language': language });
    const mail = await mailbox.find(body.email, subject);
    expect(mail.html).toContain(`<html lang="${language}">`);
    for (const word of words) expect(mail.text).toContain(word);
    expect(mail.text).toContain('/restaurant/login');
    expect(mail.text).not.toContain(PASSWORD);
  });

  it('does not carry advertisements to strangers', async () => {
    const body = { ...registrationRequest(), name: 'Win at casino.example now' };
    await sendRegistration(api.url, body);
    const mail = await mailbox.find(body.email, /Tischlein$/);
    expect(mail.text + mail.html + (mail.headers.subject ?? '')).not.toContain('casino');
  });
});

describe('a restaurant under review', () => {
  it('may log in and see how far it is, but not open, and customers do not see it', async () => {
    const { id, email, createdAt } = await registerRestaurant(api.url);
    const kitchen = await Person.login(api.url, email, PASSWORD);
    expect(kitchen.account).toMatchObject({ role: 'restaurant', id });
    const { body } = await kitchen.request<RestaurantInfoView>('GET', '/api/restaurant/info');
    expect(body).toMatchObject({ isOpen: false, review: { status: 'pending', reason: null, submittedAt: createdAt } });
    for (const wish of [{}, { isOpen: true }]) {
      const answer = await kitchen.request('POST', '/api/restaurant/toggle-status', wish);
      expect(refusalOf(answer)).toEqual({ status: 409, code: 'under_review', fields: [] });
    }
    const nobody = new Person(api.url);
    expect((await nobody.request('GET', `/api/restaurants/${String(id)}`)).status).toBe(404);
    const cards = await nobody.request<RestaurantCardView[]>('GET', '/api/restaurants?city=hamburg');
    expect(cards.body.map((card) => card.id)).not.toContain(id);
    const customer = await Person.login(api.url, 'kunde@example.com');
    const order = {
      restaurantId: id,
      items: [{ menuItemId: 1, quantity: 1 }],
      deliveryAddress: 'x',
      paymentMethod: 'cash_on_delivery',
    };
    expect((await customer.request('POST', '/api/orders', order)).status).toBeGreaterThanOrEqual(400);
  });

  it('is among the restaurants that the admin sees', async () => {
    const { id } = await registerRestaurant(api.url);
    const admin = await Person.login(api.url, 'admin@example.com');
    const { body } = await admin.request<AdminRestaurantView[]>('GET', '/api/admin/restaurants');
    expect(body.find((row) => row.id === id)).toMatchObject({
      isActive: false,
      isOpen: false,
      reviewStatus: 'pending',
    });
    expect(body.find((row) => row.id === 1)).toMatchObject({ isActive: true, reviewStatus: 'approved' });
  });

  it('opens once it is approved, with its subscription from that day on', async () => {
    const { id, email } = await registerRestaurant(api.url, { subscriptionPlan: 'yearly', category: 'asian' });
    const review = api.app.nest.get(DecideApproval, { strict: false });
    await review.approve(id);
    await review.approve(id);
    const kitchen = await Person.login(api.url, email, PASSWORD);
    const open = () => kitchen.request<RestaurantInfoView>('POST', '/api/restaurant/toggle-status', { isOpen: true });
    expect(refusalOf(await open())).toEqual({ status: 409, code: 'no_dish', fields: [] });
    const dish = `/api/restaurant/menu-items/${String(await addDish(kitchen))}`;
    await kitchen.request('PUT', `${dish}/available`, { available: false });
    expect(refusalOf(await open()).code).toBe('no_dish');
    await kitchen.request('PUT', `${dish}/available`, { available: true });
    const left = async () =>
      (await kitchen.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body.openingNeeds;
    expect(await left()).toEqual(['photo', 'hours']);
    expect(refusalOf(await open())).toEqual({
      status: 409,
      code: 'opening_needs_missing',
      fields: ['photo required', 'hours required'],
    });
    await api.sql(`UPDATE restaurants SET image_url = '/images/restaurants/1.webp' WHERE id = $1`, [id]);
    // The hours that it began with do, once it has saved them.
    const { week } = (await kitchen.request<OpeningHoursView>('GET', '/api/restaurant/hours')).body;
    await kitchen.request('PUT', '/api/restaurant/hours', { week });
    expect(await left()).toEqual([]);
    const toggled = await open();
    expect(toggled).toMatchObject({ status: 200, body: { isOpen: true, review: { status: 'approved' } } });
    expect(toggled.body.isNew).toBe(false);
    // The photo is asked for before the first opening alone.
    await api.sql('UPDATE restaurants SET image_url = NULL, is_open = false WHERE id = $1', [id]);
    expect((await open()).status).toBe(200);
    expect((await new Person(api.url).request('GET', `/api/restaurants/${String(id)}`)).status).toBe(200);
    expect(
      await api.sql(
        `SELECT r.subscription_active, r.review_version, s.end_date = s.start_date + interval '1 year' AS is_a_year,
           s.start_date = (now() AT TIME ZONE 'Europe/Berlin')::date AS is_today
         FROM restaurants r JOIN subscriptions s ON s.restaurant_id = r.id WHERE r.id = $1`,
        [id],
      ),
    ).toEqual([{ subscription_active: true, review_version: 2, is_a_year: true, is_today: true }]);
    await mailbox.find(email, 'Zum Tischlein');
    expect((await mailbox.find(email, /approved|freigegeben/)).text).toContain('/restaurant/login');
  });

  it('is told why it is rejected, and can still be approved', async () => {
    const { id, email } = await registerRestaurant(api.url, { category: 'asian' });
    const review = api.app.nest.get(DecideApproval, { strict: false });
    await review.reject(id, 'Die Adresse gibt es nicht.');
    expect((await mailbox.find(email, /About|Zu Ihrer/)).text).toContain('Die Adresse gibt es nicht.');
    const kitchen = await Person.login(api.url, email, PASSWORD);
    const { body } = await kitchen.request<RestaurantInfoView>('GET', '/api/restaurant/info');
    expect(body.review).toMatchObject({ status: 'rejected', reason: 'Die Adresse gibt es nicht.' });
    expect(refusalOf(await kitchen.request('POST', '/api/restaurant/toggle-status')).code).toBe('under_review');
    await review.approve(id);
    expect((await kitchen.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body.review).toMatchObject({
      status: 'approved',
      reason: null,
    });
  });

  it('cannot be decided on when there is none', async () => {
    const review = api.app.nest.get(DecideApproval, { strict: false });
    await expect(review.approve(999_999)).rejects.toThrow('not_found');
  });
});

describe('on a test machine', () => {
  it('a POS may be on the machine itself', async () => {
    const posApiUrl = 'http://127.0.0.1:4000/POS';
    expect(await registerRestaurant(api.url, { posApiUrl })).toMatchObject({ posApiUrl });
  });
});
