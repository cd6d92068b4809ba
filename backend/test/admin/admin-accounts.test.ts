import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Secret, TOTP } from 'otpauth';
import type {
  AdminAccountView,
  RecoveryCodesView,
  SecondFactorEnrolmentView,
} from '../../src/contracts/admin/admin.ts';
import { PASSWORD } from '../support/person.ts';
import { until } from '../support/until.ts';
import { addAdmin, addNewAdmin, auditOf, loginAgain } from './admins.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

const idOf = (person: Person) => String(person.account?.id);

describe('accounts of admins', () => {
  it('are made by an owner, with a long password and an e-mail of their own', async () => {
    const body = { name: 'Ada', email: 'Admin-Ada@example.com', password: 'a long and rare one', role: 'support' };
    const { status, body: made } = await owner.request<AdminAccountView>('POST', '/api/admin/admins', body);
    expect(status).toBe(201);
    expect(made).toMatchObject({
      name: 'Ada',
      email: 'admin-ada@example.com',
      role: 'support',
      hasSecondFactor: false,
    });
    expect(JSON.stringify(made)).not.toMatch(/password|argon/);
    expect(refusalOf(await owner.request('POST', '/api/admin/admins', body)).fields).toEqual(['email email_taken']);
    const weak = { ...body, email: 'admin-b@example.com', password: 'fourteen chars', role: 'king' };
    expect(refusalOf(await owner.request('POST', '/api/admin/admins', weak)).fields).toEqual(['role invalid_choice']);
    const short = { ...weak, role: 'support' };
    expect(refusalOf(await owner.request('POST', '/api/admin/admins', short)).fields).toEqual(['password too_short']);
    const [line] = await auditOf(owner, '?action=admin_added');
    expect(line?.after).toEqual({ name: 'Ada', email: 'admin-ada@example.com', role: 'support' });
    await Person.login(api.url, 'admin-ada@example.com', body.password);
  });

  it('lose their sessions and sockets with a new role', async () => {
    const admin = await addAdmin(api, 'operations', 'ops');
    const watcher = await admin.watch();
    await watcher.subscribe('admin');
    const { body } = await owner.request<AdminAccountView>('PUT', `/api/admin/admins/${idOf(admin)}`, {
      role: 'support',
    });
    expect(body).toMatchObject({ role: 'support', sessions: 0 });
    await until(() => !watcher.socket.connected);
    expect((await admin.request('GET', '/api/admin/stats')).status).toBe(401);
    const [line] = await auditOf(owner, '?action=admin_changed');
    expect(line).toMatchObject({ before: { role: 'operations' }, after: { role: 'support' } });
    watcher.close();
  });

  it('lose them when they are removed, too', async () => {
    const admin = await addAdmin(api, 'support', 'leaving');
    const watcher = await admin.watch();
    expect((await owner.request('DELETE', `/api/admin/admins/${idOf(admin)}`)).status).toBe(204);
    await until(() => !watcher.socket.connected);
    expect((await admin.request('GET', '/api/admin/user')).status).toBe(401);
    expect((await owner.request('DELETE', `/api/admin/admins/${idOf(admin)}`)).status).toBe(404);
    watcher.close();
  });

  it('keep the last owner, and everybody the own role', async () => {
    const path = `/api/admin/admins/${idOf(owner)}`;
    expect(refusalOf(await owner.request('PUT', path, { role: 'support' })).code).toBe('last_owner');
    expect(refusalOf(await owner.request('DELETE', path)).code).toBe('last_owner');
    const second = await addAdmin(api, 'owner', 'second');
    expect(refusalOf(await owner.request('PUT', path, { role: 'support' })).code).toBe('own_account');
    expect(refusalOf(await owner.request('DELETE', path)).code).toBe('own_account');
    // Both at once: one of them wins, and there is still an owner.
    const answers = await Promise.all([
      owner.request('PUT', `/api/admin/admins/${idOf(second)}`, { role: 'support' }),
      second.request('PUT', path, { role: 'support' }),
    ]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const owners = await api.sql<{ id: number }>(`SELECT id FROM admin_users WHERE role = 'owner'`);
    expect(owners).toHaveLength(1);
    await api.sql(`UPDATE admin_users SET role = 'owner' WHERE email = 'admin@example.com'`);
    owner = await Person.login(api.url, 'admin@example.com');
  });

  it('change their own password', async () => {
    const admin = await addAdmin(api, 'support', 'pass');
    const other = await loginAgain(api, 'pass');
    const body = { currentPassword: 'wrong', newPassword: 'another long and rare one' };
    expect(refusalOf(await admin.request('PUT', '/api/admin/password', body)).fields).toEqual([
      'currentPassword wrong_password',
    ]);
    expect((await admin.request('PUT', '/api/admin/password', { ...body, currentPassword: PASSWORD })).status).toBe(
      204,
    );
    expect((await admin.request('GET', '/api/admin/user')).status).toBe(200);
    expect((await other.request('GET', '/api/admin/user')).status).toBe(401);
  });
});

describe('the second factor', () => {
  let admin: Person;
  let totp: TOTP;
  let recoveryCodes: string[];
  const login = (code?: string) =>
    new Person(api.url).request('POST', '/api/admin/login', {
      email: 'admin-factor@example.com',
      password: PASSWORD,
      ...(code !== undefined && { code }),
    });
  /** As if no code had been used in this half minute. */
  const waitOut = () => api.sql(`UPDATE admin_users SET totp_last_step = 0 WHERE email = 'admin-factor@example.com'`);

  it('is enrolled with a code, and its secret is sealed', async () => {
    admin = await addNewAdmin(api, 'operations', 'factor');
    const { body } = await admin.request<SecondFactorEnrolmentView>('POST', '/api/admin/second-factor');
    expect(body.uri).toContain(
      `otpauth://totp/Tischlein:admin-factor%40example.com?issuer=Tischlein&secret=${body.secret}`,
    );
    expect(body.qrSvg).toMatch(/^<svg /);
    expect((await login()).status).toBe(200);
    totp = new TOTP({ secret: Secret.fromBase32(body.secret) });
    const confirm = (code: string) =>
      admin.request<RecoveryCodesView>('POST', '/api/admin/second-factor/confirm', { code });
    const wrong = String((Number(totp.generate()) + 1) % 1_000_000).padStart(6, '0');
    expect(refusalOf(await confirm(wrong)).fields).toEqual(['code wrong_code']);
    const confirmed = await confirm(totp.generate());
    recoveryCodes = confirmed.body.recoveryCodes;
    expect(new Set(recoveryCodes).size).toBe(10);
    expect((await admin.request('GET', '/api/admin/second-factor')).body).toMatchObject({
      isEnabled: true,
      recoveryCodesLeft: 10,
    });
    expect(refusalOf(await admin.request('POST', '/api/admin/second-factor')).code).toBe('second_factor_enabled');
    const stored = JSON.stringify([
      await api.sql('SELECT * FROM admin_users'),
      await api.sql('SELECT * FROM admin_recovery_codes'),
      await api.sql('SELECT * FROM audit_log'),
    ]);
    for (const secret of [body.secret, ...recoveryCodes]) expect(stored).not.toContain(secret);
  });

  it('is asked for behind a right password alone', async () => {
    expect(refusalOf(await login())).toEqual({ status: 401, code: 'second_factor_required', fields: [] });
    expect(refusalOf(await login('000000')).code).toBe('second_factor_wrong');
    const stranger = { email: 'admin-factor@example.com', password: 'wrong' };
    expect(refusalOf(await new Person(api.url).request('POST', '/api/admin/login', stranger)).code).toBe(
      'invalid_credentials',
    );
  });

  it('takes a code once', async () => {
    await waitOut();
    const code = totp.generate();
    const answers = await Promise.all([login(code), login(code)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(refusalOf(await login(code)).code).toBe('second_factor_wrong');
    expect((await auditOf(owner, '?action=second_factor_failed')).length).toBeGreaterThanOrEqual(3);
  });

  it('takes each recovery code once, however it is typed', async () => {
    const [code = ''] = recoveryCodes;
    expect((await login(code.toUpperCase().replace('-', ' '))).status).toBe(200);
    expect(refusalOf(await login(code)).code).toBe('second_factor_wrong');
    expect((await admin.request('GET', '/api/admin/second-factor')).body).toMatchObject({ recoveryCodesLeft: 9 });
    expect(await auditOf(owner, '?action=recovery_code_used')).toHaveLength(1);
  });

  it('cannot be guessed at leisure', async () => {
    let answer = await login('111111');
    for (let guess = 0; guess < 10; guess += 1) answer = await login('111111');
    expect(answer.status).toBe(429);
    await waitOut();
    expect((await login(totp.generate())).status).toBe(429);
    await api.sql(`UPDATE admin_users SET totp_failures_since = now() - interval '16 minutes'`);
    expect((await login(totp.generate())).status).toBe(200);
  });

  it('gives new codes and goes away with password and code', async () => {
    const path = '/api/admin/second-factor';
    const wrong = { password: 'wrong', code: recoveryCodes[1] };
    expect(refusalOf(await admin.request('POST', `${path}/disable`, wrong)).fields).toEqual([
      'password wrong_password',
    ]);
    const proof = { password: PASSWORD, code: recoveryCodes[1] };
    const renewed = await admin.request<RecoveryCodesView>('POST', `${path}/recovery-codes`, proof);
    expect(
      refusalOf(await admin.request('POST', `${path}/disable`, { ...proof, code: recoveryCodes[2] })).fields,
    ).toEqual(['code wrong_code']);
    const [code] = renewed.body.recoveryCodes;
    expect((await admin.request('POST', `${path}/disable`, { ...proof, code })).status).toBe(204);
    expect((await login()).status).toBe(200);
    expect((await admin.request('POST', `${path}/disable`, proof)).status).toBe(404);
  });

  it('is reset by an owner for somebody who has lost it', async () => {
    await api.sql(`UPDATE admin_users SET totp_failures = 0`);
    const { body } = await admin.request<SecondFactorEnrolmentView>('POST', '/api/admin/second-factor');
    const code = new TOTP({ secret: Secret.fromBase32(body.secret) }).generate();
    expect((await admin.request('POST', '/api/admin/second-factor/confirm', { code })).status).toBe(200);
    expect((await owner.request('DELETE', `/api/admin/admins/${idOf(admin)}/second-factor`)).status).toBe(204);
    expect((await admin.request('GET', '/api/admin/user')).status).toBe(401);
    expect((await login()).status).toBe(200);
    expect(refusalOf(await owner.request('DELETE', `/api/admin/admins/${idOf(owner)}/second-factor`)).code).toBe(
      'own_account',
    );
    expect(await auditOf(owner, '?action=second_factor_reset')).toHaveLength(1);
  });
});
