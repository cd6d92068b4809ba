import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import type { AdminRegistrationsView } from '../../src/contracts/restaurants/approval.ts';
import type { PictureFetch } from '../../src/contracts/images.ts';
import type { MenuEditorView } from '../../src/contracts/menus/menu-editor.ts';
import type { RestaurantDetailView, RestaurantInfoView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { accountKey } from '../../src/limits/limited.ts';
import { Limits } from '../../src/limits/limits.ts';
import { LIMITS } from '../../src/limits/rules.ts';
import { FetchPictures } from '../../src/modules/images/fetch-pictures.ts';
import type { ClaimedPicture } from '../../src/modules/images/outside-picture.repository.ts';
import { SetImage } from '../../src/modules/images/set-image.ts';
import { until } from '../support/until.ts';
import { addAdmin } from '../admin/admins.ts';
import { type Api, Person, startApi } from '../api/api.ts';
import { PASSWORD, registerRestaurant } from '../admin/registrations.ts';

const OURS = /^\/api\/images\/[0-9a-f]{64}$/;

let pictures: Server;
let site: string;
/** By path. */
const served = new Map<string, RequestListener>();
const asked: string[] = [];
let api: Api;
let owner: Person;
/** One side is longer than it may be. */
let tooLong: Buffer;
beforeAll(async () => {
  pictures = createServer((request, response) => {
    asked.push(String(request.url));
    const answer = served.get(String(request.url));
    if (answer) answer(request, response);
    else response.writeHead(404).end();
  });
  pictures.listen(0, '127.0.0.1');
  await once(pictures, 'listening');
  site = `http://127.0.0.1:${String((pictures.address() as AddressInfo).port)}`;
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
  tooLong = await photo(12_001, 1_300);
});
afterAll(async () => {
  await api.stop();
  pictures.closeAllConnections();
  pictures.close();
});

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#208040' } })
    .jpeg()
    .toBuffer();
const gives =
  (body: Buffer | string): RequestListener =>
  (_request, response) =>
    response.end(body);

interface Registered {
  by: Api;
  id: number;
  kitchen: Person;
  info: () => Promise<RestaurantInfoView>;
}
async function registered(imageUrl: string, by = api): Promise<Registered> {
  const { id, email, imageUrl: answered } = await registerRestaurant(by.url, { imageUrl });
  expect(answered).toBeNull();
  const kitchen = await Person.login(by.url, email, PASSWORD);
  return {
    by,
    id,
    kitchen,
    info: async () => (await kitchen.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body,
  };
}

/** Does not wait for the job's next turn. */
async function becomes({ by, info }: Registered, pictureFetch: PictureFetch | null): Promise<RestaurantInfoView> {
  let read: RestaurantInfoView | undefined;
  const settled = async () => {
    await by.app.nest.get(FetchPictures).run();
    read = await info();
    return read.pictureFetch === pictureFetch;
  };
  await until(settled, {
    what: () => `the picture is ${String(pictureFetch)}; it is ${String(read?.pictureFetch)}`,
  });
  return read!;
}

describe('a picture that a registration gives as an address', () => {
  it('is fetched once after the commit, is ours then, and hidden until the approval', async () => {
    const [gate, open] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
    const file = await photo(1_600, 900);
    served.set('/house.jpg', (_request, response) => {
      open.resolve(undefined);
      void gate.promise.then(() => response.end(file));
    });
    const slow = await startApi();
    try {
      const restaurant = await registered(`${site}/house.jpg`, slow);
      await open.promise;
      expect(await restaurant.info()).toMatchObject({ imageUrl: null, pictureFetch: 'waiting' });
      gate.resolve(undefined);
      const { imageUrl } = await becomes(restaurant, null);
      expect(imageUrl).toMatch(OURS);
      expect(asked.filter((path) => path === '/house.jpg')).toHaveLength(1);
      const seenBy = async (person: Person) => (await person.request('GET', String(imageUrl))).status;
      expect(await seenBy(restaurant.kitchen)).toBe(200);
      expect(await seenBy(new Person(slow.url))).toBe(404);
      const admin = await addAdmin(slow, 'operations');
      const { body } = await admin.request<AdminRegistrationsView>('GET', '/api/admin/registrations');
      expect(body.registrations.find(({ id }) => id === restaurant.id)?.imageUrl).toBe(imageUrl);
      expect(await seenBy(admin)).toBe(200);
      await slow.sql(`UPDATE restaurants SET review_status = 'approved' WHERE id = $1`, [restaurant.id]);
      const shown = await fetch(`${slow.url}${String(imageUrl)}`);
      expect(await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).toMatchObject({
        format: 'webp',
        width: 1_200,
      });
      expect(await slow.sql('SELECT * FROM outside_pictures')).toEqual([]);
    } finally {
      gate.resolve(undefined);
      await slow.stop();
    }
  });

  it.each<[string, RequestListener, PictureFetch]>([
    ['is a page', gives('<html><script>alert(1)</script></html>'), 'not_an_image'],
    ['is a drawing with a script', gives('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'not_an_image'],
    ['has too long a side', (_request, response) => response.end(tooLong), 'picture_size'],
    [
      'is a gigabyte',
      (_request, response) => response.writeHead(200, { 'content-length': 2 ** 30 }).write('x'),
      'too_large',
    ],
    ['is gone', (_request, response) => response.writeHead(410).end(), 'refused'],
    ['is always elsewhere', (_request, response) => response.writeHead(302, { location: '/bad' }).end(), 'redirected'],
  ])('is left out when it %s, and its restaurant learns why, also without the address', async (_, answer, failure) => {
    served.set('/bad', answer);
    const restaurant = await registered(`${site}/bad`);
    const info = await becomes(restaurant, failure);
    expect(info.imageUrl).toBeNull();
    expect(JSON.stringify(info)).not.toContain(site);
    await api.app.nest.get(FetchPictures).run();
    const [row] = await api.sql('SELECT next_try_at, tries FROM outside_pictures WHERE restaurant_id = $1', [
      restaurant.id,
    ]);
    expect(row).toEqual({ next_try_at: null, tries: 1 });
  });

  it('is tried again when its server hangs or has no time, four times in all', async () => {
    served.set('/slow', () => undefined);
    const hasty = await startApi({ pictureTimeoutMs: 250 });
    const restaurant = await registered(`${site}/slow`, hasty);
    const row = async () =>
      (
        await hasty.sql<{ tries: number; failure: string | null; later: boolean | null }>(
          `SELECT tries, failure, next_try_at > now() AS later FROM outside_pictures WHERE restaurant_id = $1`,
          [restaurant.id],
        )
      )[0];
    const fetcher = hasty.app.nest.get(FetchPictures);
    for (const tries of [1, 2, 3, 4]) {
      await until(async () => {
        await fetcher.run();
        const { tries: made, failure } = (await row())!;
        return made === tries && failure === 'timeout';
      });
      if (tries === 4) break;
      expect(await row()).toEqual({ tries, failure: 'timeout', later: true });
      expect(await restaurant.info()).toMatchObject({ pictureFetch: 'waiting' });
      await hasty.sql('UPDATE outside_pictures SET next_try_at = now() WHERE restaurant_id = $1', [restaurant.id]);
    }
    await becomes(restaurant, 'timeout');
    expect(await row()).toMatchObject({ later: null });
    expect(asked.filter((path) => path === '/slow')).toHaveLength(4);
    await hasty.stop();
  });

  it('gives way to one that the restaurant uploads, and is no longer told once it is removed', async () => {
    const restaurant = await registered(`${site}/not-there.jpg`);
    await becomes(restaurant, 'refused');
    const form = new FormData();
    form.append('file', new Blob([await photo(40, 30)]), 'house.jpg');
    const uploaded = await fetch(`${api.url}/api/restaurant/image`, {
      method: 'PUT',
      body: form,
      headers: { cookie: restaurant.kitchen.cookie ?? '' },
    });
    const { imageUrl } = (await uploaded.json()) as { imageUrl: string };
    expect(await restaurant.info()).toMatchObject({ imageUrl, pictureFetch: null });
    const other = await registered(`${site}/not-there.jpg`);
    await becomes(other, 'refused');
    await other.kitchen.request('DELETE', '/api/restaurant/image');
    expect(await other.info()).toMatchObject({ imageUrl: null, pictureFetch: null });
  });

  it('does not replace what the restaurant has chosen while it was on its way', async () => {
    const restaurant = await registered(`${site}/not-there.jpg`);
    await becomes(restaurant, 'refused');
    const [claimed] = await api.sql<ClaimedPicture>(
      `SELECT id, restaurant_id AS "restaurantId", menu_item_id AS "menuItemId", url, tries
         FROM outside_pictures WHERE restaurant_id = $1`,
      [restaurant.id],
    );
    await restaurant.kitchen.request('DELETE', '/api/restaurant/image');
    await expect(api.app.nest.get(SetImage).fetched(claimed!, await photo(50, 40))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await restaurant.info()).toMatchObject({ imageUrl: null, pictureFetch: null });
  });

  it('is never looked for in a private network', async () => {
    const strict = await startApi({ pictureNetwork: 'public' });
    try {
      const before = asked.length;
      for (const address of [`${site}/house.jpg`, 'http://169.254.169.254/latest', 'http://127.0.0.1:1/x']) {
        await becomes(await registered(address, strict), 'private_network');
      }
      expect(asked).toHaveLength(before);
    } finally {
      await strict.stop();
    }
  });

  it('counts with the uploads, and waits when there were too many', async () => {
    const strict = await startApi({ rateLimit: true });
    try {
      served.set('/counted.jpg', gives(await photo(20, 20)));
      const restaurant = await registered(`${site}/nowhere.jpg`, strict);
      await becomes(restaurant, 'refused');
      const limits = strict.app.nest.get(Limits);
      for (let pictures = 1; pictures < LIMITS.picture_account.points; pictures += 1) {
        expect(await limits.count('picture_account', accountKey('restaurant', restaurant.id))).toMatchObject({
          isWithin: true,
        });
      }
      await strict.sql('UPDATE outside_pictures SET next_try_at = now(), url = $1, tries = 0', [`${site}/counted.jpg`]);
      await strict.app.nest.get(FetchPictures).run();
      const [row] = await strict.sql('SELECT tries, next_try_at > now() AS later FROM outside_pictures');
      expect(row).toEqual({ tries: 0, later: true });
      expect(asked).not.toContain('/counted.jpg');
    } finally {
      await strict.stop();
    }
  });
});

describe('an address from outside in the database', () => {
  it('cannot be stored as a picture any more', async () => {
    for (const imageUrl of [
      'https://pictures.example.com/a.jpg',
      '//pictures.example.com/a.jpg',
      'javascript:alert(1)',
    ]) {
      for (const table of ['restaurants', 'menu_items']) {
        await expect(api.sql(`UPDATE ${table} SET image_url = $1 WHERE id = 1`, [imageUrl])).rejects.toThrow(
          `${table}_image_url_check`,
        );
      }
    }
  });

  it('of a dish becomes a picture of ours, and whoever looks at the menu is told', async () => {
    const dishes = async () =>
      (await owner.request<MenuEditorView>('GET', '/api/restaurant/menus')).body.menus.flatMap(({ items }) => items);
    const [first, second] = await dishes();
    served.set('/dish.jpg', gives(await photo(30, 20)));
    const guest = await new Person(api.url).watch();
    await guest.subscribe('restaurant:1');
    await api.sql(`INSERT INTO outside_pictures (restaurant_id, menu_item_id, url) VALUES (1, $1, $3), (1, $2, $4)`, [
      first?.id,
      second?.id,
      `${site}/dish.jpg`,
      `${site}/no-dish.jpg`,
    ]);
    await until(async () => (await dishes()).find(({ id }) => id === second?.id)?.pictureFetch === 'refused');
    await until(async () => (await dishes()).find(({ id }) => id === first?.id)?.pictureFetch === null);
    const [fetched] = await dishes();
    expect(fetched?.imageUrl).toMatch(OURS);
    await guest.hear('menu:updated', ({ restaurantId }) => restaurantId === 1);
    const detail = await new Person(api.url).request<RestaurantDetailView>('GET', '/api/restaurants/1/menus');
    expect(JSON.stringify(detail.body)).toContain(fetched?.imageUrl);
    expect(JSON.stringify(detail.body)).not.toContain('pictureFetch');
  });
});
