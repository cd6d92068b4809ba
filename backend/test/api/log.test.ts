import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Person } from '../support/person.ts';
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
