import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { OpeningHoursView, PlanView, PosView } from '../../src/contracts/restaurants/settings.ts';
import type { RestaurantDetailView, RestaurantInfoView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { SecretBox } from '../../src/modules/pos/protocol/secret-box.ts';
import { PASSWORD } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let owner: Person;
let guest: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant3@example.com');
  guest = new Person(api.url);
});
afterAll(() => api.stop());

const detail = async () => (await guest.request<RestaurantDetailView>('GET', '/api/restaurants/3')).body;

describe('what a restaurant says of itself', () => {
  const put = (body: unknown) => owner.request<RestaurantInfoView>('PUT', '/api/restaurant/info', body);

  it('is saved and seen by customers at once', async () => {
    const { status, body } = await put({
      name: ' Kiezbulette am Kanal ',
      description: 'Buletten & mehr',
      address: 'Uferweg 4, 10999 Berlin',
      phone: '030 555 01 02',
      category: 'burgers',
      deliveryFee: '1.80',
      minimumOrder: 14,
      deliveryTime: '15 - 30',
      legalName: 'Kiezbulette GmbH',
      vatId: 'de 123456789',
    });
    expect(status).toBe(200);
    const saved = {
      name: 'Kiezbulette am Kanal',
      description: 'Buletten & mehr',
      address: 'Uferweg 4, 10999 Berlin',
      phone: '030 555 01 02',
      category: 'burgers',
      deliveryFee: '1.80',
      minimumOrder: '14.00',
      deliveryTime: '15-30 min',
      legalName: 'Kiezbulette GmbH',
      vatId: 'DE123456789',
    };
    expect(body).toMatchObject(saved);
    expect(await detail()).toMatchObject(saved);
    const found = await guest.request<{ id: number }[]>('GET', '/api/restaurants?q=kanal');
    expect(found.body.map(({ id }) => id)).toEqual([3]);
  });

  it('keeps what is left out and empties what is null', async () => {
    const before = (await owner.request<RestaurantInfoView>('GET', '/api/restaurant/info')).body;
    expect((await put({})).body).toEqual(before);
    expect((await put({ description: null })).body).toEqual({
      ...before,
      infoVersion: (before.infoVersion ?? 0) + 1,
      description: null,
    });
  });

  it('keeps what the law asks of a restaurant that sells', async () => {
    expect(refusalOf(await put({ legalName: '', vatId: null, phone: '  ' }))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['legalName needed_to_sell', 'vatId needed_to_sell', 'phone needed_to_sell'],
    });
    const admin = await Person.login(api.url, 'admin@example.com');
    expect(refusalOf(await admin.request('PUT', '/api/admin/restaurants/3', { vatId: null })).fields).toEqual([
      'vatId needed_to_sell',
    ]);
    expect((await put({ vatId: 'DE987654321' })).body.vatId).toBe('DE987654321');
    await api.sql('UPDATE restaurants SET is_open = false, trader_declared_at = NULL WHERE id = 3');
    const open = () => owner.request('POST', '/api/restaurant/toggle-status', { isOpen: true });
    expect(refusalOf(await open())).toEqual({
      status: 409,
      code: 'trader_data_missing',
      fields: ['traderDeclaration required'],
    });
    await put({ traderDeclaration: true });
    expect((await open()).status).toBe(200);
  });

  it.each([
    [{ name: 'x' }, 'name too_short'],
    [{ name: null }, 'name required'],
    [{ address: ' ' }, 'address too_short'],
    [{ category: 'sushi' }, 'category invalid_choice'],
    [{ deliveryFee: 'free' }, 'deliveryFee invalid_format'],
    [{ deliveryFee: -1 }, 'deliveryFee invalid_format'],
    [{ deliveryFee: 1.005 }, 'deliveryFee invalid_format'],
    [{ minimumOrder: 1e9 }, 'minimumOrder invalid_format'],
    [{ deliveryTime: '40-25 min' }, 'deliveryTime invalid_format'],
    [{ deliveryTime: 'soon' }, 'deliveryTime invalid_format'],
    [{ deliveryTime: '25-999' }, 'deliveryTime invalid_format'],
    [{ vatId: '12345' }, 'vatId invalid_format'],
    [{ description: 'x'.repeat(1001) }, 'description too_long'],
  ])('%j is refused', async (body, field) => {
    expect(refusalOf(await put(body))).toEqual({ status: 400, code: 'validation_failed', fields: [field] });
  });
});

