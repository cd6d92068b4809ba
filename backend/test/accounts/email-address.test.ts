import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AccountView } from '../../src/contracts/accounts/account-views.ts';
import type { Mailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';
import { Person, refusalOf } from '../api/api.ts';
import { type MailingApi, startMailingApi, tokenIn } from '../messages/mailing.ts';

const PASSWORD = 'correct horse battery';
const VERIFY = 'Please confirm your e-mail address';
const CHANGE = 'Please confirm your new e-mail address';
const NOTICE = 'Your e-mail address is about to change';
const TAKEN = /You already have an account|Zu dieser Adresse gibt es schon ein Konto/;

let api: MailingApi;
let mailbox: Mailbox;
beforeAll(async () => {
  api = await startMailingApi();
  ({ mailbox } = api);
});
afterAll(() => api.stop());

const confirm = (token: string) => new Person(api.url).request('POST', '/api/email-confirmation', { token });
const account = async (person: Person) => (await person.request<AccountView>('GET', '/api/user')).body;
const change = (person: Person, email: string, more: object = { currentPassword: PASSWORD }) =>
  person.request<AccountView>('PUT', '/api/user/profile', { email, ...more });

describe('a new account', () => {
  it('is asked to confirm its address, once, and orders without it', async () => {
    const person = await Person.register(api.url, 'Neu');
    expect(person.account).toMatchObject({ isEmailVerified: false, pendingEmail: null });
    expect((await person.placeOrder(2)).status).toBe('pending');
    const mail = await mailbox.find(person.email, VERIFY);
    expect(await confirm(tokenIn(mail))).toMatchObject({ status: 200, body: { email: person.email } });
    expect(await account(person)).toMatchObject({ isEmailVerified: true });
    expect(refusalOf(await confirm(tokenIn(mail)))).toMatchObject({ status: 410, code: 'link_expired' });
  });

  it('gets its link again on request, and every one counts until one is used', async () => {
    const person = await Person.register(api.url, 'Nochmal');
    const first = await mailbox.find(person.email, VERIFY);
    expect((await person.request('POST', '/api/user/email-confirmation')).status).toBe(202);
    await until(() => mailbox.of(person.email).length === 2);
    expect((await confirm(tokenIn(first))).status).toBe(200);
  });

  it('tells the mailbox of an account when somebody wants to register with it, and tells the caller once all else is right', async () => {
    const person = await Person.register(api.url, 'Vergeben');
    const body = { name: 'Ada', email: person.email, password: 'eine lange Suppe', city: 'berlin' };
    const register = (more: object) => new Person(api.url).request('POST', '/api/register', { ...body, ...more });
    expect(refusalOf(await register({ password: 'kurz' })).fields).toEqual(['password too_short']);
    expect(refusalOf(await register({})).code).toBe('email_taken');
    const mail = await mailbox.find(person.email, TAKEN);
    expect(mail.text).toContain('/password-reset');
    expect(mailbox.of(person.email).filter(({ headers }) => TAKEN.test(headers.subject ?? ''))).toHaveLength(1);
  });
});

describe('another e-mail address', () => {
  it('waits for its mailbox, while the old one is told and stays the login', async () => {
    const person = await Person.register(api.url, 'Umzug');
    const [old, next] = [person.email, `neu-${person.email}`];
    expect(await change(person, next)).toMatchObject({ status: 200, body: { email: old, pendingEmail: next } });
    expect(await account(person)).toMatchObject({ email: old, pendingEmail: next });
    const notice = await mailbox.find(old, NOTICE);
    expect(notice.text).toContain('/password-reset');
    expect(notice.text).not.toContain(next);
    const mail = await mailbox.find(next, CHANGE);
    expect((await Person.login(api.url, old, PASSWORD)).account).toMatchObject({ email: old });
    expect(await confirm(tokenIn(mail))).toMatchObject({ status: 200, body: { email: next } });
    expect(await account(person)).toMatchObject({ email: next, pendingEmail: null, isEmailVerified: true });
    await expect(Person.login(api.url, old, PASSWORD)).rejects.toThrow('invalid_credentials');
    expect((await Person.login(api.url, next, PASSWORD)).account).toMatchObject({ email: next });
  });

  it('needs the password, and the form may send the old one along', async () => {
    const person = await Person.register(api.url, 'Formular');
    const next = `neu-${person.email}`;
    expect(refusalOf(await change(person, next, {})).fields).toEqual(['currentPassword required']);
    expect(refusalOf(await change(person, next, { currentPassword: 'wrong' })).fields).toEqual([
      'currentPassword wrong_password',
    ]);
    expect(refusalOf(await change(person, 'nobody', {})).fields).toEqual(['email invalid_email']);
    expect(await change(person, person.email.toUpperCase(), { name: 'Form' })).toMatchObject({
      status: 200,
      body: { name: 'Form', pendingEmail: null },
    });
    expect(await account(person)).toMatchObject({ email: person.email, pendingEmail: null });
  });

  it('is dropped by whoever asked for it, and by a later wish', async () => {
    const person = await Person.register(api.url, 'Zurueck');
    const [first, second] = [`a-${person.email}`, `b-${person.email}`];
    await change(person, first);
    const stale = await mailbox.find(first, CHANGE);
    await change(person, second);
    const dropped = await mailbox.find(second, CHANGE);
    expect(refusalOf(await confirm(tokenIn(stale))).code).toBe('link_expired');
    expect((await person.request('DELETE', '/api/user/email-change')).status).toBe(204);
    expect(refusalOf(await confirm(tokenIn(dropped))).code).toBe('link_expired');
    expect(await account(person)).toMatchObject({ email: person.email, pendingEmail: null });
  });

  it('of another account is told to its mailbox alone, and is never handed over', async () => {
    const person = await Person.register(api.url, 'Neugierig');
    const answer = await change(person, 'restaurant3@example.com');
    expect(answer).toMatchObject({ status: 200, body: { pendingEmail: 'restaurant3@example.com' } });
    await mailbox.find('restaurant3@example.com', TAKEN);
    expect(mailbox.of('restaurant3@example.com').filter(({ headers }) => headers.subject === CHANGE)).toEqual([]);
    // Taken between the link and the click.
    const next = `spaet-${person.email}`;
    await change(person, next);
    const mail = await mailbox.find(next, CHANGE);
    const body = { name: 'Ada', email: next, password: 'eine lange Suppe', city: 'berlin' };
    expect((await new Person(api.url).request('POST', '/api/register', body)).status).toBe(201);
    expect(refusalOf(await confirm(tokenIn(mail))).code).toBe('link_expired');
    expect(await account(person)).toMatchObject({ email: person.email });
  });
});
