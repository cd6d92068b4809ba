import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MAX_LENGTH } from '../../src/contracts/constants.ts';
import type { OpeningHoursView } from '../../src/contracts/restaurants/settings.ts';
import type { RestaurantDetailView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { SecretBox } from '../../src/modules/pos/protocol/secret-box.ts';
import { DecideApproval } from '../../src/modules/registration/decide-approval.ts';
import { type Mailbox, startMailbox } from '../support/mailbox.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import {
  freshEmail,
  PASSWORD,
  REGISTRATION_PATH,
  addDish,
  registerRestaurant,
  registrationRequest,
  sendRegistration,
} from './registrations.ts';

let mailbox: Mailbox;
let api: Api;
beforeAll(async () => {
  mailbox = await startMailbox();
  api = await startApi({ smtpUrl: mailbox.url, nodeEnv: 'production', posNetwork: 'public' });
});
afterAll(async () => {
  await api.stop();
  await mailbox.stop();
});

const register = (body: object, headers: Record<string, string> = {}) => sendRegistration(api.url, body, headers);
const registered = (overrides: object = {}) => registerRestaurant(api.url, overrides);

interface Stored {
  pos_api_key: string | null;
  text: string;
}
async function stored(id: number): Promise<Stored & Record<string, unknown>> {
  const [row] = await api.sql<Stored & Record<string, unknown>>(
    'SELECT r.*, r::text AS text FROM restaurants r WHERE id = $1',
    [id],
  );
  if (row === undefined) throw new Error('There is no such restaurant.');
  return row;
}

