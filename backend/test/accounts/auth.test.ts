import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountView, DemoLoginView } from '../../src/contracts/accounts/account-views.ts';
import { SessionEnds } from '../../src/modules/auth/sessions/session-ends.ts';
import { SessionStore } from '../../src/modules/auth/sessions/session.store.ts';
import { PASSWORD } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const NEW = { name: 'Ada', password: 'eine lange Suppe', city: 'hamburg' };
let count = 0;
const freshEmail = () => `ada${String((count += 1))}@example.com`;

describe('logging in', () => {
  it.each([
    ['customer', '/api/login', 'kunde@example.com'],
    ['restaurant', '/api/login', 'restaurant3@example.com'],
    ['admin', '/api/admin/login', 'admin@example.com'],
  ])('gives a %s an account with its role and a session', async (role, path, email) => {
    const person = new Person(api.url);
    const login = await person.request<AccountView>('POST', path, { email, password: PASSWORD });
    expect(login).toMatchObject({ status: 200, body: { role, email } });
    const current = await person.request<AccountView>('GET', '/api/user');
    expect(current).toMatchObject({ status: 200, body: login.body });
    expect(JSON.stringify(login.body)).not.toMatch(/password|argon/i);
  });

  it("calls a restaurant's account by its restaurant's id", async () => {
    const { account } = await Person.login(api.url, 'restaurant3@example.com');
    expect(account).toMatchObject({ id: 3, role: 'restaurant' });
  });

  it('takes the e-mail in any case and with spaces around it', async () => {
    const person = new Person(api.url);
    const { status } = await person.request('POST', '/api/login', { email: ' KUNDE@Example.COM ', password: PASSWORD });
    expect(status).toBe(200);
  });

  it('sets a cookie that scripts and other sites cannot use', async () => {
    const response = await fetch(`${api.url}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'kunde@example.com', password: PASSWORD }),
    });
    const [cookie = '', hint] = response.headers.getSetCookie();
    expect(cookie).toMatch(/^tischlein_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('tischlein_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('tells the login screens about demo accounts, which all work', async () => {
    const { status, body } = await new Person(api.url).request<DemoLoginView[]>('GET', '/api/demo-logins');
    expect(status).toBe(200);
    expect(body.map(({ role }) => role)).toEqual(['customer', 'restaurant', 'admin']);
    for (const { role, email, password } of body) {
      expect((await Person.login(api.url, email, password)).account?.role).toBe(role);
    }
  });

  it('tells of none where no demo data is seeded', async () => {
    const bare = await startApi({ demoData: false });
    try {
      const answer = await new Person(bare.url).request('GET', '/api/demo-logins');
      expect(answer).toMatchObject({ status: 200, body: [] });
    } finally {
      await bare.stop();
    }
  });

  it('keeps neither the token nor the password in the database', async () => {
    const { cookie } = await Person.login(api.url, 'kunde@example.com');
    const token = cookie?.split('=')[1] ?? '';
    const rows = await api.sql<{ text: string }>(
      'SELECT s::text AS text FROM sessions s UNION ALL SELECT u::text FROM users u UNION ALL SELECT r::text FROM restaurants r',
    );
    const stored = rows.map(({ text }) => text).join('\n');
    expect(stored).not.toContain(token);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
  });

  it.each([
    ['a wrong password', '/api/login', 'kunde@example.com', 'something else'],
    ['an unknown e-mail', '/api/login', 'nobody@example.com', PASSWORD],
    ["an admin's wrong password at the others' login", '/api/login', 'admin@example.com', 'something else'],
    ["an admin's right password at the others' login", '/api/login', 'admin@example.com', PASSWORD],
    ["a customer at the admins' login", '/api/admin/login', 'kunde@example.com', PASSWORD],
    ["a restaurant at the admins' login", '/api/admin/login', 'restaurant1@example.com', PASSWORD],
  ])('refuses %s without saying which part was wrong', async (_what, path, email, password) => {
    const person = new Person(api.url);
    const answer = await person.request('POST', path, { email, password });
    expect(refusalOf(answer)).toEqual({ status: 401, code: 'invalid_credentials', fields: [] });
    expect(person.cookie).toBeNull();
  });

  it.each([
    ['nothing', undefined, ['email required', 'password required']],
    ['an empty object', {}, ['email required', 'password required']],
    ['nulls', { email: null, password: null }, ['email required', 'password required']],
    ['other types', { email: 7, password: ['x'] }, ['email invalid_type', 'password invalid_type']],
    ['no e-mail', { email: 'kunde', password: 'x' }, ['email invalid_email']],
    ['an e-mail beyond ASCII', { email: 'kundé@example.com', password: 'x' }, ['email invalid_email']],
    ['an endless e-mail', { email: `${'a'.repeat(400)}@example.com`, password: 'x' }, ['email too_long']],
    ['an endless password', { email: 'kunde@example.com', password: 'x'.repeat(5_000) }, ['password too_long']],
    ['an empty password', { email: 'kunde@example.com', password: '' }, ['password required']],
    ['a NUL in the e-mail', { email: 'kun\0de@example.com', password: 'x' }, ['email invalid_format']],
  ])('refuses %s', async (_what, body, fields) => {
    const answer = await new Person(api.url).request('POST', '/api/login', body);
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields });
  });

  it('refuses a NUL in a password as a wrong one', async () => {
    const answer = await new Person(api.url).request('POST', '/api/login', {
      email: 'kunde@example.com',
      password: '\0',
    });
    expect(refusalOf(answer).code).toBe('invalid_credentials');
  });
});

describe('registering', () => {
  it('makes a customer, signs them in and stores the e-mail in lower case', async () => {
    const person = new Person(api.url);
    const email = freshEmail();
    const answer = await person.request<AccountView>('POST', '/api/register', {
      ...NEW,
      name: '  Ada Suppe ',
      email: email.toUpperCase(),
      phone: ' ',
    });
    expect(answer).toMatchObject({
      status: 201,
      body: { role: 'customer', name: 'Ada Suppe', email, city: 'hamburg', phone: null, address: null },
    });
    expect(await person.request('GET', '/api/user')).toMatchObject({ status: 200, body: { email } });
  });

  it('cannot be used to become anything but a customer', async () => {
    const person = new Person(api.url);
    const more = { role: 'admin', id: 1, createdAt: '2020-01-01', confirmPassword: 'x' };
    const { body } = await person.request<AccountView>('POST', '/api/register', {
      ...NEW,
      ...more,
      email: freshEmail(),
    });
    expect(body.role).toBe('customer');
    expect(body.id).not.toBe(1);
  });

  it.each(['Kunde@example.com', 'restaurant5@example.com'])('refuses %s, which is taken', async (email) => {
    const answer = await new Person(api.url).request('POST', '/api/register', { ...NEW, email });
    expect(refusalOf(answer)).toEqual({ status: 409, code: 'email_taken', fields: ['email email_taken'] });
  });

  it('gives one e-mail to one of two who ask at once', async () => {
    const email = freshEmail();
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => new Person(api.url).request('POST', '/api/register', { ...NEW, email })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it.each([
    ['missing fields', {}, ['name required', 'email required', 'password required', 'city required']],
    ['an unknown city', { ...NEW, email: 'a@example.com', city: 'munich' }, ['city invalid_choice']],
    ['a name of spaces', { ...NEW, email: 'a@example.com', name: '   ' }, ['name required']],
    ['a name that is too long', { ...NEW, email: 'a@example.com', name: 'x'.repeat(101) }, ['name too_long']],
    ['a name that is no text', { ...NEW, email: 'a@example.com', name: { $ne: '' } }, ['name invalid_type']],
    ['a NUL in the name', { ...NEW, email: 'a@example.com', name: 'A\0da' }, ['name invalid_format']],
    ['a phone that is too long', { ...NEW, email: 'a@example.com', phone: '1'.repeat(41) }, ['phone too_long']],
    ['a phone without digits', { ...NEW, email: 'a@example.com', phone: 'abc' }, ['phone invalid_phone']],
    ['an address that is no text', { ...NEW, email: 'a@example.com', address: 5 }, ['address invalid_type']],
    ['a short password', { ...NEW, email: 'a@example.com', password: 'kurz123' }, ['password too_short']],
    ['a password beyond 256', { ...NEW, email: 'a@example.com', password: 'ab'.repeat(129) }, ['password too_long']],
  ])('refuses %s', async (_what, body, fields) => {
    const answer = await new Person(api.url).request('POST', '/api/register', body);
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields });
  });

  it('says at once whatever is wrong', async () => {
    const body = { name: ' ', email: 'ada', password: 'kurz', phone: '1'.repeat(41) };
    const answer = await new Person(api.url).request('POST', '/api/register', body);
    expect(refusalOf(answer)).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['name required', 'email invalid_email', 'password too_short', 'city required', 'phone too_long'],
    });
    const common = { name: 'Ada', email: 'ada@example.com', password: 'Hamburg2026!' };
    expect(refusalOf(await new Person(api.url).request('POST', '/api/register', common))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['password password_too_common', 'city required'],
    });
  });

  it('says how long a password has to be', async () => {
    const answer = await new Person(api.url).request<{ errors: { message: string }[] }>(
      'POST',
      '/api/register',
      { ...NEW, email: 'a@example.com', password: 'kurz' },
      { 'accept-language': 'de' },
    );
    expect(answer.body.errors[0]?.message).toBe('Mindestens 8 Zeichen sind nötig.');
  });

  it.each(['password123', 'Passwort1', 'Ada@Example.com', '12345678', 'aaaaaaaa', 'abababab'])(
    'refuses the password %s, which anyone would try',
    async (password) => {
      const answer = await new Person(api.url).request('POST', '/api/register', {
        ...NEW,
        email: 'ada@example.com',
        password,
      });
      expect(refusalOf(answer)).toEqual({
        status: 400,
        code: 'password_too_common',
        fields: ['password password_too_common'],
      });
    },
  );

  it.each(['ÄÖÜäöüß€', '🍕🍕🍝🍝🍣🍣🍔🍔', ' eine Suppe ', 'x y\0z w v u', `${'Suppe'.repeat(51)}!`])(
    'takes the password %j, and lets it in again',
    async (password) => {
      const email = freshEmail();
      const registered = await new Person(api.url).request('POST', '/api/register', { ...NEW, email, password });
      expect(registered.status).toBe(201);
      const login = await new Person(api.url).request('POST', '/api/login', { email, password });
      expect(login.status).toBe(200);
    },
  );
});

describe('a session', () => {
  it('ends at once with the logout, and says so to whoever holds its sockets', async () => {
    const person = await Person.login(api.url, 'kunde@example.com');
    const { cookie } = person;
    const token = api.app.nest.get(SessionStore, { strict: false }).sessionTokenFromCookieHeader(cookie ?? '') ?? '';
    const session = await api.app.nest.get(SessionStore, { strict: false }).find(token, true);
    const ended: string[] = [];
    const listening = api.app.nest.get(SessionEnds, { strict: false }).ended.subscribe((id) => ended.push(id));
    const { status, headers } = await person.request('POST', '/api/logout');
    listening.unsubscribe();
    expect(status).toBe(204);
    expect(headers.getSetCookie()[1]).toMatch(/^tischlein_signed_in=; Max-Age=0; /);
    expect(ended).toEqual([session?.sessionId]);
    person.cookie = cookie;
    expect(refusalOf(await person.request('GET', '/api/user'))).toMatchObject({ status: 401, code: 'unauthenticated' });
  });

  it('is replaced, and ended, by the next login of the same browser', async () => {
    const person = await Person.login(api.url, 'kunde@example.com');
    const { cookie: first } = person;
    await person.request('POST', '/api/login', { email: 'restaurant1@example.com', password: PASSWORD });
    expect(await person.request('GET', '/api/user')).toMatchObject({ body: { role: 'restaurant' } });
    person.cookie = first;
    expect((await person.request('GET', '/api/user')).status).toBe(401);
  });

  it('survives a failed login', async () => {
    const person = await Person.login(api.url, 'kunde@example.com');
    await person.request('POST', '/api/login', { email: 'kunde@example.com', password: 'wrong' });
    expect((await person.request('GET', '/api/user')).status).toBe(200);
  });

  it('is over when it expires, and its row goes', async () => {
    const person = await Person.login(api.url, 'restaurant6@example.com');
    await api.sql('UPDATE sessions SET expires_at = now() WHERE restaurant_id = 6');
    expect((await person.request('GET', '/api/user')).status).toBe(401);
    await api.app.nest.get(SessionStore, { strict: false }).purgeExpired();
    expect(await api.sql('SELECT 1 FROM sessions WHERE restaurant_id = 6')).toEqual([]);
  });

  it('goes with its account', async () => {
    const person = await Person.register(api.url, 'Gone');
    await api.sql('DELETE FROM users WHERE id = $1', [person.account?.id]);
    expect((await person.request('GET', '/api/user')).status).toBe(401);
  });

  it.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(42)}'`, '../../etc/passwd', 'a'.repeat(8_000)])(
    'is not made by the cookie %.20j',
    async (token) => {
      const person = new Person(api.url);
      person.cookie = `other=1; tischlein_session=${token}`;
      expect((await person.request('GET', '/api/user')).status).toBe(401);
    },
  );

  it('can be logged out of twice', async () => {
    expect((await new Person(api.url).request('POST', '/api/logout')).status).toBe(204);
  });
});

describe('the profile', () => {
  it('is changed in the fields that are sent', async () => {
    const person = await Person.register(api.url, 'Before');
    const email = person.account?.email;
    const change = { name: 'After', email, phone: '030 123', city: 'frankfurt', address: 'Zeil 1' };
    const answer = await person.request('PUT', '/api/user/profile', change);
    expect(answer).toMatchObject({ status: 200, body: { ...change, email } });
    const second = await person.request('PUT', '/api/user/profile', { phone: '', city: '' });
    expect(second).toMatchObject({ status: 200, body: { ...change, email, phone: null } });
    expect(await person.request('GET', '/api/user')).toMatchObject({ body: second.body });
  });

  it.each([
    [{ name: 'x' }, ['name too_short']],
    [{ name: 'x'.repeat(101) }, ['name too_long']],
    [{ name: 7 }, ['name invalid_type']],
    [{ city: 'paris' }, ['city invalid_choice']],
    [{ address: 'x'.repeat(301) }, ['address too_long']],
    [{ phone: '\0' }, ['phone invalid_format']],
  ])('refuses %j', async (body, fields) => {
    const person = await Person.login(api.url, 'kunde@example.com');
    const answer = await person.request('PUT', '/api/user/profile', body);
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields });
  });
});
