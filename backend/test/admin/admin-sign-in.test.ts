import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type { AccountView } from '../../src/contracts/accounts/account-views.ts';
import type { SecondFactorEnrolmentView } from '../../src/contracts/admin/admin.ts';
import { PASSWORD } from '../support/person.ts';
import { addAdmin, addNewAdmin, auditOf, codeOf, loginAgain } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { EVERYONE, RIGHTS } from '../rights/route-rights.ts';

let api: Api;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

/** What an admin may call to set up a second factor. */
const SETTING_UP = new Set([
  'GET /api/user',
  'GET /api/admin/user',
  'POST /api/step-up',
  'POST /api/passkeys/options',
  'POST /api/passkeys',
  'GET /api/admin/second-factor',
  'POST /api/admin/second-factor',
  'POST /api/admin/second-factor/confirm',
  'POST /api/admin/second-factor/disable',
  'POST /api/admin/second-factor/recovery-codes',
]);

async function setUp(admin: Person): Promise<void> {
  const { body } = await admin.request<SecondFactorEnrolmentView>('POST', '/api/admin/second-factor');
  const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
  expect((await admin.request('POST', '/api/admin/second-factor/confirm', { code })).status).toBe(200);
}

describe('an admin without a second factor', () => {
  let admin: Person;
  beforeAll(async () => {
    admin = await addNewAdmin(api, 'owner', 'new');
  });

  it('is told so', async () => {
    expect(admin.account).toMatchObject({ needsSecondFactor: true });
    expect((await admin.request<AccountView>('GET', '/api/user')).body).toMatchObject({ needsSecondFactor: true });
    expect((await admin.request('GET', '/api/admin/second-factor')).body).toMatchObject({
      isEnabled: false,
      isExempt: false,
    });
  });

  const routes = Object.keys(RIGHTS).filter((route) => RIGHTS[route] !== EVERYONE && !SETTING_UP.has(route));
  it.each(routes)('may not call %s', async (route) => {
    const [method = '', pattern = ''] = route.split(' ');
    const path = pattern.replace(':id', '1').replace(':language', 'en').replace(':key', 'x').replace(':queue', 'x');
    const answer = await admin.request(method, path.replace(':restaurantId', '1'));
    // Of the few that are open to everybody and then ask who it is: nobody.
    const { status, code } = refusalOf(answer);
    expect(['403 second_factor_setup_required', '401 unauthenticated']).toContain(`${String(status)} ${code}`);
  });

  it('is nobody to what is open to everybody, to sockets and to the queues’ board', async () => {
    const customer = await Person.login(api.url, 'kunde@example.com');
    const order = await customer.placeOrder(1);
    expect((await admin.request('GET', `/api/orders/${String(order.id)}`)).status).toBe(404);
    const watcher = await admin.watch();
    expect(await watcher.ask('subscribe', { topic: 'admin' })).toMatchObject({ ok: false });
    expect(await watcher.ask('subscribe', { topic: `order:${order.id}` })).toMatchObject({ ok: false });
    watcher.close();
    expect((await admin.request('GET', '/admin/queues')).status).toBe(401);
  });

  it('works once it is set up, in this session alone, and is locked out again without it', async () => {
    const elsewhere = await Person.login(api.url, 'admin-new@example.com');
    await setUp(admin);
    expect((await admin.request('GET', '/api/admin/admins')).status).toBe(200);
    expect((await admin.request<AccountView>('GET', '/api/user')).body.needsSecondFactor).toBeUndefined();
    expect((await elsewhere.request('GET', '/api/admin/user')).status).toBe(401);
  });

  it('is locked out again when the factor is disabled, and all other sessions end', async () => {
    const leaving = await addAdmin(api, 'support', 'leaving');
    const other = await loginAgain(api, 'leaving');
    await api.sql('UPDATE admin_users SET totp_last_step = 0');
    const disabled = await leaving.request('POST', '/api/admin/second-factor/disable', {
      password: PASSWORD,
      code: codeOf('leaving'),
    });
    expect(disabled.status).toBe(204);
    expect(refusalOf(await leaving.request('GET', '/api/admin/stats')).code).toBe('second_factor_setup_required');
    expect((await other.request('GET', '/api/admin/stats')).status).toBe(401);
  });
});

describe('the demo’s own admin', () => {
  it('needs none on this machine, and says so', async () => {
    expect(owner.account?.needsSecondFactor).toBeUndefined();
    expect((await owner.request('GET', '/api/admin/second-factor')).body).toMatchObject({ isExempt: true });
  });
});

describe('a failed login of an admin', () => {
  it('is on record with the e-mail as it was typed, and never with the password', async () => {
    const attempts = [
      { email: 'Admin@example.com', password: 'a wrong one 1' },
      { email: `${'n'.repeat(60)}@example.com`, password: 'a wrong one 2' },
      { email: 'kunde@example.com', password: PASSWORD },
    ];
    for (const body of attempts) {
      expect((await new Person(api.url).request('POST', '/api/admin/login', body)).status).toBe(401);
    }
    const lines = await auditOf(owner, '?action=sign_in_failed');
    expect(lines.map(({ actor, target }) => [actor.id, target.name])).toEqual([
      [0, 'kunde@example.com'],
      [0, `${'n'.repeat(60)}@example.com`],
      [owner.account?.id, 'admin@example.com'],
    ]);
    const stored = JSON.stringify(await api.sql('SELECT * FROM audit_log'));
    for (const { password } of attempts) expect(stored).not.toContain(password);
  });
});

