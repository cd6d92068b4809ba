import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { Problem } from '../../src/contracts/http/errors.ts';
import type { ImageView } from '../../src/contracts/images.ts';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import { ImagePurge } from '../../src/modules/images/image-purge.ts';
import type { Answer } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(() => api.stop());

async function upload(
  path: string,
  file: Buffer | string,
  by = owner,
  name = 'photo.jpg',
): Promise<Answer<ImageView & Problem>> {
  const form = new FormData();
  form.append('file', new Blob([file]), name);
  const response = await fetch(`${api.url}/api/restaurant/${path}`, {
    method: 'PUT',
    body: form,
    headers: { cookie: by.cookie ?? '' },
  });
  const { status, headers } = response;
  return { status, headers, body: (await response.json()) as ImageView & Problem };
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } }).jpeg();
const TOO_LARGE = { status: 400, code: 'validation_failed', fields: ['file picture_size'] };

/** A PNG whose header says that it is as large as that, whatever comes after it. */
async function pngOf(width: number, height: number): Promise<Buffer> {
  const png = await photo(8, 8).png().toBuffer();
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script></svg>';

describe('a photo', () => {
  it('is encoded anew in two sizes, upright and without metadata, and served for ever', async () => {
    const file = await photo(3000, 2000)
      .withExif({ IFD0: { Copyright: 'GPS of somebody' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const { status, body } = await upload('menu-items/1/image', file);
    expect(status).toBe(200);
    expect(body.imageUrl).toMatch(/^\/api\/images\/[0-9a-f]{64}$/);
    const menus = await owner.request<MenuView[]>('GET', '/api/restaurants/1/menus');
    expect(menus.body.flatMap((menu) => menu.items).find(({ id }) => id === 1)?.imageUrl).toBe(body.imageUrl);
    for (const [query, width, height] of [
      ['', 800, 1200],
      ['?size=small', 267, 400],
    ] as const) {
      const answer = await fetch(`${api.url}${String(body.imageUrl)}${query}`);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(answer.headers.get('content-disposition')).toMatch(/^inline; filename="[0-9a-f]{64}\.webp"$/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      const metadata = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width, height });
      expect(metadata.exif).toBeUndefined();
      expect(metadata.orientation).toBeUndefined();
    }
    const again = await upload('image', file);
    expect(again.body.imageUrl).toBe(body.imageUrl);
    expect((await owner.request<{ imageUrl: string }>('GET', '/api/restaurants/1')).body.imageUrl).toBe(body.imageUrl);
    expect(await api.sql('SELECT hash FROM images')).toHaveLength(1);
    expect((await owner.request('DELETE', '/api/restaurant/menu-items/1/image')).body).toEqual({ imageUrl: null });
    expect((await owner.request('DELETE', '/api/restaurant/image')).body).toEqual({ imageUrl: null });
  });

  it.each(['png', 'webp', 'avif', 'gif'] as const)('may be %s', async (format) => {
    const file = await photo(20, 10).toFormat(format).toBuffer();
    expect((await upload('menu-items/1/image', file)).status).toBe(200);
  });

  it.each([
    ['an SVG', SVG],
    ['a PDF that is named .jpg', '%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF'],
    ['text', 'not a photo'],
    ['nothing', ''],
  ])('is not %s', async (_, file) => {
    expect(await upload('menu-items/1/image', file)).toMatchObject({ status: 415, body: { code: 'not_an_image' } });
  });

  it('is not half a photo, nor one of too many pixels', async () => {
    const whole = await photo(800, 600).toBuffer();
    expect((await upload('image', whole.subarray(0, whole.length / 2))).body.code).toBe('not_an_image');
    const bomb = await sharp({ create: { width: 16_000, height: 8_000, channels: 3, background: '#000' } })
      .png()
      .toBuffer();
    expect(refusalOf(await upload('image', bomb))).toMatchObject(TOO_LARGE);
  });

  it.each([
    ['a line of 49 million pixels', 1, 49_000_000],
    ['more than twelve thousand a side', 12_001, 1_500],
    ['more than ten times as wide as high', 2_010, 200],
    ['more than 24 million pixels', 5_000, 5_000],
  ])('is not %s, by its header alone, and the answer says what is possible', async (_, width, height) => {
    const answer = await upload('image', await pngOf(width, height));
    expect(refusalOf(answer)).toEqual(TOO_LARGE);
    expect(answer.body.errors?.[0]?.message).toContain('12000');
  });

  it('that moves is its first picture', async () => {
    const raw = Buffer.concat([Buffer.alloc(300, 255), Buffer.alloc(300, 0)]);
    const file = await sharp(raw, { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } })
      .gif()
      .toBuffer();
    expect((await sharp(file).metadata()).pages).toBe(2);
    const { body } = await upload('menu-items/1/image', file);
    const served = sharp(Buffer.from(await (await fetch(`${api.url}${String(body.imageUrl)}`)).arrayBuffer()));
    expect(await served.metadata()).toMatchObject({ width: 10, height: 10 });
    expect((await served.stats()).channels[0]?.min).toBeGreaterThan(250);
  });

  it('is seen by its restaurant and by admins until the restaurant is approved, then by everybody', async () => {
    const other = await Person.login(api.url, 'restaurant2@example.com');
    const admin = await Person.login(api.url, 'admin@example.com');
    const nobody = new Person(api.url);
    await api.sql(`UPDATE restaurants SET review_status = 'pending' WHERE id = 2`);
    const { body } = await upload('image', await photo(30, 20).toBuffer(), other);
    const path = String(body.imageUrl);
    const seen = async (person: Person) => {
      const { status, headers } = await person.request('GET', path);
      return [status, headers.get('cache-control')];
    };
    expect((await seen(nobody))[0]).toBe(404);
    expect((await seen(owner))[0]).toBe(404);
    expect(await seen(other)).toEqual([200, 'private, no-store']);
    expect(await seen(admin)).toEqual([200, 'private, no-store']);
    await api.sql(`UPDATE restaurants SET review_status = 'approved' WHERE id = 2`);
    expect(await seen(nobody)).toEqual([200, 'public, max-age=31536000, immutable']);
  });

  it('goes when nothing has shown it for hours, and stays while something does', async () => {
    const purge = api.app.nest.get(ImagePurge);
    const [shown, replaced] = [await photo(31, 20).toBuffer(), await photo(32, 20).toBuffer()];
    const { imageUrl } = (await upload('image', replaced)).body;
    await upload('image', shown);
    await purge.run();
    const count = async () =>
      (await api.sql<{ hash: string }>('SELECT hash FROM images')).filter(({ hash }) => imageUrl?.endsWith(hash))
        .length;
    expect(await count()).toBe(1);
    await api.sql(`UPDATE images SET created_at = now() - interval '7 hours'`);
    await purge.run();
    expect(await count()).toBe(0);
    const { body } = await owner.request<{ imageUrl: string }>('GET', '/api/restaurants/1');
    expect((await owner.request('GET', body.imageUrl)).status).toBe(200);
  });

  it('of 40 MB is refused, and so is one just above the limit', async () => {
    for (const bytes of [40_000_000, 8 * 1024 * 1024 + 1]) {
      expect(await upload('image', Buffer.alloc(bytes, 1))).toMatchObject({
        status: 413,
        body: { code: 'body_too_large' },
      });
    }
    expect((await owner.request('GET', '/api/restaurant/info')).status).toBe(200);
  });

  it("is for one's own dishes, and forms are taken nowhere else", async () => {
    const file = await photo(20, 10).toBuffer();
    const [other] = await api.sql<{ id: number }>(
      'SELECT i.id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 2 LIMIT 1',
    );
    expect((await upload(`menu-items/${String(other?.id)}/image`, file)).status).toBe(404);
    expect((await upload('info', file)).body).toMatchObject({ status: 415, code: 'unsupported_media_type' });
    expect((await owner.request('PUT', '/api/restaurant/image', {})).status).toBe(415);
    for (const hash of ['x', 'a'.repeat(64), `${'a'.repeat(63)}'`]) {
      expect((await owner.request('GET', `/api/images/${hash}`)).status).toBe(404);
    }
  });
});
