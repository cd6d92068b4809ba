/** Whoever has shown something that stops to count in the same instant is not signed in by it. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import { ENVIRONMENT, type Environment } from '../../src/config/environment.ts';
import type { SecondFactorEnrolmentView } from '../../src/contracts/admin/admin.ts';
import type { PasskeyOptionsView } from '../../src/contracts/accounts/passkeys.ts';
import { AccountLinks } from '../../src/modules/account-links/account-links.ts';
import { makePasskey, type SoftPasskey } from '../support/authenticator.ts';
import { type Answer, PASSWORD } from '../support/person.ts';
import { RowLock } from '../support/row-lock.ts';
import { addAdmin, addNewAdmin, codeOf } from '../admin/admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const CUSTOMER_PASSWORD = 'correct horse battery';
const NEW = 'ein ganz neuer Kochtopf';

let api: Api;
let owner: Person;
let database: string;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'admin@example.com');
  [{ database } = { database: '' }] = await api.sql<{ database: string }>('SELECT current_database() AS database');
});
afterAll(() => api.stop());

const idOf = (person: Person): number => person.account?.id ?? 0;
const post = (path: string, body: object): Promise<Answer<unknown>> => new Person(api.url).request('POST', path, body);
const login = (email: string, password: string) => () => post('/api/login', { email, password });
const countSessions = async (column: string, id: number): Promise<number> =>
  (await api.sql(`SELECT 1 FROM sessions WHERE ${column} = $1`, [id])).length;

/** `change` stands between the new password, or whatever it is, and the end of the sessions, while somebody signs in. */
async function during(
  column: string,
  id: number,
  change: () => Promise<Answer<unknown>>,
  signIn: () => Promise<Answer<unknown>>,
) {
  // The newest, since whoever changes something in a session of their own keeps that one.
  const newest = `SELECT 1 FROM sessions WHERE id = (SELECT id FROM sessions WHERE ${column} = $1
    ORDER BY created_at DESC LIMIT 1) FOR UPDATE`;
  const lock = await RowLock.take(database, newest, [id]);
  const changed = await lock.behind(change);
  const signedIn = await lock.behind(signIn, false);
  await lock.release();
  const { status } = await changed.answer;
  expect(status).toBeLessThan(300);
  return signedIn.answer;
}

async function resetOf(kind: 'customer' | 'admin', id: number, email: string) {
  const token = await api.app.nest.get(AccountLinks, { strict: false }).make('password_reset', { kind, id }, email);
  return () => post('/api/password-reset/confirm', { token, password: NEW });
}

async function customer(): Promise<Person> {
  const person = await Person.register(api.url, 'Wettlauf');
  await Person.login(api.url, person.email, CUSTOMER_PASSWORD);
  return person;
}

async function cook(restaurantId: number) {
  const chef = await Person.login(api.url, `restaurant${String(restaurantId)}@example.com`);
  const email = `herd-${crypto.randomUUID()}@example.com`;
  const body = { name: 'Am Herd', email, password: CUSTOMER_PASSWORD };
  const { id } = (await chef.request<{ id: number }>('POST', '/api/restaurant/staff', body)).body;
  await Person.login(api.url, email, CUSTOMER_PASSWORD);
  return { chef, email, id, path: `/api/restaurant/staff/${String(id)}` };
}