describe('a step that changes who gets in', () => {
  const CALLS: [method: string, path: string, body: unknown][] = [
    [
      'POST',
      '/api/admin/admins',
      { name: 'Ada', email: 'admin-step@example.com', password: 'a long and rare one', role: 'support' },
    ],
    ['PUT', '/api/admin/admins/2147483647', { role: 'support' }],
    ['DELETE', '/api/admin/admins/2147483647', undefined],
    ['DELETE', '/api/admin/admins/2147483647/second-factor', undefined],
    ['POST', '/api/admin/second-factor', undefined],
  ];
  const expire = () => api.sql(`UPDATE sessions SET proved_at = now() - interval '11 minutes'`);

  it.each(CALLS)('asks for a fresh password, and is then taken: %s %s', async (method, path, body) => {
    const admin = await addAdmin(
      api,
      'owner',
      `step-${String(CALLS.findIndex(([m, p]) => m === method && p === path))}`,
    );
    await expire();
    expect(refusalOf(await admin.request(method, path, body))).toEqual({
      status: 403,
      code: 'step_up_required',
      fields: [],
    });
    expect((await admin.request('GET', '/api/admin/admins')).status).toBe(200);
    const wrong = await admin.request('POST', '/api/step-up', { password: 'wrong' });
    expect(refusalOf(wrong).fields).toEqual(['password wrong_password']);
    expect((await admin.request(method, path, body)).status).toBe(403);
    expect((await admin.request('POST', '/api/step-up', { password: PASSWORD })).status).toBe(204);
    expect((await admin.request(method, path, body)).status).not.toBe(403);
  });

  it('takes a code of the second factor as well', async () => {
    const admin = await addAdmin(api, 'owner', 'coded');
    await expire();
    await api.sql('UPDATE admin_users SET totp_last_step = 0');
    expect(refusalOf(await admin.request('POST', '/api/step-up', { code: '000000' })).fields).toEqual([
      'code wrong_code',
    ]);
    expect(refusalOf(await admin.request('POST', '/api/step-up', {})).fields).toEqual(['password required']);
    expect((await admin.request('POST', '/api/step-up', { code: codeOf('coded') })).status).toBe(204);
    expect((await admin.request('DELETE', '/api/admin/admins/2147483647')).status).toBe(404);
  });

  it('is on record when the password or the code was wrong, and only then', async () => {
    const admin = await addAdmin(api, 'support', 'guessing');
    const ofGuesser = `?action=step_up_failed&actorRole=admin&actorId=${String(admin.account?.id)}`;
    await api.sql('UPDATE admin_users SET totp_last_step = 0');
    expect((await admin.request('POST', '/api/step-up', { password: PASSWORD })).status).toBe(204);
    expect((await admin.request('POST', '/api/step-up', {})).status).toBe(400);
    expect(await auditOf(owner, ofGuesser)).toEqual([]);
    const factor = '/api/admin/second-factor';
    const guesses: [method: string, path: string, body: object, field: string][] = [
      ['POST', '/api/step-up', { password: 'a wrong one 1' }, 'password wrong_password'],
      ['POST', '/api/step-up', { code: '000000' }, 'code wrong_code'],
      ['POST', `${factor}/disable`, { password: 'a wrong one 2', code: '000000' }, 'password wrong_password'],
      ['POST', `${factor}/recovery-codes`, { password: PASSWORD, code: '000000' }, 'code wrong_code'],
      [
        'PUT',
        '/api/admin/password',
        { currentPassword: 'a wrong one 3', newPassword: 'a long and rare one' },
        'currentPassword wrong_password',
      ],
    ];
    for (const [index, [method, path, body, field]] of guesses.entries()) {
      expect(refusalOf(await admin.request(method, path, body)).fields).toEqual([field]);
      expect(await auditOf(owner, ofGuesser)).toHaveLength(index + 1);
    }
    expect(JSON.stringify(await api.sql('SELECT * FROM audit_log'))).not.toContain('a wrong one');
    // Customers are asked as well, and are nobody's business here.
    const customer = await Person.login(api.url, 'kunde@example.com');
    await customer.request('POST', '/api/step-up', { password: 'wrong' });
    expect((await auditOf(owner, '?action=step_up_failed')).every(({ actor }) => actor.role === 'admin')).toBe(true);
  });
});

it('limits guesses at the own password', async () => {
  const limited = await startApi({ rateLimit: true });
  const admin = await Person.login(limited.url, 'admin@example.com');
  const guess = () =>
    admin.request('PUT', '/api/admin/password', { currentPassword: 'x', newPassword: 'a long and rare one' });
  for (let tries = 0; tries < 10; tries += 1) expect((await guess()).status).toBe(400);
  const refused = await guess();
  // Shared with asking for it in between, which would be the same guess.
  const stepUp = await admin.request('POST', '/api/step-up', { password: PASSWORD });
  await limited.stop();
  expect([refused.status, stepUp.status]).toEqual([429, 429]);
});
