import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { KeptAnswers } from '../../src/public-reads/kept-answers.ts';
import { Person } from '../api/api.ts';
import { CHANGES, gather, type People } from './changes.ts';
import { hitsOf, mismatches, read, type Readers, startReaders } from './readers.ts';

const RESTAURANT_PATH = '/api/restaurants/1';
const MENU = `${RESTAURANT_PATH}/menus`;

let readers: Readers;
let people: People;
beforeAll(async () => {
  readers = await startReaders();
  people = await gather(readers, readers.app);
});
afterAll(() => readers.stop());

describe.each([
  ['a menu', MENU],
  ['a restaurant', RESTAURANT_PATH],
  ['a list', '/api/restaurants?city=berlin&sort=rating'],
  ['texts', '/api/translations/de'],
])('%s', (_name, path) => {
  it('is answered from memory, byte by byte as without it', async () => {
    const [instance] = readers.instances;
    const before = hitsOf(instance);
    // What the platform itself changes in between is made anew.
    do await read(instance, path);
    while (hitsOf(instance) === before);
    expect(await mismatches(readers, [path])).toEqual([]);
  });

  it('is sent once to whoever keeps it, and compressed as is asked for', async () => {
    const [instance] = readers.instances;
    const compressed = await read(instance, path);
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    const plain = await read(instance, path, { 'accept-encoding': 'identity' });
    expect(plain.headers).toMatchObject({ 'content-encoding': null, vary: 'accept-encoding' });
    expect(plain.body).toBe(compressed.body);
    expect(plain.etag).not.toBe(compressed.etag);
    const again = await read(instance, path, { 'if-none-match': compressed.etag ?? '' });
    expect(again).toMatchObject({ status: 304, etag: compressed.etag, body: '' });
    expect(again.headers).toMatchObject({
      'cache-control': compressed.headers['cache-control'],
      vary: 'accept-encoding',
    });
    expect((await read(instance, path, { 'if-none-match': plain.etag ?? '' })).status).toBe(200);
  });
});

describe('the next answer of every instance', () => {
  it.each(CHANGES)('has it when $name', async ({ path, make }) => {
    const [, other] = readers.instances;
    const before = await read(other, path);
    await make(people, 3);
    const after = await read(other, path);
    expect(after.etag).not.toBe(before.etag);
    expect(await mismatches(readers, [path])).toEqual([]);
  });

  it('has what was committed late, though others began later and were seen before', async () => {
    const [instance] = readers.instances;
    await read(instance, MENU);
    const [dish] = await readers.sql<{ id: number }>(
      'SELECT i.id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 1 ORDER BY i.id LIMIT 1',
    );
    await readers.sql('BEGIN');
    await readers.sql(`UPDATE menu_items SET name = 'Spät bekannt' WHERE id = $1`, [dish?.id]);
    // Takes a later number, and is committed first.
    await people.admin.request('PUT', '/api/admin/translations/de/error.forbidden', { value: 'Geht nicht' });
    await read(instance, '/api/translations/de');
    expect((await read(instance, MENU)).body).not.toContain('Spät bekannt');
    await readers.sql('COMMIT');
    expect((await read(instance, MENU)).body).toContain('Spät bekannt');
  });

  it('has what nobody writes down: that a dish is back, and a pause is over', async () => {
    const [instance] = readers.instances;
    const soon = `clock_timestamp() + interval '1 second'`;
    await readers.sql(`UPDATE menu_items SET available = false, sold_out_until = ${soon} WHERE id =
      (SELECT min(i.id) FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 1)`);
    await readers.sql(`UPDATE restaurants SET paused_until = ${soon} WHERE id = 1`);
    const before = await Promise.all([MENU, RESTAURANT_PATH].map((path) => read(instance, path)));
    await readers.sql(`SELECT pg_sleep_until(${soon})`);
    expect(await mismatches(readers, [MENU, RESTAURANT_PATH])).toEqual([]);
    const after = await Promise.all([MENU, RESTAURANT_PATH].map((path) => read(instance, path)));
    expect(after.map(({ etag }, index) => etag === before[index]?.etag)).toEqual([false, false]);
  });
});

describe('what has changed', () => {
  it('is noted by no order and no step on its way', async () => {
    const count = async () =>
      (await readers.sql(`SELECT FROM public_changes WHERE subject IN ('restaurant:2', 'menu:2')`)).length;
    // Nobody pauses this one, or changes its menu.
    const kitchen = await Person.login(readers.url, 'restaurant2@example.com');
    const before = await count();
    const { id } = await people.customer.placeOrder(2, { deliveryAddress: 'Torstraße 1, 10115 Berlin' });
    for (const status of ['preparing', 'delivering', 'delivered']) {
      const answer = await kitchen.request('PUT', `/api/restaurant/orders/${String(id)}/status`, { status });
      expect(answer.status).toBe(200);
    }
    expect(await count()).toBe(before);
  });
});

describe('what is kept', () => {
  it('is nothing that somebody typed, and nothing that was refused', async () => {
    const [instance] = readers.instances;
    const { size } = instance.nest.get(KeptAnswers);
    const search = await read(instance, '/api/restaurants?city=berlin&q=pizza');
    expect([search.status, search.etag, search.headers['cache-control']]).toEqual([200, null, 'no-store']);
    for (const path of ['/api/restaurants/999999/menus', '/api/restaurants/x', '/api/restaurants?city=paris']) {
      expect((await read(instance, path)).headers['cache-control']).toBe('no-store');
    }
    expect(instance.nest.get(KeptAnswers).size).toBe(size);
  });

  it('is the same for everybody, whoever is signed in', async () => {
    const [instance] = readers.instances;
    const nobody = await read(instance, '/api/restaurants/2');
    for (const { cookie } of [people.owner, people.admin, people.customer]) {
      expect(await read(instance, '/api/restaurants/2', { cookie: cookie ?? '' })).toEqual(nobody);
    }
  });

  it('answers HEAD without its body', async () => {
    const [{ url }] = readers.instances;
    const response = await fetch(url + MENU, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
    const { etag } = await read(readers.app, MENU);
    expect([response.status, response.headers.get('etag'), await response.text()]).toEqual([200, etag, '']);
  });

  it('is counted', async () => {
    const [instance] = readers.instances;
    const { counts } = instance.nest.get(KeptAnswers);
    const counted = async () => {
      const text = await (await fetch(`${instance.url}/metrics`)).text();
      return [...text.matchAll(/^tischlein_public_reads_total\{outcome="(\w+)"\} (\d+)$/gm)].map(
        ([, outcome, count]) => [outcome, Number(count)],
      );
    };
    const before = { ...counts };
    await read(instance, MENU);
    await read(instance, MENU);
    // Whichever of the two it was: the platform may have changed something in between.
    expect(counts.hit + counts.miss).toBe(before.hit + before.miss + 2);
    expect(Object.fromEntries(await counted())).toEqual(counts);
  });

  it('takes no more memory than it may', async () => {
    const [instance] = readers.instances;
    const kept = instance.nest.get(KeptAnswers);
    const allowed = kept.maxBytes;
    kept.maxBytes = 20_000;
    try {
      for (let page = 1; page <= 30; page += 1)
        await read(instance, `/api/restaurants?city=berlin&page=${String(page)}`);
      expect(kept.bytes).toBeLessThanOrEqual(20_000);
      expect(kept.size).toBeGreaterThan(1);
      expect(kept.size).toBeLessThan(30);
    } finally {
      kept.maxBytes = allowed;
    }
  });
});