describe('a login with a password', () => {
  it('finds no session after the customer’s reset by e-mail', async () => {
    const person = await customer();
    const reset = await resetOf('customer', idOf(person), person.email);
    const answer = await during('user_id', idOf(person), reset, login(person.email, CUSTOMER_PASSWORD));
    expect(refusalOf(answer)).toEqual({ status: 401, code: 'invalid_credentials', fields: [] });
    expect(await countSessions('user_id', idOf(person))).toBe(0);
  });

  it('finds none after the customer’s own change', async () => {
    const person = await customer();
    const change = () =>
      person.request('PUT', '/api/user/password', { currentPassword: CUSTOMER_PASSWORD, newPassword: NEW });
    const answer = await during('user_id', idOf(person), change, login(person.email, CUSTOMER_PASSWORD));
    expect(refusalOf(answer).code).toBe('invalid_credentials');
    expect(await countSessions('user_id', idOf(person))).toBe(1);
  });

  it('finds none after the restaurant’s own change', async () => {
    const chef = await Person.login(api.url, 'restaurant7@example.com');
    await Person.login(api.url, 'restaurant7@example.com');
    const change = () =>
      chef.request('PUT', '/api/restaurant/password', { currentPassword: PASSWORD, newPassword: NEW });
    const answer = await during('restaurant_id', 7, change, login('restaurant7@example.com', PASSWORD));
    expect(refusalOf(answer).code).toBe('invalid_credentials');
    expect(await countSessions('restaurant_id', 7)).toBe(1);
  });

  it('finds none after an admin gave the restaurant another address', async () => {
    await Person.login(api.url, 'restaurant8@example.com');
    const change = () => owner.request('PUT', '/api/admin/restaurants/8', { email: 'anders8@example.com' });
    const answer = await during('restaurant_id', 8, change, login('restaurant8@example.com', PASSWORD));
    expect(refusalOf(answer).code).toBe('invalid_credentials');
    expect(await countSessions('restaurant_id', 8)).toBe(0);
  });

  it.each(['another password', 'removed'])('of the restaurant’s staff finds none after: %s', async (what) => {
    const { chef, email, id, path } = await cook(9);
    const change = () =>
      what === 'removed' ? chef.request('DELETE', path) : chef.request('PUT', path, { password: NEW });
    const answer = await during('staff_id', id, change, login(email, CUSTOMER_PASSWORD));
    expect(refusalOf(answer)).toEqual({ status: 401, code: 'invalid_credentials', fields: [] });
    expect(await countSessions('staff_id', id)).toBe(0);
  });

  it('finds none after an admin has closed the account, and is told so', async () => {
    const person = await customer();
    const close = () =>
      owner.request('POST', `/api/admin/users/${String(idOf(person))}/close`, {
        ground: 'other',
        reason: 'Bestellungen, die niemand abgeholt hat, immer wieder.',
      });
    const answer = await during('user_id', idOf(person), close, login(person.email, CUSTOMER_PASSWORD));
    expect(refusalOf(answer).code).toBe('account_closed');
    expect(await countSessions('user_id', idOf(person))).toBe(0);
  });

  it('finds none after the account was deleted', async () => {
    const person = await customer();
    const erase = () => person.request('DELETE', '/api/account', { password: CUSTOMER_PASSWORD });
    const answer = await during('user_id', idOf(person), erase, login(person.email, CUSTOMER_PASSWORD));
    expect(refusalOf(answer)).toEqual({ status: 401, code: 'invalid_credentials', fields: [] });
  });
});

describe('a login of an admin', () => {
  const adminLogin = (name: string, code?: string) => () =>
    post('/api/admin/login', { email: `admin-${name}@example.com`, password: PASSWORD, ...(code && { code }) });
  const forgetCodes = () => api.sql('UPDATE admin_users SET totp_last_step = 0');

  it('finds no session after the own change of the password', async () => {
    const admin = await addAdmin(api, 'support', 'race-password');
    await forgetCodes();
    await adminLogin('race-password', codeOf('race-password'))();
    await forgetCodes();
    const change = () => admin.request('PUT', '/api/admin/password', { currentPassword: PASSWORD, newPassword: NEW });
    const answer = await during('admin_id', idOf(admin), change, adminLogin('race-password', codeOf('race-password')));
    expect(refusalOf(answer).code).toBe('invalid_credentials');
    expect(await countSessions('admin_id', idOf(admin))).toBe(1);
  });

  it('finds none by a code of the factor that an owner has just reset', async () => {
    const admin = await addAdmin(api, 'support', 'race-reset');
    await forgetCodes();
    const reset = () => owner.request('DELETE', `/api/admin/admins/${String(idOf(admin))}/second-factor`);
    const answer = await during('admin_id', idOf(admin), reset, adminLogin('race-reset', codeOf('race-reset')));
    expect(refusalOf(answer)).toEqual({ status: 401, code: 'second_factor_required', fields: [] });
    expect(await countSessions('admin_id', idOf(admin))).toBe(0);
  });

  it('finds none by the password alone once a factor is set up', async () => {
    const admin = await addNewAdmin(api, 'support', 'race-setup');
    const { body } = await admin.request<SecondFactorEnrolmentView>('POST', '/api/admin/second-factor');
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    await adminLogin('race-setup')();
    const confirm = () => admin.request('POST', '/api/admin/second-factor/confirm', { code });
    const answer = await during('admin_id', idOf(admin), confirm, adminLogin('race-setup'));
    expect(refusalOf(answer).code).toBe('second_factor_required');
    expect(await countSessions('admin_id', idOf(admin))).toBe(1);
  });
});

