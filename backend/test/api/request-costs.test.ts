/** What a request may cost is counted here in work, never in time: `npm run costs` measures that. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { getMetadataStorage } from 'class-validator';
import type { ValidationMetadata } from 'class-validator/types/metadata/ValidationMetadata.js';
import type { Problem } from '../../src/contracts/http/errors.ts';
import { MAX_ISSUES } from '../../src/http/problem.ts';
import { RouteTable } from '../../src/http/answers/route-table.ts';
import { type Api, Person, refusalOf, startApi } from './api.ts';

const KIB = 1_024;
const MAX_ANSWER_BYTES = 64 * KIB;

let api: Api;
let guest: Person;
let owner: Person;
let admin: Person;
beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
  owner = await Person.login(api.url, 'restaurant1@example.com');
  admin = await Person.login(api.url, 'admin@example.com');
});
afterAll(() => api.stop());

const many = <T>(length: number, make: (at: number) => T): T[] => Array.from({ length }, (_, at) => make(at));
const keys = (length: number) => Object.fromEntries(many(length, (at) => [`k${at.toString(36)}`, 1]));

describe('a body', () => {
  it('is taken up to 32 KiB, but for the routes that say how much they need', () => {
    const more = api.app.nest
      .get(RouteTable)
      .routes.filter(({ budget }) => budget !== null)
      .map(({ method, pattern, budget }) => `${method} ${pattern} ${JSON.stringify(budget)}`);
    expect(more.sort()).toEqual([
      `POST /api/admin/translations/:language/import {"bytes":${512 * KIB},"nodes":10000,"keys":10000}`,
      `POST /api/orders {"bytes":${128 * KIB},"nodes":8000,"keys":100}`,
      `POST /api/orders/quote {"bytes":${128 * KIB},"nodes":8000,"keys":100}`,
      `POST /api/restaurant/menu-items {"bytes":${256 * KIB},"nodes":20000,"keys":100}`,
      `POST /api/rider/position {"bytes":${64 * KIB},"nodes":2000,"keys":100}`,
      `PUT /api/restaurant/delivery-areas {"bytes":${640 * KIB},"nodes":40000,"keys":100}`,
      `PUT /api/restaurant/menu-items/:id {"bytes":${256 * KIB},"nodes":20000,"keys":100}`,
      `PUT /api/restaurant/special-days {"bytes":${64 * KIB},"nodes":2000,"keys":100}`,
    ]);
  });

  it.each([
    ['/api/login', 32],
    ['/api/orders/quote', 128],
  ])('of %s is refused above %i KiB, and read below', async (path, kib) => {
    const body = (bytes: number) => JSON.stringify({ filler: 'x'.repeat(bytes - 13) });
    expect((await guest.request('POST', path, body(kib * KIB))).status).toBe(400);
    expect(refusalOf(await guest.request('POST', path, body(kib * KIB + 1))).code).toBe('body_too_large');
  });

  it.each<[string, string, string, () => unknown]>([
    ['40,000 empty lines', 'POST', '/api/orders/quote', () => ({ restaurantId: 1, items: many(40_000, () => ({})) })],
    ['lines', 'POST', '/api/orders/quote', () => ({ restaurantId: 1, items: many(201, () => ({})) })],
    ['unknown keys', 'POST', '/api/login', () => keys(3_000)],
    ['one key too many', 'POST', '/api/login', () => keys(101)],
    ['spans', 'PUT', '/api/restaurant/hours', () => ({ week: many(7, () => ({ spans: Array(1_000).fill(1) })) })],
    ['days', 'PUT', '/api/restaurant/hours', () => ({ week: many(15, () => ({ spans: [] })) })],
    ['values of an unknown key', 'POST', '/api/login', () => ({ email: 'a@b.de', other: Array(2_000).fill(0) })],
    ['levels', 'POST', '/api/login', () => JSON.parse(`{"password":${'['.repeat(9)}${']'.repeat(9)}}`) as unknown],
    [
      'keys within an option',
      'POST',
      '/api/restaurant/menu-items',
      () => ({ optionGroups: [{ options: [keys(101)] }] }),
    ],
  ])('with too much in it is refused before anything is worked on: %s', async (_what, method, path, make) => {
    const body = JSON.stringify(make());
    const answer = await owner.request<Problem>(method, path, body);
    expect(answer).toMatchObject({ status: 400, body: { code: 'too_complex' } });
    expect(answer.body.errors?.length ?? 0).toBeLessThanOrEqual(1);
  });

  it('names the list that is too long, and how long it may be', async () => {
    const answer = await guest.request<Problem>('POST', '/api/orders/quote', { items: many(101, () => ({})) });
    expect(answer.body.code).toBe('validation_failed');
    expect(answer.body.errors).toEqual([{ field: 'items', code: 'too_many', message: 'At most 100 are possible.' }]);
  });

  it('is answered with at most fifty faults, and with the news that there are more', async () => {
    const quote = (lines: number) =>
      guest.request<Problem>('POST', '/api/orders/quote', { restaurantId: 1, items: many(lines, () => ({})) });
    const long = (await quote(100)).body;
    expect(long.errors).toHaveLength(MAX_ISSUES);
    expect(long.moreErrors).toBe(true);
    const exact = (await quote(25)).body;
    expect(exact.errors).toHaveLength(50);
    expect(exact).not.toHaveProperty('moreErrors');
  });

  it('of unknown texts is answered in few words, however long their keys are', async () => {
    const texts = Object.fromEntries(many(100, (at) => [`${String(at)}${'k'.repeat(4_000)}`, 'x']));
    const answer = await admin.request<Problem>('POST', '/api/admin/translations/en/import', { texts });
    expect(answer.body.errors).toHaveLength(MAX_ISSUES);
    expect(JSON.stringify(answer.body).length).toBeLessThan(MAX_ANSWER_BYTES);
  });

  it('may hold the longest order and the whole catalogue', async () => {
    const line = {
      menuItemId: 1,
      quantity: 1,
      notes: 'ö'.repeat(300),
      optionIds: many(50, (at) => 1_000_000_000 + at),
    };
    const order = await guest.request('POST', '/api/orders/quote', { restaurantId: 1, items: many(100, () => line) });
    expect(['body_too_large', 'too_complex']).not.toContain(refusalOf(order).code);
    for (const language of ['en', 'de', 'tr']) {
      const path = `/api/admin/translations/${language}`;
      const { body: texts } = await admin.request(`GET`, `${path}/export`);
      expect((await admin.request('POST', `${path}/import`, { texts })).status).toBe(200);
    }
  });
});

describe('a list in a request', () => {
  it('has a longest length, whichever DTO it is in', () => {
    const { validationMetadatas } = getMetadataStorage() as unknown as {
      validationMetadatas: ReadonlyMap<{ name: string }, readonly ValidationMetadata[]>;
    };
    const lists = [...validationMetadatas].flatMap(([type, rules]) =>
      rules.filter(({ name }) => name === 'isArray').map((rule) => ({ type, field: rule.propertyName, rules })),
    );
    expect(lists.length).toBeGreaterThan(5);
    const boundless = lists.filter(
      ({ field, rules }) => !rules.some((rule) => rule.propertyName === field && rule.name === 'arrayMaxSize'),
    );
    expect(boundless.map(({ type, field }) => `${type.name}.${field}`)).toEqual([]);
  });
});

describe('a query', () => {
  it('with too many keys is refused', async () => {
    const query = new URLSearchParams(many(101, (at): [string, string] => [`k${String(at)}`, '1'])).toString();
    expect(refusalOf(await guest.request('GET', `/api/restaurants?${query}`)).code).toBe('too_complex');
  });
});
