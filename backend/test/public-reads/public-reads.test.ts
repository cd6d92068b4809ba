import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { compare, hitsOf, read, type Readers, startReaders } from './readers.ts';

const RESTAURANT = 1;
const MENU = `/api/restaurants/${String(RESTAURANT)}/menus`;

let readers: Readers;
beforeAll(async () => {
  readers = await startReaders();
});
afterAll(() => readers.stop());

describe.each([
  ['a menu', MENU],
  ['a restaurant', `/api/restaurants/${String(RESTAURANT)}`],
  ['a list', '/api/restaurants?city=berlin&sort=rating'],
  ['texts', '/api/translations/de'],
])('%s', (_name, path) => {
  it('is answered from memory, byte by byte as without it', async () => {
    const [instance] = readers.instances;
    await read(instance, path);
    const before = hitsOf(instance);
    const { answers, right } = await compare(readers, path);
    expect(hitsOf(instance)).toBe(before + 1);
    for (const answer of answers) expect(right).toContainEqual(answer);
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
