/** Input that is not what it seems, family by family: each was answered 500 once, or taken as something else than was sent. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../src/contracts/http/errors.ts';
import { type Api, Person, refusalOf, startApi } from './api.ts';

let api: Api;
let customer: Person;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  customer = await Person.login(api.url, 'kunde@example.com');
  owner = await Person.login(api.url, 'restaurant1@example.com');
  admin = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

const people = () => ({ customer, owner, admin, nobody: new Person(api.url) });
type Who = keyof ReturnType<typeof people>;

async function sendBytes(
  path: string,
  body: string | Buffer<ArrayBuffer>,
  contentType: string,
  who: Person = new Person(api.url),
) {
  const response = await fetch(api.url + path, {
    method: path.endsWith('/image') ? 'PUT' : 'POST',
    headers: { 'content-type': contentType, ...(who.cookie === null ? {} : { cookie: who.cookie }) },
    body,
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as Problem };
}

const REGISTRATION = { name: 'Anna', email: 'a@example.com', password: 'correct horse battery', city: 'berlin' };
const RESTAURANT = { ...REGISTRATION, name: 'Probe', address: 'Beispielweg 1', phone: '+49 30 1234567' };

describe('text that is not well formed', () => {
  it.each<[Who, string, string, string, Record<string, unknown>]>([
    ['nobody', 'POST', '/api/login', 'email', { password: 'x' }],
    ['nobody', 'POST', '/api/login', 'password', { email: 'kunde@example.com' }],
    ['nobody', 'POST', '/api/admin/login', 'email', { password: 'x' }],
    ['nobody', 'POST', '/api/register', 'email', REGISTRATION],
    ['nobody', 'POST', '/api/register', 'password', REGISTRATION],
    ['nobody', 'POST', '/api/register', 'name', REGISTRATION],
    ['nobody', 'POST', '/api/register-restaurant', 'email', RESTAURANT],
    ['customer', 'PUT', '/api/user/profile', 'address', {}],
    ['customer', 'POST', '/api/addresses', 'notes', { label: 'Zuhause', address: 'Beispielweg 1' }],
    ['owner', 'PUT', '/api/restaurant/info', 'description', {}],
    ['owner', 'POST', '/api/restaurant/staff', 'email', { name: 'Mia', password: 'correct horse battery' }],
    ['admin', 'PUT', '/api/admin/restaurants/2', 'email', { expectedVersion: 1 }],
  ])('is refused from %s: %s %s %s', async (who, method, path, field, others) => {
    for (const half of ['"\\ud800"', '"a\\udc00@example.com"']) {
      const body = `{${Object.entries(others)
        .filter(([name]) => name !== field)
        .map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`)
        .join('')}"${field}":${half}}`;
      expect(refusalOf(await people()[who].request(method, path, body))).toEqual({
        status: 400,
        code: 'validation_failed',
        fields: [`${field} invalid_format`],
      });
    }
  });

  it('is refused below a key, in a list and as a key', async () => {
    const quote = (items: string) =>
      customer.request('POST', '/api/orders/quote', `{"restaurantId":1,"items":${items}}`);
    expect(refusalOf(await quote('[{"notes":"\\udfff"}]')).fields).toEqual(['items.0.notes invalid_format']);
    expect(refusalOf(await quote('[{"\\ud800":1}]')).status).toBe(400);
    expect(
      refusalOf(await admin.request('POST', '/api/admin/translations/en/import', '{"texts":{"\\ud800":"x"}}')),
    ).toMatchObject({ status: 400, code: 'validation_failed' });
  });

  it('is refused in queries', async () => {
    for (const query of ['q=%ED%A0%80', 'q=%ff', 'q=%', 'q=%zz', 'q=a%C3', '%ff=1']) {
      expect(refusalOf(await customer.request('GET', `/api/restaurants?${query}`))).toMatchObject({
        status: 400,
        code: 'malformed_request',
      });
    }
    expect((await customer.request('GET', '/api/restaurants?q=K%C3%A4se%20%F0%9F%98%80')).status).toBe(200);
  });

  it('is refused as bytes that are no UTF-8', async () => {
    for (const bytes of [[0xff], [0xc3], [0xed, 0xa0, 0x80], [0xc0, 0xaf], [0xfc]]) {
      const body = Buffer.concat([Buffer.from('{"email":"'), Buffer.from(bytes), Buffer.from('","password":"x"}')]);
      expect(await sendBytes('/api/login', body, 'application/json')).toMatchObject({
        status: 400,
        body: { code: 'malformed_body' },
      });
    }
  });

  it.each(['utf-16', 'UTF-16LE', '"iso-8859-1"', 'utf-7', ''])('is refused as %s', async (charset) => {
    const bytes = Buffer.from('{"email":"kunde@example.com","password":"x"}', 'utf16le');
    for (const body of [bytes, '{}']) {
      expect(await sendBytes('/api/login', body, `application/json; charset=${charset}`)).toMatchObject({
        status: 415,
        body: { code: 'unsupported_media_type' },
      });
    }
  });

  it.each(['utf-8', 'UTF8', '"utf-8"'])('is read as %s', async (charset) => {
    const answer = await sendBytes('/api/login', '{"email":"x"}', `application/json; charset=${charset}`);
    expect(answer.body.code).toBe('validation_failed');
  });
});

describe('a key', () => {
  it.each([
    ['{"email":"a@example.com","email":"b@example.com"}', 'email duplicate'],
    ['{"email":"a@example.com","\\u0065mail":"b@example.com"}', 'email duplicate'],
    ['{"x":[{"a":1},{"a":1,"a":1}]}', 'x.1.a duplicate'],
  ])('that is there twice is refused: %s', async (body, fault) => {
    const answer = await new Person(api.url).request('POST', '/api/login', body);
    expect(refusalOf(answer)).toEqual({ status: 400, code: 'malformed_body', fields: [fault] });
  });

  it.each(['constructor', '__proto__', 'prototype'])('called %s is refused wherever it is', async (key) => {
    const dish = { menuId: 1, name: 'Suppe', price: '5', vatRate: 7 };
    for (const value of ['1', 'null', '{}', '{"name":"x"}', '[]', '"text"', '{"prototype":{}}']) {
      const part = `"${key}":${value}`;
      const answers = await Promise.all([
        customer.request('PUT', '/api/user/profile', `{${part}}`),
        customer.request('POST', '/api/orders/quote', `{"restaurantId":1,"items":[{${part}}]}`),
        owner.request('PUT', '/api/restaurant/hours', `{"week":[{"spans":[],${part}}]}`),
        owner.request('POST', '/api/restaurant/menu-items', JSON.stringify(dish).replace('}', `,${part}}`)),
        admin.request('POST', '/api/admin/translations/en/import', `{"texts":{${part}}}`),
        new Person(api.url).request('POST', '/api/login', `{"email":"a@example.com","password":{${part}}}`),
      ]);
      for (const answer of answers) expect(refusalOf(answer)).toMatchObject({ status: 400, code: 'malformed_body' });
    }
  });

  it.each(['constructor', '__proto__', 'prototype'])('called %s is refused in queries', async (key) => {
    for (const query of [`${key}=1`, `${key}=1&${key}=2`]) {
      expect(refusalOf(await customer.request('GET', `/api/restaurants?${query}`)).status).toBe(400);
    }
  });

  it.each(['toString', 'hasOwnProperty', 'then', 'valueOf', 'toJSON'])('called %s changes nothing', async (key) => {
    const name = customer.account?.name;
    const answer = await customer.request('PUT', '/api/user/profile', { name, [key]: 'x' });
    expect(answer).toMatchObject({ status: 200, body: { name } });
  });
});

describe('deep nesting', () => {
  it.each(['password', 'newPassword', 'currentPassword', 'x'])('is refused below %s', async (key) => {
    for (const depth of [8, 500, 10_000]) {
      const body = `{"email":"a@example.com","${key}":${'['.repeat(depth)}${']'.repeat(depth)}}`;
      expect(refusalOf(await new Person(api.url).request('POST', '/api/login', body))).toMatchObject({
        status: 400,
        code: 'too_complex',
      });
      expect(refusalOf(await customer.request('PUT', '/api/user/password', body)).code).toBe('too_complex');
    }
  });
});

describe('a list in the place of an object, and the other way round', () => {
  it.each<[Who, string, string, unknown, string]>([
    ['owner', 'PUT', '/api/restaurant/hours', { week: Array(7).fill([]) }, 'week.0'],
    ['owner', 'PUT', '/api/restaurant/hours', { week: [[[]], ...Array<unknown>(6).fill({ spans: [] })] }, 'week.0'],
    ['owner', 'PUT', '/api/restaurant/hours', { week: Array(7).fill({ spans: [[]] }) }, 'week.0.spans.0'],
    ['owner', 'PUT', '/api/restaurant/hours', { week: Array(7).fill({ spans: {} }) }, 'week.0.spans'],
    ['owner', 'PUT', '/api/restaurant/hours', { week: Array(7).fill(null) }, 'week.0'],
    ['owner', 'PUT', '/api/restaurant/hours', { week: {} }, 'week'],
    ['owner', 'PUT', '/api/restaurant/special-days', { specialDays: [[]] }, 'specialDays.0'],
    ['nobody', 'POST', '/api/orders/quote', { restaurantId: 1, items: [[]] }, 'items.0'],
    ['nobody', 'POST', '/api/orders/quote', { restaurantId: 1, items: { 0: {} } }, 'items'],
    ['nobody', 'POST', '/api/orders/quote', { restaurantId: 1, items: [1] }, 'items.0'],
    ['nobody', 'POST', '/api/orders', { restaurantId: 1, items: [], contact: [] }, 'contact'],
    ['nobody', 'POST', '/api/notifications/push', { endpoint: 'https://x.example', keys: [] }, 'keys'],
    ['owner', 'POST', '/api/restaurant/menu-items', { optionGroups: [[]] }, 'optionGroups.0'],
    ['owner', 'POST', '/api/restaurant/menu-items', { optionGroups: [{ options: [[]] }] }, 'optionGroups.0.options.0'],
  ])('is refused from %s: %s %s %j', async (who, method, path, body, field) => {
    const { status, code, fields } = refusalOf(await people()[who].request(method, path, body));
    expect({ status, code, first: fields[0] }).toEqual({
      status: 400,
      code: 'validation_failed',
      first: `${field} invalid_type`,
    });
  });
});

describe('null for a field that may be left out', () => {
  it.each<[Who, string, string, Record<string, unknown>]>([
    ['customer', 'PUT', '/api/user/profile', { name: null, city: null }],
    ['customer', 'PUT', '/api/user/profile', { city: '' }],
    ['customer', 'PUT', '/api/notifications/settings', { email: null, push: null }],
    ['owner', 'POST', '/api/restaurant/toggle-status', { isOpen: null }],
    ['owner', 'PUT', '/api/restaurant/load/busy', { minutes: 10, forMinutes: null }],
    ['owner', 'PUT', '/api/restaurant/load/cap', { orders: 5, forMinutes: null }],
  ])('counts as left out: %s %s %s %j', async (who, method, path, body) => {
    expect((await people()[who].request(method, path, body)).status).toBe(200);
  });

  it('counts as left out in a dish and in an order', async () => {
    const [menu] = await api.sql<{ id: number }>('SELECT id FROM menus WHERE restaurant_id = 1 ORDER BY id LIMIT 1');
    const dish = { menuId: menu?.id, name: 'Suppe', price: '5', vatRate: 7, isPublished: null, isDeclared: null };
    const flags = { isVegan: null, isVegetarian: null, allergens: null, additives: null, deposit: null };
    const option = { name: 'groß', price: null, available: null, ...flags };
    const groups = [{ name: 'Größe', minChoices: null, maxChoices: null, id: null, options: [option] }];
    const added = await owner.request<{ id: number }>('POST', '/api/restaurant/menu-items', {
      ...dish,
      ...flags,
      optionGroups: groups,
    });
    expect(added.status).toBe(201);
    const path = `/api/restaurant/menu-items/${String(added.body.id)}`;
    const nothing = { ...dish, ...flags, optionGroups: null, expectedVersion: null };
    expect((await owner.request('PUT', path, nothing)).status).toBe(200);
    const order = await customer.placeOrder(2, {
      ...{ notes: null, deliveryNotes: null, wantsReusable: null, scheduledFor: null, contact: null, totalPrice: null },
      tip: null,
    });
    expect(order.status).toBe('pending');
  });
});

describe('an empty search in a table of the admins', () => {
  it.each(['orders', 'restaurants', 'users'])('finds all %s, on the screen and as a file', async (table) => {
    for (const query of ['q=', 'q=%20', 'q=&city=']) {
      const page = await admin.request<unknown[]>('GET', `/api/admin/${table}?${query}`);
      if (query.endsWith('city=')) expect(page.status).toBe(400);
      else expect(page).toMatchObject({ status: 200, body: expect.any(Array) });
    }
    const all = await admin.request<string>('GET', `/api/admin/${table}/export`);
    const searched = await admin.request<string>('GET', `/api/admin/${table}/export?q=`);
    expect(searched.status).toBe(200);
    expect(searched.body).toBe(all.body);
  });

  it('finds all of the audit log', async () => {
    expect((await admin.request('GET', '/api/admin/audit?q=&targetId=')).status).toBe(200);
  });

  it('is not on record as an export when nothing could be exported', async () => {
    const recorded = async () =>
      Number(
        (await api.sql<{ n: string }>(`SELECT count(*) AS n FROM audit_log WHERE action = 'users_exported'`))[0]?.n,
      );
    const before = await recorded();
    await api.sql('ALTER TABLE users RENAME COLUMN city TO town');
    try {
      expect((await admin.request('GET', '/api/admin/users/export')).status).toBe(500);
    } finally {
      await api.sql('ALTER TABLE users RENAME COLUMN town TO city');
    }
    expect(await recorded()).toBe(before);
    expect((await admin.request('GET', '/api/admin/users/export')).status).toBe(200);
    expect(await recorded()).toBe(before + 1);
  });
});

describe('a form that is broken', () => {
  const part = 'content-disposition: form-data; name="file"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n';

  it.each([
    ['breaks off in the file', 'boundary=x', `--x\r\n${part}abc`],
    ['breaks off in the headers', 'boundary=x', '--x\r\ncontent-disposition: form-data; name="fi'],
    ['has no boundary', '', `--x\r\n${part}abc\r\n--x--\r\n`],
    ['has another boundary', 'boundary=y', `--x\r\n${part}abc\r\n--x--\r\n`],
    ['has headers that are none', 'boundary=x', '--x\r\n\0\0\r\n\r\nabc\r\n--x--\r\n'],
    ['is empty', 'boundary=x', '--x--\r\n'],
    [
      'has a field in place of a file',
      'boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nb\r\n--x--\r\n',
    ],
    ['has two files', 'boundary=x', `--x\r\n${part}abc\r\n--x\r\n${part}abc\r\n--x--\r\n`],
    ['calls its file __proto__', 'boundary=x', `--x\r\n${part.replace('"file"', '"__proto__"')}abc\r\n--x--\r\n`],
  ])('is refused when it %s', async (_what, boundary, body) => {
    const answer = await sendBytes('/api/restaurant/image', body, `multipart/form-data; ${boundary}`, owner);
    expect([400, 413, 415]).toContain(answer.status);
    expect(answer.body.code).not.toBe('internal');
  });
});
