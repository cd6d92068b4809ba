import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ENVIRONMENT } from '../../src/config/environment.ts';
import { countFailedJobs } from '../support/failed-jobs.ts';
import type { Mail, Mailbox } from '../support/mailbox.ts';
import { until } from '../support/until.ts';
import { addAdmin, auditOf } from '../admin/admins.ts';
import { Person, refusalOf, startApi } from '../api/api.ts';
import { type MailingApi, startMailingApi, tokenIn } from '../messages/mailing.ts';

const NEW = 'ein ganz neuer Kochtopf';
const SUBJECT = { de: 'Neues Passwort festlegen', en: 'Set a new password', tr: 'Yeni şifre belirleme' };

let api: MailingApi;
let mailbox: Mailbox;
beforeAll(async () => {
  api = await startMailingApi();
  ({ mailbox } = api);
});
afterAll(() => api.stop());

const nobody = () => new Person(api.url);
const ask = (email: string, language = 'de') =>
  nobody().request('POST', '/api/password-reset', { email }, { 'accept-language': language });
const confirm = (token: string, password: string) =>
  nobody().request('POST', '/api/password-reset/confirm', { token, password });
const resetMailsOf = (email: string): Mail[] =>
  mailbox.of(email).filter(({ headers }) => Object.values(SUBJECT).includes(headers.subject ?? ''));

/** The token of the newest of `count` links that have come. */
async function link(email: string, count = 1): Promise<string> {
  expect((await ask(email)).status).toBe(202);
  await until(() => resetMailsOf(email).length === count);
  const mail = resetMailsOf(email).at(-1);
  if (mail === undefined) throw new Error('There is no link.');
  return tokenIn(mail);
}

describe('asking for a new password', () => {
  it('answers alike whether there is an account or not, and writes to accounts alone', async () => {
    const person = await Person.register(api.url, 'Vergesslich');
    const answers = [await ask(` ${person.email.toUpperCase()} `), await ask('nobody-at-all@example.com')];
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual([
      { status: 202, body: '' },
      { status: 202, body: '' },
    ]);
    const named = ({ headers }: { headers: Headers }) => [...headers.keys()].filter((name) => name !== 'x-request-id');
    expect(named(answers[0]!)).toEqual(named(answers[1]!));
    await mailbox.find(person.email, SUBJECT.en);
    // Asked for later, so that the one before has been dealt with.
    await link(person.email, 2);
    expect(mailbox.of('nobody-at-all@example.com')).toEqual([]);
    expect(await countFailedJobs('account-mails', api.app.nest.get(ENVIRONMENT))).toBe(0);
  });

  it.each([
    ['an address that is none', { email: 'nobody' }, ['email invalid_email']],
    ['nothing', {}, ['email required']],
    ['another type', { email: 7 }, ['email invalid_type']],
  ])('refuses %s', async (_what, body, fields) => {
    const answer = await nobody().request('POST', '/api/password-reset', body);
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields });
  });

  it('may be done by an admin for a customer, who alone gets the link, and is on record', async () => {
    const person = await Person.register(api.url, 'Hilfe');
    const support = await addAdmin(api, 'support');
    const send = () => support.request('POST', `/api/admin/users/${String(person.account?.id)}/password-reset`);
    const { status, body } = await send();
    expect([status, body]).toEqual([202, '']);
    await until(() => resetMailsOf(person.email).length === 1);
    const lines = await auditOf(await Person.login(api.url, 'admin@example.com'), '?action=password_reset_sent');
    expect(lines.map(({ target }) => target.id)).toEqual([String(person.account?.id)]);
  });

  it("writes in the account's language, and keeps no token", async () => {
    const person = await Person.register(api.url, 'Dil');
    await api.sql(`UPDATE users SET language = 'tr' WHERE id = $1`, [person.account?.id]);
    expect((await ask(person.email, 'de')).status).toBe(202);
    const mail = await mailbox.find(person.email, SUBJECT.tr);
    expect(mail.html).toContain('<html lang="tr">');
    expect(mail.text).toContain('30 dakika');
    expect(mail.text).toMatch(/http:\/\/localhost:\d+\/password-reset\?token=[\w-]{43}\n/);
    const rows = await api.sql<{ text: string; minutes: string }>(
      `SELECT l::text AS text, extract(epoch FROM expires_at - created_at) / 60 AS minutes FROM account_links l
       WHERE user_id = $1 AND purpose = 'password_reset'`,
      [person.account?.id],
    );
    expect(rows.map(({ minutes }) => Number(minutes))).toEqual([30]);
    expect(rows[0]?.text).not.toContain(tokenIn(mail));
  });

  it('speaks formally to restaurants and admins, and leads them to their own page', async () => {
    for (const [email, path] of [
      ['restaurant4@example.com', '/restaurant/password-reset'],
      ['admin@example.com', '/admin/password-reset'],
    ] as const) {
      await link(email);
      const mail = resetMailsOf(email)[0];
      expect(mail?.text).toContain(`${path}?token=`);
      expect(mail?.text).toContain('Für Ihren Zugang');
    }
  });
});