describe('opening hours', () => {
  const OFF = { spans: [] };
  const weekOf = (...spans: { opens: string; closes: string }[]) => Array.from({ length: 7 }, () => ({ spans }));
  const put = (what: 'hours' | 'special-days', body: unknown) =>
    owner.request<OpeningHoursView>('PUT', `/api/restaurant/${what}`, body);

  it('may be split, reach over midnight, and are announced when they change what holds now', async () => {
    const watcher = await guest.watch();
    await watcher.subscribe('restaurant:3');
    const closed = await put('hours', { week: Array(7).fill(OFF) });
    expect(closed.body.week).toEqual(Array(7).fill(OFF));
    await watcher.hear('restaurant:open-state', ({ isOpen }) => !isOpen);
    const split = weekOf({ opens: '11:30', closes: '14:00' }, { opens: '17:00', closes: '01:30' });
    expect((await put('hours', { week: split })).body.week).toEqual(split);
    expect((await detail()).openingWeek[0]).toBe('11:30-14:00, 17:00-01:30');
    await put('hours', { week: weekOf({ opens: '00:00', closes: '24:00' }) });
    await watcher.hear('restaurant:open-state', ({ isOpen }) => isOpen);
    watcher.close();
  });

  it.each([
    [{ week: [] }, 'week empty'],
    [{ week: weekOf({ opens: '9', closes: '12:00' }).slice(0, 6) }, 'week empty'],
    [
      { week: [...Array<object>(6).fill(OFF), { spans: [{ opens: '25:00', closes: '12:00' }] }] },
      'week.6.spans.0.opens invalid_format',
    ],
    [
      {
        week: [
          {
            spans: [
              { opens: '10:00', closes: '12:00' },
              { opens: '11:00', closes: '13:00' },
            ],
          },
          ...Array<object>(6).fill(OFF),
        ],
      },
      'week.0.spans.1.opens overlaps',
    ],
  ])('%j is refused', async (body, field) => {
    const before = (await owner.request('GET', '/api/restaurant/hours')).body;
    expect(refusalOf(await put('hours', body))).toEqual({ status: 400, code: 'validation_failed', fields: [field] });
    expect((await owner.request('GET', '/api/restaurant/hours')).body).toEqual(before);
  });

  it('have holidays and special days', async () => {
    const [{ today, later } = { today: '', later: '' }] = await api.sql<{ today: string; later: string }>(
      `SELECT t.d::text AS today, (t.d + 10)::text AS later FROM (SELECT (now() AT TIME ZONE 'Europe/Berlin')::date AS d) t`,
    );
    const specialDays = [
      { date: today, label: 'Betriebsausflug', spans: [] },
      {
        date: later,
        label: null,
        spans: [
          { opens: '12:00', closes: '15:00' },
          { opens: '18:00', closes: '00:00' },
        ],
      },
    ];
    const { status, body } = await put('special-days', { specialDays });
    expect(status).toBe(200);
    specialDays[1]?.spans.splice(1, 1, { opens: '18:00', closes: '24:00' });
    expect(body.specialDays).toEqual(specialDays);
    expect((await detail()).isOpen).toBe(false);
    expect((await put('special-days', { specialDays: [] })).body.specialDays).toEqual([]);
    expect((await detail()).isOpen).toBe(true);
    const bad = await put('special-days', {
      specialDays: [
        { date: '2026-02-30', spans: [] },
        { date: '2020-01-01', spans: [] },
        { date: later, spans: [] },
        { date: later, spans: [{ opens: 'x', closes: '12:00' }] },
      ],
    });
    expect(refusalOf(bad).fields).toEqual([
      'specialDays.0.date invalid_format',
      'specialDays.1.date past',
      'specialDays.3.spans.0.opens invalid_format',
      'specialDays.3.date duplicate',
    ]);
  });
});

describe('the POS', () => {
  it('has a key that is stored encrypted, and is never answered', async () => {
    const put = (body: unknown) => owner.request<PosView>('PUT', '/api/restaurant/pos', body);
    expect((await owner.request<PosView>('GET', '/api/restaurant/pos')).body).toEqual({
      isUrlSet: false,
      isKeySet: false,
    });
    const secret = { posApiUrl: 'https://pos.example/orders', posApiKey: 'pos-key-0815' };
    expect((await put(secret)).body).toEqual({ isUrlSet: true, isKeySet: true });
    const [row] = await api.sql<{ pos_api_url: string; pos_api_key: string }>(
      'SELECT pos_api_url, pos_api_key FROM restaurants WHERE id = 3',
    );
    expect(row?.pos_api_url).toBe(secret.posApiUrl);
    expect(row?.pos_api_key).not.toContain('pos-key');
    expect(api.app.nest.get(SecretBox, { strict: false }).open(row?.pos_api_key ?? '')).toBe(secret.posApiKey);
    expect((await put({ posApiKey: null })).body).toEqual({ isUrlSet: true, isKeySet: false });
    for (const posApiUrl of ['nowhere', 'ftp://pos.example', 'https://user:pass@pos.example', 'javascript:alert(1)']) {
      expect(refusalOf(await put({ posApiUrl })).fields).toEqual(['posApiUrl invalid_format']);
    }
    expect(refusalOf(await put({ posApiKey: 'short' })).fields).toEqual(['posApiKey too_short']);
    expect((await put({ posApiUrl: '' })).body).toEqual({ isUrlSet: false, isKeySet: false });
  });
});

it('shows the plan', async () => {
  const { body } = await owner.request<PlanView>('GET', '/api/restaurant/plan');
  expect(body).toMatchObject({ plan: 'monthly', isActive: true, price: '29.00' });
  expect(body.endsOn! > body.startsOn!).toBe(true);
});

describe('the password of a restaurant', () => {
  it('needs the current one and twelve characters, and ends every other session', async () => {
    const here = await Person.login(api.url, 'restaurant4@example.com');
    const elsewhere = await Person.login(api.url, 'restaurant4@example.com');
    const put = (currentPassword: string, newPassword: string) =>
      here.request('PUT', '/api/restaurant/password', { currentPassword, newPassword });
    expect(refusalOf(await put('wrong', 'eine gute neue Küche')).fields).toEqual(['currentPassword wrong_password']);
    expect(refusalOf(await put(PASSWORD, 'elf zeichen')).fields).toEqual(['newPassword too_short']);
    expect(refusalOf(await put(PASSWORD, 'restaurant4@example.com')).code).toBe('password_too_common');
    const watcher = await elsewhere.watch();
    const closed = new Promise((resolve) => watcher.socket.once('disconnect', resolve));
    expect((await put(PASSWORD, 'eine gute neue Küche')).status).toBe(204);
    await closed;
    watcher.close();
    expect((await elsewhere.request('GET', '/api/user')).status).toBe(401);
    expect((await here.request('GET', '/api/user')).status).toBe(200);
    await Person.login(api.url, 'restaurant4@example.com', 'eine gute neue Küche');
  });
});