describe('a passkey', () => {
  const challengeOf = async (person: Person, path: string) => {
    const { challengeId, options } = (await person.request<PasskeyOptionsView>('POST', path)).body;
    return { challengeId, challenge: String(options.challenge) };
  };
  const device = () => makePasskey(api.app.nest.get<Environment>(ENVIRONMENT).publicUrl);

  async function add(person: Person, phone: SoftPasskey): Promise<() => Promise<Answer<unknown>>> {
    const { challengeId, challenge } = await challengeOf(person, '/api/passkeys/options');
    const body = { challengeId, name: 'Telefon', response: phone.register(challenge) };
    return () => person.request('POST', '/api/passkeys', body);
  }

  async function signInWith(phone: SoftPasskey, path = '/api/passkeys/sign-in') {
    const nobody = new Person(api.url);
    const { challengeId, challenge } = await challengeOf(nobody, '/api/passkeys/sign-in/options');
    return () => nobody.request('POST', path, { challengeId, response: phone.answer(challenge) });
  }

  it('signs nobody in that is removed in the same instant', async () => {
    const [person, phone] = [await customer(), device()];
    expect((await (await add(person, phone))()).status).toBe(201);
    expect((await (await signInWith(phone))()).status).toBe(200);
    const before = await countSessions('user_id', idOf(person));
    const lock = await RowLock.take(database, 'SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [idOf(person)]);
    const { answer } = await lock.behind(await signInWith(phone));
    await api.sql('DELETE FROM passkeys WHERE user_id = $1', [idOf(person)]);
    await lock.release();
    expect(refusalOf(await answer)).toEqual({ status: 401, code: 'passkey_refused', fields: [] });
    expect(await countSessions('user_id', idOf(person))).toBe(before);
  });

  it('opens no account that is closed in the same instant', async () => {
    const [person, phone] = [await customer(), device()];
    await (
      await add(person, phone)
    )();
    const close = () =>
      owner.request('POST', `/api/admin/users/${String(idOf(person))}/close`, {
        ground: 'other',
        reason: 'Bestellungen, die niemand abgeholt hat, immer wieder.',
      });
    const answer = await during('user_id', idOf(person), close, await signInWith(phone));
    expect(refusalOf(answer).code).toBe('account_closed');
    expect(await countSessions('user_id', idOf(person))).toBe(0);
  });

  it('is not added by a session that ends in the same instant', async () => {
    const person = await customer();
    const reset = await resetOf('customer', idOf(person), person.email);
    const answer = await during('user_id', idOf(person), reset, await add(person, device()));
    expect(refusalOf(answer).code).toBe('unauthenticated');
    expect(await api.sql('SELECT 1 FROM passkeys WHERE user_id = $1', [idOf(person)])).toEqual([]);
  });
});

describe('a challenge for a new passkey', () => {
  it('is not given to a session that ends in the same instant', async () => {
    const person = await customer();
    const reset = await resetOf('customer', idOf(person), person.email);
    const begin = () => person.request('POST', '/api/passkeys/options');
    const answer = await during('user_id', idOf(person), reset, begin);
    expect(refusalOf(answer)).toEqual({ status: 401, code: 'unauthenticated', fields: [] });
  });
});

describe('a password that is given while it is reset', () => {
  it('asks for no other e-mail address', async () => {
    const person = await customer();
    const reset = await resetOf('customer', idOf(person), person.email);
    const email = `evil-${person.email}`;
    const change = () => person.request('PUT', '/api/user/profile', { email, currentPassword: CUSTOMER_PASSWORD });
    expect(refusalOf(await during('user_id', idOf(person), reset, change)).code).toBe('unauthenticated');
    expect(await api.sql('SELECT pending_email FROM users WHERE id = $1', [idOf(person)])).toEqual([
      { pending_email: null },
    ]);
  });

  it('sets no other one for an admin', async () => {
    const admin = await addAdmin(api, 'support', 'race-own');
    const reset = await resetOf('admin', idOf(admin), admin.email);
    const change = () =>
      admin.request('PUT', '/api/admin/password', { currentPassword: PASSWORD, newPassword: `${NEW} des Diebs` });
    const answer = await during('admin_id', idOf(admin), reset, change);
    expect(refusalOf(answer).fields).toEqual(['currentPassword wrong_password']);
  });
});
