import { Socket } from 'node:net';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import { PASSWORD } from '../support/person.ts';
import { createTestDatabase } from '../support/postgres.ts';
import { startRedis } from '../support/redis.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from './api.ts';
import { startProxy } from './proxy.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

const JSON_TYPE = { 'content-type': 'application/json' };

async function send(
  path: string,
  init: RequestInit = {},
): Promise<{ status: number; headers: Headers; body: Problem }> {
  const response = await fetch(api.url + path, init);
  expect(response.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
  return { status: response.status, headers: response.headers, body: (await response.json()) as Problem };
}

describe('a refusal', () => {
  it('is a problem of RFC 9457 with a stable code', async () => {
    const { status, headers, body } = await send('/api/user');
    expect(status).toBe(401);
    expect(body).toEqual({
      type: 'urn:tischlein:problem:unauthenticated',
      title: 'Not logged in',
      status: 401,
      detail: 'You need to be logged in for this.',
      code: 'unauthenticated',
      requestId: headers.get('x-request-id'),
    });
    expect(headers.get('cache-control')).toBe('no-store');
  });

  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de', 'Nicht angemeldet'],
    ['tr', 'tr', 'Giriş yapılmamış'],
    ['fr, en;q=0.1, tr;q=0.2', 'tr', 'Giriş yapılmamış'],
    ['fr', 'en', 'Not logged in'],
    ['de;q=0, en', 'en', 'Not logged in'],
    ['x'.repeat(5_000), 'en', 'Not logged in'],
    [';;;q=q,,', 'en', 'Not logged in'],
  ])('speaks the language of %.30s', async (accepted, language, title) => {
    const { headers, body } = await send('/api/user', { headers: { 'accept-language': accepted } });
    expect(headers.get('content-language')).toBe(language);
    expect(body.title).toBe(title);
  });

  it('carries the id that the caller gave, if it is harmless', async () => {
    const sane = await send('/api/user', { headers: { 'x-request-id': 'proxy-0123.abc' } });
    expect(sane.body.requestId).toBe('proxy-0123.abc');
    const odd = await send('/api/user', { headers: { 'x-request-id': '<script>alert(1)</script>' } });
    expect(odd.body.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });
});

