import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { PASSWORD, Person } from '../support/person.ts';
import { startWorld, type World } from '../support/product.ts';
import { until } from '../support/until.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ LOG_LEVEL: 'trace' });
});
afterAll(() => world.end());

const output = () => readFileSync(world.product.logFile, 'utf8');
const lines = () =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.endsWith('}'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log', () => {
  it('has one line a request, with its id, its account and how long it took', async () => {
    const person = await Person.login(world.product.url, 'kunde@example.com');
    await person.request('GET', '/api/user', undefined, { 'x-request-id': 'from-the-proxy-1' });
    const own = () => lines().filter(({ requestId }) => requestId === 'from-the-proxy-1');
    await until(() => own().length > 0, { what: () => 'the request is logged' });
    expect(own()).toHaveLength(1);
    expect(own()[0]).toMatchObject({ method: 'GET', url: '/api/user', status: 200, account: 'customer:1', level: 30 });
    expect(own()[0]?.ms).toEqual(expect.any(Number));
  });

  it('has who signed in and whose sign-in was refused, beside the request', async () => {
    const attempt = (id: string, email: string, password: string) =>
      new Person(world.product.url).request('POST', '/api/login', { email, password }, { 'x-request-id': id });
    await attempt('a-right-password', 'kunde@example.com', PASSWORD);
    await attempt('a-wrong-password', 'kunde@example.com', 'not this one');
    await attempt('an-unknown-account', 'niemand@example.com', 'not this one');
    const of = (id: string) => lines().filter(({ requestId }) => requestId === id);
    await until(() => of('an-unknown-account').length === 2, { what: () => 'all is logged' });
    expect(of('a-right-password')).toMatchObject([
      { msg: 'Somebody has signed in.', account: 'customer:1', level: 30, time: expect.any(Number) },
      { msg: 'request', url: '/api/login', status: 200 },
    ]);
    expect(of('a-wrong-password')).toMatchObject([
      { msg: 'A sign-in was refused.', account: 'customer:1', level: 40 },
      { msg: 'request', status: 401 },
    ]);
    expect(of('an-unknown-account')[0]).toMatchObject({ msg: 'A sign-in was refused.', account: null });
  });

  it('has what was refused, with the account', async () => {
    const person = await Person.login(world.product.url, 'kunde@example.com');
    await person.request('GET', '/api/admin/users', undefined, { 'x-request-id': 'not-an-admin' });
    const own = () => lines().filter(({ requestId, msg }) => requestId === 'not-an-admin' && msg === 'request');
    await until(() => own().length > 0, { what: () => 'the request is logged' });
    expect(own()).toMatchObject([{ url: '/api/admin/users', status: 403, account: 'customer:1' }]);
  });

  it('has what nobody foresaw, with its cause, while the answer has not', async () => {
    const { database, product } = world;
    const db = new Client({ connectionString: database.url });
    await db.connect();
    const admin = await Person.login(product.url, 'admin@example.com');
    await db.query('ALTER TABLE users RENAME COLUMN city TO town');
    try {
      const id = 'what-nobody-foresaw';
      expect((await admin.request('GET', '/api/admin/users', undefined, { 'x-request-id': id })).status).toBe(500);
      const own = () => lines().filter(({ requestId, level }) => requestId === id && level === 50);
      await until(() => own().length === 2, { what: () => 'the error is logged' });
      expect(own()).toMatchObject([
        { msg: 'unexpected error', err: { message: expect.stringContaining('city') } },
        { msg: 'request', status: 500, account: 'admin:1' },
      ]);
    } finally {
      await db.query('ALTER TABLE users RENAME COLUMN town TO city');
      await db.end();
    }
  });

  it('tells no secret, however much it tells', async () => {
    const { url } = world.product;
    const person = new Person(url);
    const password = 'Geheimsuppe mit 7 Sternen';
    await person.request('POST', '/api/register', { name: 'Log', email: 'log@example.com', password, city: 'berlin' });
    const token = person.cookie?.split('=')[1] ?? '';
    await person.request('POST', '/api/login', { email: 'log@example.com', password: `${password}?` });
    await person.request('GET', '/api/orders/1?t=a-share-token');
    await person.request('POST', '/api/login', `{"email":"log@example.com","password":"${password}"`);
    await person.request('GET', '/api/user', undefined, {
      'x-request-id': 'the-last-one',
      authorization: 'Bearer abcdef',
    });
    await until(() => lines().some(({ requestId }) => requestId === 'the-last-one'), { what: () => 'all is logged' });
    expect(token).toHaveLength(43);
    expect(output()).toContain('/api/orders/1?t=[redacted]');
    for (const secret of [
      password,
      token,
      'a-share-token',
      'Bearer abcdef',
      '$argon2id$',
      'a secret that only tests know',
    ]) {
      expect(output()).not.toContain(secret);
    }
  });
});