describe('the limits of asking', () => {
  it('count by mailbox, with an account or without, and by address', async () => {
    const limited = await startApi({ rateLimit: true });
    try {
      const knock = async (email: string) =>
        (await new Person(limited.url).request('POST', '/api/password-reset', { email })).status;
      for (const email of ['kunde@example.com', 'nobody@example.com']) {
        for (const _ of [1, 2, 3]) expect(await knock(email)).toBe(202);
        expect(await knock(email)).toBe(429);
      }
      const statuses: number[] = [];
      for (let index = 0; index < 15; index += 1) statuses.push(await knock(`nobody${String(index)}@example.com`));
      expect(statuses.slice(0, 12)).toEqual(Array.from({ length: 12 }, () => 202));
      expect(statuses.slice(12)).toEqual([429, 429, 429]);
    } finally {
      await limited.stop();
    }
  });
});

describe('a link for a new password', () => {
  it('sets it once, ends every session with its sockets, and lets no other link count', async () => {
    const person = await Person.register(api.url, 'Eins');
    const email = person.email;
    const elsewhere = await Person.login(api.url, email, 'correct horse battery');
    const watcher = await elsewhere.watch();
    const first = await link(email);
    const second = await link(email, 2);
    expect(refusalOf(await confirm(first, 'kurz'))).toMatchObject({ status: 400, fields: ['password too_short'] });
    expect(refusalOf(await confirm(first, 'Berlin2026')).code).toBe('password_too_common');
    expect(refusalOf(await confirm(first, email)).code).toBe('password_too_common');
    expect((await person.request('GET', '/api/user')).status).toBe(200);
    const done = await confirm(first, NEW);
    expect(done).toMatchObject({ status: 204 });
    expect(done.headers.getSetCookie()).toEqual([]);
    await until(() => !watcher.socket.connected);
    for (const one of [person, elsewhere]) expect((await one.request('GET', '/api/user')).status).toBe(401);
    expect(refusalOf(await confirm(first, `${NEW}!`))).toMatchObject({ status: 410, code: 'link_expired' });
    expect(refusalOf(await confirm(second, `${NEW}!`))).toMatchObject({ status: 410, code: 'link_expired' });
    await expect(Person.login(api.url, email, 'correct horse battery')).rejects.toThrow('invalid_credentials');
    expect((await Person.login(api.url, email, NEW)).account).toMatchObject({ email });
    await mailbox.find(email, 'Your password has been changed');
    watcher.close();
  });

  it('counts for one of two who use it at once', async () => {
    const person = await Person.register(api.url, 'Zwei');
    const token = await link(person.email);
    const passwords = ['erster neuer Kochtopf', 'zweiter neuer Kochtopf'];
    const answers = await Promise.all(passwords.map((password) => confirm(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 410]);
    const winner = passwords[answers.findIndex(({ status }) => status === 204)] ?? '';
    expect((await Person.login(api.url, person.email, winner)).account).not.toBeNull();
  });

  it('is over after half an hour, and when its account has another address', async () => {
    const person = await Person.register(api.url, 'Drei');
    const id = person.account?.id;
    const old = await link(person.email);
    await api.sql('UPDATE account_links SET expires_at = now() WHERE user_id = $1', [id]);
    expect(refusalOf(await confirm(old, NEW)).code).toBe('link_expired');
    const moved = await link(person.email, 2);
    await api.sql('UPDATE users SET email = $2 WHERE id = $1', [id, `moved-${person.email}`]);
    expect(refusalOf(await confirm(moved, NEW)).code).toBe('link_expired');
    expect((await person.request('GET', '/api/user')).status).toBe(200);
  });

  it.each(['', 'x', 'a'.repeat(43), 'a'.repeat(5_000)])('is not made by guessing: %.12j', async (token) => {
    const answer = await confirm(token, NEW);
    expect([400, 410]).toContain(answer.status);
  });

  it('shows whose the mailbox is: whoever registered with it before is out', async () => {
    const stranger = await Person.register(api.url, 'Fremd');
    const email = stranger.email;
    await api.sql('UPDATE users SET pending_email = $2 WHERE id = $1', [stranger.account?.id, `evil-${email}`]);
    expect((await confirm(await link(email), NEW)).status).toBe(204);
    expect((await stranger.request('GET', '/api/user')).status).toBe(401);
    const rows = await api.sql(
      'SELECT pending_email, email_verified_at IS NOT NULL AS verified FROM users WHERE email = $1',
      [email],
    );
    expect(rows).toEqual([{ pending_email: null, verified: true }]);
  });

  /** As the table holds it. */
  const addPasskey = (column: string, id: number | undefined, name: string, minutesAgo = 0) =>
    api.sql(
      `INSERT INTO passkeys (credential_id, public_key, counter, transports, name, ${column}, created_at)
       VALUES ($1, '\\x00', 0, '{}', $2, $3, now() - make_interval(mins => $4))`,
      [crypto.randomUUID(), name, id, minutesAgo],
    );
  const passkeysOf = async (column: string, id: number | undefined) =>
    (await api.sql<{ name: string }>(`SELECT name FROM passkeys WHERE ${column} = $1`, [id])).map(({ name }) => name);

  it('removes the passkeys of whoever had the account before its address was confirmed', async () => {
    const stranger = await Person.register(api.url, 'Besetzt');
    const id = stranger.account?.id;
    await addPasskey('user_id', id, 'of a stranger');
    expect((await confirm(await link(stranger.email), NEW)).status).toBe(204);
    expect(await passkeysOf('user_id', id)).toEqual([]);
    const mail = await mailbox.find(stranger.email, 'Your password has been changed');
    expect(mail.text).toContain('Passkeys from before this address was confirmed have been removed');
    // From here on the mailbox is known to be theirs, and what they add stays.
    await addPasskey('user_id', id, 'from before', 60);
    await addPasskey('user_id', id, 'my own');
    expect((await confirm(await link(stranger.email, 2), `${NEW}!`)).status).toBe(204);
    expect(await passkeysOf('user_id', id)).toEqual(['my own']);
  });

  it('removes all passkeys of restaurants and staff, each their own, and leaves an admin’s, which are a factor', async () => {
    const owner = await Person.login(api.url, 'restaurant9@example.com');
    const staff = { name: 'Am Herd', email: 'herd9@example.com', password: 'Pfanne, Herd und Löffel' };
    const { id } = (await owner.request<{ id: number }>('POST', '/api/restaurant/staff', staff)).body;
    await api.sql(
      `INSERT INTO passkeys (credential_id, public_key, counter, transports, name, restaurant_id, staff_id)
       VALUES ('herd9', '\\x00', 0, '{}', 'of the cook', 9, $1)`,
      [id],
    );
    await addPasskey('restaurant_id', 9, 'of the owner');
    expect((await confirm(await link('restaurant9@example.com'), NEW)).status).toBe(204);
    expect(await passkeysOf('restaurant_id', 9)).toEqual(['of the cook']);
    expect((await confirm(await link(staff.email), NEW)).status).toBe(204);
    expect(await passkeysOf('restaurant_id', 9)).toEqual([]);
    const admin = await addAdmin(api, 'support', 'keeps');
    await addPasskey('admin_id', admin.account?.id, 'second factor');
    expect((await confirm(await link('admin-keeps@example.com'), NEW)).status).toBe(204);
    expect(await passkeysOf('admin_id', admin.account?.id)).toEqual(['second factor']);
  });

  it("asks for as many characters as the account's role needs, and for other words than its names", async () => {
    const token = await link('restaurant5@example.com');
    const [{ name } = { name: '' }] = await api.sql<{ name: string }>('SELECT name FROM restaurants WHERE id = 5');
    expect(refusalOf(await confirm(token, 'elf Zeichen')).fields).toEqual(['password too_short']);
    expect(refusalOf(await confirm(token, `${name} 2026!`)).code).toBe('password_too_common');
    expect((await confirm(token, NEW)).status).toBe(204);
    expect((await Person.login(api.url, 'restaurant5@example.com', NEW)).account?.role).toBe('restaurant');
  });

  it("of a restaurant's staff ends their sessions alone", async () => {
    const owner = await Person.login(api.url, 'restaurant6@example.com');
    const staff = { name: 'Am Herd', email: 'herd6@example.com', password: 'Pfanne, Herd und Löffel' };
    expect((await owner.request('POST', '/api/restaurant/staff', staff)).status).toBe(201);
    const cook = await Person.login(api.url, staff.email, staff.password);
    expect((await confirm(await link(staff.email), NEW)).status).toBe(204);
    expect((await cook.request('GET', '/api/user')).status).toBe(401);
    expect((await owner.request('GET', '/api/user')).status).toBe(200);
    expect((await Person.login(api.url, staff.email, NEW)).account).toMatchObject({ id: 6, isKitchenOnly: true });
  });

  it('of an admin leaves the second factor, and is on record', async () => {
    const admin = await addAdmin(api, 'support', 'reset');
    const { id } = admin.account ?? {};
    await api.sql(`UPDATE admin_users SET totp_secret = 'sealed', totp_confirmed_at = now() WHERE id = $1`, [id]);
    const token = await link('admin-reset@example.com');
    expect(refusalOf(await confirm(token, 'fourteen chars')).fields).toEqual(['password too_short']);
    expect((await confirm(token, NEW)).status).toBe(204);
    expect((await admin.request('GET', '/api/admin/user')).status).toBe(401);
    const login = await nobody().request('POST', '/api/admin/login', {
      email: 'admin-reset@example.com',
      password: NEW,
    });
    expect(refusalOf(login).code).toBe('second_factor_required');
    const owner = await Person.login(api.url, 'admin@example.com');
    const [entry] = await auditOf(owner, '?action=own_password_reset');
    expect(entry).toMatchObject({ action: 'own_password_reset', target: { id: String(id) } });
  });
});