describe('a body that cannot be read', () => {
  it.each([
    ['half an object', '{"email":'],
    ['no JSON', 'email=x'],
    ['an array', '[]'],
    ['a text', '"hello"'],
    ['a number', '7'],
    ['a prototype', '{"email":"a@example.com","__proto__":{"role":"admin"}}'],
    ['a constructor', '{"constructor":{"prototype":{"role":"admin"}}}'],
  ])('is refused: %s', async (_what, body) => {
    const answer = await send('/api/login', { method: 'POST', headers: JSON_TYPE, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'malformed_body' } });
  });

  it.each([
    ['lists', `{"email":${'['.repeat(16_000)}${']'.repeat(16_000)}}`],
    ['objects', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`],
  ])('is refused when it nests without end: %s', async (_what, body) => {
    const answer = await send('/api/login', { method: 'POST', headers: JSON_TYPE, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 'too_complex' } });
  });

  it('is refused when it is too large', async () => {
    const body = JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(300_000) });
    const answer = await send('/api/login', { method: 'POST', headers: JSON_TYPE, body });
    expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
  });

  it.each([
    'application/x-www-form-urlencoded',
    'text/plain',
    'application/xml',
    'multipart/form-data; boundary=x',
    'x',
  ])('is refused as %s', async (type) => {
    const answer = await send('/api/login', { method: 'POST', headers: { 'content-type': type }, body: 'a=1' });
    expect(answer).toMatchObject({ status: 415, body: { code: 'unsupported_media_type' } });
  });

  it('counts as an empty one when there is none', async () => {
    const answer = await send('/api/login', { method: 'POST', headers: JSON_TYPE });
    expect(answer.body.errors?.map(({ field }) => field)).toEqual(['email', 'password']);
  });
});

describe('an address that names nothing', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/restaurants/1/nothing', '/api/..%2Fetc%2Fpasswd', '/api/%ZZ'])(
    'is 404: %s',
    async (path) => {
      expect(await send(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    },
  );

  it.each(['0', '-1', '1.5', '1e3', 'abc', '2147483648', '99999999999999999999', '%00', "1'--", '01', 'NaN', 'null'])(
    'is 404 with the id %s',
    async (id) => {
      for (const path of [`/api/restaurants/${id}`, `/api/restaurants/${id}/menus`, `/api/orders/${id}`]) {
        expect(await send(path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    },
  );

  it('is 404 when the id is endless', async () => {
    expect((await send(`/api/restaurants/${'9'.repeat(2_000)}`)).status).toBe(404);
  });

  it.each([
    ['DELETE', '/api/restaurants/1', 'GET, HEAD'],
    ['PATCH', '/api/user', 'GET, HEAD'],
    ['GET', '/api/login', 'POST'],
    ['POST', '/api/user/profile', 'PUT'],
  ])('is 405 when only the method is wrong: %s %s', async (method, path, allowed) => {
    const answer = await send(path, { method });
    expect(answer).toMatchObject({ status: 405, body: { code: 'method_not_allowed' } });
    expect(answer.headers.get('allow')).toBe(allowed);
  });
});

describe('a query that is wrong', () => {
  it.each([
    ['city=paris', ['city invalid_choice']],
    ['city=berlin&city=hamburg', ['city invalid_choice']],
    ['category=sushi', ['category invalid_choice']],
    ['sort=name', ['sort invalid_choice']],
    ['open=maybe', ['open invalid_type']],
    ['limit=0', ['limit too_small']],
    ['limit=101', ['limit too_large']],
    ['limit=-5', ['limit too_small']],
    ['limit=ten', ['limit invalid_type']],
    ['limit=1e1', ['limit invalid_type']],
    ['limit=99999999999999999999', ['limit invalid_type']],
    ['page=0', ['page too_small']],
    ['page=99999', ['page too_large']],
    ['cursor=!!!', ['cursor invalid_format']],
    ['cursor=LTE', ['cursor invalid_format']],
    ['cursor=OTk5OTk5OTk5OTk', ['cursor invalid_format']],
    [`cursor=${'A'.repeat(701)}`, ['cursor too_long']],
    [`q=${'x'.repeat(101)}`, ['q too_long']],
    ['q=%00', ['q invalid_format']],
    ['q=a&q=b', ['q invalid_type']],
    ['q[a]=1&limit[]=3', null],
  ])('%.40s', async (query, fields) => {
    const answer = await new Person(api.url).request('GET', `/api/restaurants?${query}`);
    if (fields === null) expect(answer.status).toBe(200);
    else expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields });
  });
});

describe('what nobody foresaw', () => {
  it('says nothing about its inside', async () => {
    const admin = await Person.login(api.url, 'admin@example.com');
    await api.sql('ALTER TABLE users RENAME COLUMN city TO town');
    try {
      const answer = await admin.request<Problem>('GET', '/api/admin/users');
      expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
      expect(JSON.stringify(answer.body)).not.toMatch(/select|column|users|node_modules|\.ts/i);
    } finally {
      await api.sql('ALTER TABLE users RENAME COLUMN town TO city');
    }
  });

  it('does not take the process along when a caller breaks off or talks nonsense', async () => {
    const { port } = api.app;
    for (const text of [
      '\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /api/login HTTP/1.1\r\ncontent-length: 50\r\n\r\n{"em',
    ]) {
      const socket = new Socket();
      socket.on('error', () => undefined);
      socket.connect(port, '127.0.0.1');
      await once(socket, 'connect');
      socket.write(text, () => socket.destroy());
      await once(socket, 'close');
    }
    expect((await new Person(api.url).request('GET', '/api/health/live')).status).toBe(200);
  });

  it('does not follow a login that is given up', async () => {
    const cancel = new AbortController();
    const login = fetch(`${api.url}/api/login`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify({ email: 'kunde@example.com', password: PASSWORD }),
      signal: cancel.signal,
    });
    cancel.abort();
    await expect(login).rejects.toThrow();
    expect((await Person.login(api.url, 'kunde@example.com')).account?.role).toBe('customer');
  });
});

describe('without its database', () => {
  it('loses the writes that are under way, each with an answer, and nothing else', async () => {
    const database = await createTestDatabase();
    const proxy = await startProxy(database.url);
    const redis = await startRedis();
    const app = await startApi({ databaseUrl: proxy.url, redisUrl: redis.url });
    try {
      const owner = await Person.login(app.url, 'restaurant1@example.com');
      const statuses = new Map<number, number>();
      let isOver = false;
      const clicking = Array.from({ length: 8 }, async () => {
        while (!isOver) {
          const { status } = await owner.request('POST', '/api/restaurant/toggle-status');
          statuses.set(status, (statuses.get(status) ?? 0) + 1);
        }
      });
      for (let outage = 1; outage <= 3; outage += 1) {
        const { succeeded, refused } = countsOf(statuses);
        await until(() => countsOf(statuses).succeeded > succeeded, { what: () => 'writes succeed' });
        await proxy.cut();
        await until(() => countsOf(statuses).refused > refused, { what: () => 'writes are refused' });
        await proxy.mend();
      }
      isOver = true;
      await Promise.all(clicking);
      expect([...statuses.keys()].sort()).toEqual([200, 503]);
      expect((await owner.request('GET', '/api/restaurant/info')).status).toBe(200);
    } finally {
      await app.stop();
      await redis.stop();
      await proxy.cut();
      await database.drop();
    }
  });

  it('answers 503 and is not ready but alive, and recovers by itself', async () => {
    const database = await createTestDatabase();
    const proxy = await startProxy(database.url);
    // With the queues elsewhere, so that Postgres is all that is missing.
    const redis = await startRedis();
    const app = await startApi({ databaseUrl: proxy.url, redisUrl: redis.url });
    const guest = new Person(app.url);
    try {
      expect((await guest.request('GET', '/api/restaurants/1')).status).toBe(200);
      await proxy.cut();
      for (const path of ['/api/restaurants/1', '/api/restaurants', '/api/restaurants/1/menus', '/api/health/ready']) {
        const answer = await guest.request<Problem>('GET', path);
        expect(answer).toMatchObject({ status: 503, body: { code: 'unavailable' } });
        expect(answer.headers.get('retry-after')).toBe('1');
      }
      expect((await guest.request('GET', '/api/health/live')).status).toBe(200);
      await proxy.mend();
      expect((await guest.request('GET', '/api/restaurants/1')).status).toBe(200);
      expect((await guest.request('GET', '/api/health/ready')).status).toBe(200);
    } finally {
      await app.stop();
      await redis.stop();
      await proxy.cut();
      await database.drop();
    }
  });
});

function countsOf(statuses: ReadonlyMap<number, number>): { succeeded: number; refused: number } {
  return { succeeded: statuses.get(200) ?? 0, refused: statuses.get(503) ?? 0 };
}
