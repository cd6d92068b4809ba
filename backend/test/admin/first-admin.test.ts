import { getDataSourceToken } from '@nestjs/typeorm';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { type Environment, loadEnvironment } from '../../src/config/environment.ts';
import { createDataSource } from '../../src/database/connection/data-source.ts';
import { DEMO_ADMIN, DEMO_PASSWORD } from '../../src/demo/demo-accounts.ts';
import { closeDemo, refuseExposedDemo } from '../../src/demo/demo-exposure.ts';
import { createAdmin, readNewAdmin } from '../../src/modules/admin-accounts/create-admin.ts';
import { createDemoDatabase } from '../support/postgres.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const CHOSEN = 'a sentence that I alone know';

describe('admin:create', () => {
  let api: Api;
  let dataSource: DataSource;
  beforeAll(async () => {
    api = await startApi({ demoData: false });
    dataSource = api.app.nest.get<DataSource>(getDataSourceToken());
  });
  afterAll(() => api.stop());

  const login = (person: Person, password: string, newPassword?: string) =>
    person.request('POST', '/api/admin/login', { email: 'first@tischlein.example', password, newPassword });

  it('makes the first owner, whose one-time password has to be replaced at the first login', async () => {
    const args = ['--email', ' First@Tischlein.example', '--role', 'owner'];
    const password = await createAdmin(dataSource, readNewAdmin(args));
    const owner = new Person(api.url);
    expect(refusalOf(await login(owner, password))).toMatchObject({ status: 401, code: 'password_change_required' });
    expect(refusalOf(await login(owner, password, password)).fields).toEqual(['newPassword same_password']);
    expect(refusalOf(await login(owner, password, 'too short')).fields).toEqual(['newPassword too_short']);
    expect(owner.cookie).toBeNull();
    expect((await login(owner, password, CHOSEN)).status).toBe(200);
    expect((await owner.request('GET', '/api/admin/user')).body).toMatchObject({ adminRole: 'owner' });
    expect(refusalOf(await login(new Person(api.url), password, CHOSEN)).code).toBe('invalid_credentials');
    expect((await login(new Person(api.url), CHOSEN)).status).toBe(200);
    const actions = await api.sql<{ action: string }>('SELECT action FROM audit_log ORDER BY id');
    expect(actions.map(({ action }) => action)).toEqual([
      'admin_added',
      'own_password_changed',
      'signed_in',
      'sign_in_failed',
      'signed_in',
    ]);
    expect(JSON.stringify(await api.sql('SELECT * FROM audit_log'))).not.toContain(password);
  });

  it('is no way into an account that is in use', async () => {
    await expect(createAdmin(dataSource, { email: 'first@tischlein.example', role: 'owner' })).rejects.toThrow(
      'first@tischlein.example is an admin already',
    );
  });

  it('renews a one-time password that nobody used, and none lasts longer than a day', async () => {
    const admin = { email: 'second@tischlein.example', role: 'support' } as const;
    const lost = await createAdmin(dataSource, admin);
    const renewed = await createAdmin(dataSource, admin);
    const second = (password: string) =>
      new Person(api.url).request('POST', '/api/admin/login', { email: admin.email, password, newPassword: CHOSEN });
    expect(refusalOf(await second(lost)).code).toBe('invalid_credentials');
    await api.sql(`UPDATE admin_users SET one_time_password_until = now() WHERE email = $1`, [admin.email]);
    expect(refusalOf(await second(renewed)).code).toBe('invalid_credentials');
  });

  it.each([
    [[], '--email has to be an e-mail address'],
    [['--email', 'nobody', '--role', 'owner'], '--email has to be an e-mail address'],
    [['--email', 'a@b.example'], '--role has to be one of support, operations, owner'],
    [['--email', 'a@b.example', '--role', 'king'], '--role has to be one of support, operations, owner'],
    [['--name', 'x'], "Unknown option '--name'"],
  ])('says in one line how it is used: %j', (args, line) => {
    expect(() => readNewAdmin(args)).toThrow(line);
    expect(() => readNewAdmin(args)).toThrow(/^[^\n]+: use admin:create --email [^\n]+$/);
  });
});

describe('demo accounts', () => {
  it('keep a start away from others until they are closed', async () => {
    const database = await createDemoDatabase();
    const dataSource = await createDataSource(database.url).initialize();
    const at = (PUBLIC_URL: string): Environment => loadEnvironment({ PUBLIC_URL, SESSION_SECRET: 'x'.repeat(32) });
    try {
      await refuseExposedDemo(dataSource, at('http://localhost:3000'));
      const refused = refuseExposedDemo(dataSource, at('https://tischlein.example'));
      await expect(refused).rejects.toThrow(
        /^PUBLIC_URL=https:\/\/tischlein\.example [^\n]+ admin@example\.com [^\n]+ demo:close[^\n]+$/,
      );
      await expect(refused).rejects.not.toThrow(DEMO_PASSWORD);
      await dataSource.query('DELETE FROM admin_users WHERE email = $1', [DEMO_ADMIN.email]);
      await expect(refuseExposedDemo(dataSource, at('https://tischlein.example'))).rejects.toThrow('kunde@example.com');
      await closeDemo(dataSource);
      await refuseExposedDemo(dataSource, at('https://tischlein.example'));
      expect(await dataSource.query(`SELECT count(*)::int FROM restaurants WHERE is_active`)).toEqual([{ count: 0 }]);
    } finally {
      await dataSource.destroy();
      await database.drop();
    }
  });
});
