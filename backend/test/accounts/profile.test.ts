import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ProfileSummaryView } from '../../src/contracts/accounts/account.ts';
import type { AccountView } from '../../src/contracts/accounts/account-views.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let kitchen: Person;
beforeAll(async () => {
  api = await startApi();
  kitchen = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(() => api.stop());

const summaryOf = async (person: Person) =>
  (await person.request<ProfileSummaryView>('GET', '/api/profile/summary')).body;

async function deliver(person: Person): Promise<number> {
  const order = await person.placeOrder(1);
  for (const status of ['preparing', 'delivering', 'delivered'] as const) await kitchen.move(order.id, status);
  return order.id;
}

describe('the profile’s counters', () => {
  it('begin with nothing', async () => {
    const person = await Person.register(api.url, 'New');
    expect(await summaryOf(person)).toEqual({
      orders: 0,
      favourites: 0,
      reviews: 0,
      loyaltyPoints: 0,
      loyalty: { level: 'bronze', deliveredOrders: 0, nextLevel: 'silver', ordersToNext: 10, percent: 0 },
    });
  });

  it('count what the customer has', async () => {
    const person = await Person.register(api.url, 'Regular');
    const delivered = [await deliver(person), await deliver(person)];
    await person.placeOrder(1);
    const cancelled = await person.placeOrder(1);
    await person.request('POST', `/api/orders/${String(cancelled.id)}/cancel`);
    const id = person.account?.id;
    await api.sql('INSERT INTO favourites (user_id, restaurant_id) VALUES ($1, 1), ($1, 2), ($1, 3)', [id]);
    await api.sql('INSERT INTO reviews (order_id, restaurant_id, user_id, rating) VALUES ($2, 1, $1, 5)', [
      id,
      delivered[0],
    ]);
    expect(await summaryOf(person)).toEqual({
      orders: 4,
      favourites: 3,
      reviews: 1,
      loyaltyPoints: 20,
      loyalty: { level: 'bronze', deliveredOrders: 2, nextLevel: 'silver', ordersToNext: 8, percent: 20 },
    });
  });

  it('rise to silver', async () => {
    const person = await Person.register(api.url, 'Silver');
    const orderId = await deliver(person);
    await api.sql(
      `INSERT INTO orders (user_id, restaurant_id, status, payment_method, subtotal_cents, delivery_fee_cents, total_cents,
         delivery_address, accept_deadline_at, share_token)
       SELECT user_id, restaurant_id, status, payment_method, 100, 0, 100, 'x', now(), gen_random_uuid()
         FROM orders, generate_series(1, 9) WHERE id = $1`,
      [orderId],
    );
    expect((await summaryOf(person)).loyalty).toEqual({
      level: 'silver',
      deliveredOrders: 10,
      nextLevel: 'gold',
      ordersToNext: 15,
      percent: 40,
    });
  });
});

describe('editing the profile', () => {
  const change = (person: Person, body: object) => person.request<AccountView>('PUT', '/api/user/profile', body);

  it('changes what is sent, and keeps the e-mail that is sent along', async () => {
    const person = await Person.register(api.url, 'Editor');
    const { status, body } = await change(person, {
      name: '  Zoë 🍕 <script>alert(1)</script> ',
      email: person.account?.email,
      phone: '+49 30 1234',
      city: 'hamburg',
      address: '',
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Zoë 🍕 <script>alert(1)</script>',
      email: person.account?.email,
      phone: '+49 30 1234',
      city: 'hamburg',
      address: null,
    });
    expect((await person.request('GET', '/api/user')).body).toEqual(body);
  });

  it.each([
    ['a name of one letter', { name: ' Z ' }, ['name too_short']],
    ['an empty name', { name: '' }, ['name too_short']],
    ['a long name', { name: 'x'.repeat(101) }, ['name too_long']],
    ['an unknown city', { city: 'paris' }, ['city invalid_choice']],
    ['a phone that is none', { phone: 'call me' }, ['phone invalid_phone']],
    ['a long phone', { phone: '1'.repeat(41) }, ['phone too_long']],
    ['a long address', { address: 'x'.repeat(10_000) }, ['address too_long']],
  ])('names the field: %s', async (_, body, fields) => {
    const person = await Person.register(api.url, 'Careless');
    expect(refusalOf(await change(person, body))).toEqual({ status: 400, code: 'validation_failed', fields });
  });
});

describe('a new password', () => {
  const OLD = 'correct horse battery';
  const NEW = 'staple 🔋 instead of horse';
  const change = (person: Person, currentPassword: unknown, newPassword: unknown) =>
    person.request('PUT', '/api/user/password', { currentPassword, newPassword });

  it('signs in from then on, and every other session ends with its sockets', async () => {
    const person = await Person.register(api.url, 'Changer');
    const email = person.account?.email ?? '';
    const elsewhere = await Person.login(api.url, email, OLD);
    const [mine, other] = await Promise.all([person.watch(), elsewhere.watch()]);
    other.socket.io.reconnection(false);
    expect((await change(person, OLD, NEW)).status).toBe(204);
    await until(() => !other.socket.connected);
    await mine.settle();
    expect(mine.socket.connected).toBe(true);
    mine.close();
    expect((await person.request('GET', '/api/user')).status).toBe(200);
    expect((await elsewhere.request('GET', '/api/user')).status).toBe(401);
    await expect(Person.login(api.url, email, OLD)).rejects.toThrow('401');
    await Person.login(api.url, email, NEW);
  });

  it('is changed by one of two who come at once', async () => {
    const person = await Person.register(api.url, 'Twice');
    const answers = await Promise.all([change(person, OLD, 'first new secret'), change(person, OLD, 'second new one')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 400]);
  });

  it.each([
    ['a wrong current one', ['wrong', NEW], 'validation_failed', ['currentPassword wrong_password']],
    ['none', [undefined, undefined], 'validation_failed', ['currentPassword required', 'newPassword required']],
    ['empty ones', ['', ''], 'validation_failed', ['currentPassword required', 'newPassword required']],
    ['numbers', [1, 2], 'validation_failed', ['currentPassword invalid_type', 'newPassword invalid_type']],
    ['a short one', [OLD, '1234567'], 'validation_failed', ['newPassword too_short']],
    ['a long one', [OLD, 'x1'.repeat(200)], 'validation_failed', ['newPassword too_long']],
    ['a common one', [OLD, 'Passwort123'], 'password_too_common', ['newPassword password_too_common']],
    ['the own name', [OLD, 'guessable'], 'password_too_common', ['newPassword password_too_common']],
  ])('is refused: %s', async (_, [current, wanted], code, fields) => {
    const person = await Person.register(api.url, 'Guessable');
    const other = await Person.login(api.url, person.account?.email ?? '', OLD);
    expect(refusalOf(await change(person, current, wanted))).toEqual({ status: 400, code, fields });
    expect((await other.request('GET', '/api/user')).status).toBe(200);
  });

  it('can be guessed only so often', async () => {
    const limited = await startApi({ rateLimit: true });
    try {
      const person = await Person.register(limited.url, 'Guessed');
      const answers = [];
      for (let attempt = 0; attempt < 11; attempt += 1) answers.push(await change(person, 'wrong', NEW));
      expect(answers.slice(0, 10).map(({ status }) => status)).toEqual(Array(10).fill(400));
      expect(answers[10]).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    } finally {
      await limited.stop();
    }
  });
});

describe('the language', () => {
  const languageOf = async (person: Person) =>
    (await api.sql<{ language: string }>('SELECT language FROM users WHERE id = $1', [person.account?.id]))[0]
      ?.language;

  it('is the one that the customer reads when registering and logging in', async () => {
    const person = new Person(api.url);
    const email = `dil-${crypto.randomUUID()}@example.com`;
    const body = { name: 'Dil', email, password: 'correct horse battery', city: 'berlin' };
    const answer = await person.request<AccountView>('POST', '/api/register', body, { 'accept-language': 'tr-TR,en' });
    person.account = answer.body;
    expect(await languageOf(person)).toBe('tr');
    await person.request('POST', '/api/login', body, { 'accept-language': 'de-AT' });
    expect(await languageOf(person)).toBe('de');
  });
});
