import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OutgoingMessage } from 'node:http';
import { PASSWORD } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from './api.ts';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

describe('a write from another site', () => {
  const login = { email: 'kunde@example.com', password: PASSWORD };
  const write = (headers: Record<string, string>) => new Person(api.url).request('POST', '/api/login', login, headers);

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ origin: 'http://127.0.0.1:1' }],
    [{ origin: 'http://evil.example', host: 'evil.example' }],
    [{ origin: 'http://evil.example', host: 'evil.example', 'sec-fetch-site': 'same-origin' }],
    [{ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'not an origin' }],
  ])('is refused: %j', async (headers) => {
    expect(refusalOf(await write(headers))).toEqual({ status: 403, code: 'foreign_origin', fields: [] });
  });

  it('is refused before anything else about it is judged', async () => {
    const answer = await new Person(api.url).request('PUT', '/api/nothing', 'not JSON', {
      origin: 'https://evil.example',
      'content-type': 'text/plain',
    });
    expect(refusalOf(answer).code).toBe('foreign_origin');
  });

  it('is not what our own pages and plain programs send', async () => {
    expect((await write({})).status).toBe(200);
    expect((await write({ origin: api.url, 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await write({ origin: api.url })).status).toBe(200);
    expect((await write({ origin: 'http://localhost:3000' })).status).toBe(200);
  });

  it('does not stop another site from linking here', async () => {
    const headers = { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' };
    const answer = await new Person(api.url).request('GET', '/api/restaurants', undefined, headers);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
  });
});

describe('every answer', () => {
  const ask = async (method: string, path: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(api.url + path, { method, headers });
    await answer.arrayBuffer();
    return answer;
  };
  /** One that is in memory, so that the next is answered from there. */
  const tagOf = async (path: string) => (await ask('GET', path)).headers.get('etag') ?? '';
  const LIST = '/api/restaurants?city=berlin';

  it.each<[request: string, status: number, headers: Record<string, string>]>([
    ['GET /api/restaurants', 200, {}],
    ['HEAD /api/restaurants', 200, {}],
    ['GET /api/restaurants?city=berlin&q=pizza', 200, {}],
    ['GET /api/nothing', 404, {}],
    ['GET /api/%zz', 404, {}],
    ['GET /no/such/file.js', 404, {}],
    ['GET /api/user', 401, {}],
    ['DELETE /api/restaurants', 405, {}],
    ['POST /api/login', 403, { 'sec-fetch-site': 'cross-site' }],
    ['POST /api/logout', 403, { origin: 'https://evil.example' }],
  ])('%s tells the browser to be strict', async (request, status, sent) => {
    const [method = '', path = ''] = request.split(' ');
    const answer = await ask(method, path, sent);
    expect(answer.status).toBe(status);
    expectStrict(answer.headers);
  });

  it('from memory tells it, too, and to whoever has it', async () => {
    const etag = await tagOf(LIST);
    const [whole, known] = [await ask('GET', LIST), await ask('GET', LIST, { 'if-none-match': etag })];
    expect([whole.status, known.status]).toEqual([200, 304]);
    expectStrict(whole.headers);
    expectStrict(known.headers);
  });

  it('that is sent piece by piece tells it, too', async () => {
    const admin = await Person.login(api.url, 'admin@example.com');
    const { status, headers } = await admin.request('GET', '/api/admin/users/export?city=hamburg');
    expect([status, headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
    expectStrict(headers);
  });

  it('of one piece goes to Node with all its headers at once', async () => {
    const etag = await tagOf(LIST);
    const oneByOne: unknown[] = [];
    const known = Object.getOwnPropertyDescriptor(OutgoingMessage.prototype, 'setHeader');
    const set = known?.value as (...given: unknown[]) => unknown;
    const value = function (this: OutgoingMessage, ...given: unknown[]): unknown {
      oneByOne.push(given[0]);
      return Reflect.apply(set, this, given);
    };
    Object.defineProperty(OutgoingMessage.prototype, 'setHeader', { ...known, value });
    try {
      await ask('GET', LIST);
      await ask('GET', LIST, { 'if-none-match': etag });
      await ask('GET', '/api/nothing');
      await ask('POST', '/api/logout', { 'sec-fetch-site': 'cross-site' });
      expect(oneByOne).toEqual([]);
    } finally {
      Object.defineProperty(OutgoingMessage.prototype, 'setHeader', { ...known });
    }
  });
});

const STRICT = [
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['origin-agent-cluster', '?1'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['x-content-type-options', 'nosniff'],
  ['x-dns-prefetch-control', 'off'],
  ['x-download-options', 'noopen'],
  ['x-frame-options', 'DENY'],
  ['x-permitted-cross-domain-policies', 'none'],
  ['x-xss-protection', '0'],
] as const;

function expectStrict(headers: Headers): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'self'");
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("base-uri 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  expect(headers.get('permissions-policy')).toContain('camera=(), ');
  for (const [name, value] of STRICT) expect([name, headers.get(name)]).toEqual([name, value]);
  expect(headers.get('x-powered-by')).toBeNull();
  expect(headers.get('strict-transport-security')).toBeNull();
}

describe('an operator’s map', () => {
  it('is the one other place that pages may ask, and its address is what maps are told', async () => {
    const policyOf = async ({ url }: Api) =>
      (await new Person(url).request('GET', '/api/map')).headers.get('content-security-policy');
    expect(await policyOf(api)).toContain(`connect-src 'self' ws://localhost:3000;`);
    const withMap = await startApi({ mapStyleUrl: 'https://tiles.example/berlin/style.json' });
    try {
      const policy = await policyOf(withMap);
      expect(policy).toMatch(/connect-src [^;]* https:\/\/tiles\.example;/);
      expect(policy).toMatch(/img-src [^;]* https:\/\/tiles\.example;/);
      expect(policy).toContain("worker-src 'self'");
      expect(policy).toContain("script-src 'self'");
      expect((await new Person(withMap.url).request('GET', '/api/map')).body).toEqual({
        styleUrl: 'https://tiles.example/berlin/style.json',
      });
    } finally {
      await withMap.stop();
    }
  });
});

describe('over https', () => {
  it('the cookie is bound to this host, and browsers are told to stay on https', async () => {
    const secure = await startApi({ publicUrl: 'https://localhost' });
    try {
      const response = await fetch(`${secure.url}/api/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://localhost' },
        body: JSON.stringify({ email: 'kunde@example.com', password: PASSWORD }),
      });
      const [cookie = '', hint = ''] = response.headers.getSetCookie();
      expect(cookie).toMatch(/^__Host-tischlein_session=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Lax; Secure$/);
      expect(hint).toMatch(/^__Host-tischlein_signed_in=1; .*Path=\/; SameSite=Lax; Secure$/);
      expect(response.headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
      const person = new Person(secure.url);
      person.cookie = cookie.split(';')[0] ?? '';
      expect((await person.request('GET', '/api/user')).status).toBe(200);
      person.cookie = person.cookie.replace('__Host-', '');
      expect((await person.request('GET', '/api/user')).status).toBe(401);
    } finally {
      await secure.stop();
    }
  });
});