describe('registering a restaurant', () => {
  it('takes what the specification sends, inactive and closed whatever was claimed', async () => {
    const body = {
      ...registrationRequest(),
      description: 'Hausmannskost',
      imageUrl: 'https://bilder.example.com/haus.jpg',
      deliveryFee: 3.5,
      deliveryTime: '30-45 min',
      posApiUrl: 'https://kasse.example.com/orders',
      posApiKey: 'pos-key-4711',
      subscriptionPlan: 'yearly',
      isActive: true,
      isOpen: true,
      subscriptionActive: true,
    };
    const { password: _p, posApiKey: _k, ...shown } = body;
    const answer = await register(body);
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      ...shown,
      // It is fetched first: no browser is given the address.
      imageUrl: null,
      id: expect.any(Number),
      deliveryFee: '3.50',
      isActive: false,
      isOpen: false,
      subscriptionActive: false,
      reviewStatus: 'pending',
      createdAt: expect.any(String),
    });
    expect(
      await api.sql('SELECT plan, price_cents, start_date, end_date FROM subscriptions WHERE restaurant_id = $1', [
        answer.body.id,
      ]),
    ).toEqual([{ plan: 'yearly', price_cents: 29_000, start_date: null, end_date: null }]);
  });

  it('fills in the defaults where the optional fields are empty, null or missing', async () => {
    for (const optional of [
      {},
      { description: '', deliveryFee: null, deliveryTime: ' ', subscriptionPlan: '', posApiUrl: '', vatId: ' ' },
    ]) {
      const { id, ...body } = await registered(optional);
      expect(body).toMatchObject({
        description: null,
        imageUrl: null,
        deliveryFee: '2.90',
        deliveryTime: '25-40 min',
        posApiUrl: null,
        subscriptionPlan: 'monthly',
      });
      expect(await api.sql('SELECT plan, price_cents FROM subscriptions WHERE restaurant_id = $1', [id])).toEqual([
        { plan: 'monthly', price_cents: 2_900 },
      ]);
    }
  });

  it('begins with the hours of the specification, 09:00 to 22:00 on every day', async () => {
    const { id, email } = await registered({ category: 'asian' });
    const kitchen = await Person.login(api.url, email, PASSWORD);
    const { body } = await kitchen.request<OpeningHoursView>('GET', '/api/restaurant/hours');
    const day = { spans: [{ opens: '09:00', closes: '22:00' }] };
    expect(body).toEqual({ week: [day, day, day, day, day, day, day], specialDays: [] });
    await api.app.nest.get(DecideApproval, { strict: false }).approve(id);
    const shown = await new Person(api.url).request<RestaurantDetailView>('GET', `/api/restaurants/${String(id)}`);
    expect(shown.body).toMatchObject({ openingHours: '09:00-22:00', isOpen: false });
    const hours = { spans: [{ opens: '00:00', closes: '24:00' }] };
    await kitchen.request('PUT', '/api/restaurant/hours', { week: Array<object>(7).fill(hours) });
    await addDish(kitchen);
    await api.sql(`UPDATE restaurants SET image_url = '/images/restaurants/1.webp' WHERE id = $1`, [id]);
    const opened = await kitchen.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
    expect(opened).toMatchObject({ status: 200 });
    const again = await new Person(api.url).request<RestaurantDetailView>('GET', `/api/restaurants/${String(id)}`);
    expect(again.body).toMatchObject({ openingHours: '00:00-24:00', isOpen: true });
  });

  it('keeps what a platform has to know of a trader', async () => {
    const trader = {
      legalName: 'Tischlein GmbH',
      vatId: 'de 123.456.789',
      phone: ' +49 40 123456 ',
      traderDeclaration: true,
    };
    const { id } = await registered({ ...trader, category: 'turkish' });
    expect(await stored(id)).toMatchObject({
      legal_name: 'Tischlein GmbH',
      vat_id: 'DE123456789',
      phone: '+49 40 123456',
      trader_declared_at: expect.any(Date),
      category: 'turkish',
    });
    expect(await stored((await registered({ traderDeclaration: false })).id)).toMatchObject({
      trader_declared_at: null,
      category: null,
    });
  });

  it('keeps the key of the POS sealed and tells it to nobody', async () => {
    const posApiKey = 'pos-key-geheim-4711';
    const answer = await register({ ...registrationRequest(), posApiUrl: 'https://kasse.example.com', posApiKey });
    expect(JSON.stringify(answer.body)).not.toMatch(/geheim|posApiKey|password|argon/i);
    const row = await stored(answer.body.id);
    expect(row.text).not.toContain('geheim');
    expect(row.text).not.toContain(PASSWORD);
    expect(api.app.nest.get(SecretBox, { strict: false }).open(row.pos_api_key ?? '')).toBe(posApiKey);
    const kitchen = await Person.login(api.url, answer.body.email, PASSWORD);
    expect(JSON.stringify(await kitchen.request('GET', '/api/restaurant/info'))).not.toContain('geheim');
  });

  it('logs nobody in', async () => {
    const person = new Person(api.url);
    expect((await person.request('POST', REGISTRATION_PATH, registrationRequest())).status).toBe(201);
    expect(person.cookie).toBeNull();
  });

  it.each([
    ['nothing', undefined, ['name', 'email', 'password', 'city', 'address'].map((field) => `${field} required`)],
    ['blanks', { name: ' ', address: '\t' }, ['name required', 'address required']],
    ['no e-mail', { email: 'wirt' }, ['email invalid_email']],
    ['an unknown city', { city: 'paris' }, ['city invalid_choice']],
    ['an unknown plan', { subscriptionPlan: 'weekly' }, ['subscriptionPlan invalid_choice']],
    ['an unknown category', { category: 'nordic' }, ['category invalid_choice']],
    ['a short password', { password: 'elf Zeichen' }, ['password too_short']],
    ['numbers for texts', { name: 7, description: 7 }, ['name invalid_type', 'description invalid_type']],
    ['an endless name', { name: 'x'.repeat(MAX_LENGTH.name + 1) }, ['name too_long']],
    ['an endless description', { description: 'x'.repeat(MAX_LENGTH.description + 1) }, ['description too_long']],
    ['an endless key', { posApiKey: 'x'.repeat(MAX_LENGTH.posApiKey + 1) }, ['posApiKey too_long']],
    ['a script for a picture', { imageUrl: 'javascript:alert(1)' }, ['imageUrl invalid_format']],
    ['a fee below nothing', { deliveryFee: -0.5 }, ['deliveryFee too_small']],
    ['a fee beyond reason', { deliveryFee: 100 }, ['deliveryFee too_large']],
    ['a fraction of a cent', { deliveryFee: 2.905 }, ['deliveryFee invalid_format']],
    ['a word for a fee', { deliveryFee: 'free' }, ['deliveryFee invalid_format']],
    ['a list for a fee', { deliveryFee: [1] }, ['deliveryFee invalid_type']],
    ['a delivery time in words', { deliveryTime: 'soon' }, ['deliveryTime invalid_format']],
    ['a delivery time backwards', { deliveryTime: '40-25 min' }, ['deliveryTime invalid_format']],
    ['a POS without TLS', { posApiUrl: 'http://kasse.example.com' }, ['posApiUrl not_https']],
    ['a POS in the own network', { posApiUrl: 'https://192.168.178.2' }, ['posApiUrl private_network']],
    ['a POS at home', { posApiUrl: 'https://localhost:8080' }, ['posApiUrl private_network']],
    ['no address for a POS', { posApiUrl: 'kasse' }, ['posApiUrl invalid_format']],
    ['a short phone number', { phone: '110' }, ['phone invalid_phone']],
    ['a VAT ID of no country', { vatId: '12345' }, ['vatId invalid_format']],
    ['a word for a declaration', { traderDeclaration: 'yes' }, ['traderDeclaration invalid_type']],
    [
      'two at once',
      { deliveryFee: 'x', deliveryTime: 'y' },
      ['deliveryFee invalid_format', 'deliveryTime invalid_format'],
    ],
  ])('refuses %s at its field', async (_what, change, fields) => {
    const answer = await register(change === undefined ? {} : { ...registrationRequest(), ...change });
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields });
  });

  it('refuses a password that everyone would guess', async () => {
    for (const password of ['abcabcabcabc', 'Zum Tischlein']) {
      const answer = await register({ ...registrationRequest(), password });
      expect(refusalOf(answer)).toEqual({
        status: 400,
        code: 'password_too_common',
        fields: ['password password_too_common'],
      });
    }
  });

  it.each([
    ['a restaurant', 'restaurant1@example.com'],
    ['a customer, in capitals', ' KUNDE@example.com '],
  ])('refuses the e-mail of %s', async (_whose, email) => {
    const answer = await register({ ...registrationRequest(), email });
    expect(refusalOf(answer)).toEqual({ status: 409, code: 'email_taken', fields: ['email email_taken'] });
  });

  it('registers one of twenty that come at once', async () => {
    const body = registrationRequest();
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array.from({ length: 19 }, () => 409)]);
    expect(await api.sql('SELECT id FROM restaurants WHERE email = $1', [body.email])).toHaveLength(1);
  });

  it('gives the same registration to the same idempotency key, and no other person', async () => {
    const body = registrationRequest();
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const answers = await Promise.all(Array.from({ length: 5 }, () => register(body, headers)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 201]);
    expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
    for (const change of [{ email: freshEmail() }, { password: `${PASSWORD} und mehr` }]) {
      expect(refusalOf(await register({ ...body, ...change }, headers)).code).toBe('idempotency_key_reused');
    }
    expect(mailbox.of(body.email).length).toBeLessThanOrEqual(1);
  });
});
