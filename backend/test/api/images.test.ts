import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { Problem } from '../../src/contracts/errors.ts';
import type { ImageView } from '../../src/contracts/images.ts';
import type { MenuView } from '../../src/contracts/menu-views.ts';
import { type Api, Person, startApi } from './api.ts';

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
  name = 'photo.jpg',
): Promise<{ status: number; body: ImageView & Problem }> {
  const form = new FormData();
  form.append('file', new Blob([file]), name);
  const response = await fetch(`${api.url}/api/restaurant/${path}`, {
    method: 'PUT',
    body: form,
    headers: { cookie: owner.cookie ?? '' },
  });
  return { status: response.status, body: (await response.json()) as ImageView & Problem };
}

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c04020' } }).jpeg();
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
    expect((await upload('image', bomb)).body.code).toBe('not_an_image');
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
