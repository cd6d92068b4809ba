/** What is sold out until a time comes back by itself, with Redis and without. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AvailabilityView, MenuEditorView } from '../../src/contracts/menus/menu-editor.ts';
import type { MenuItemView, MenuView } from '../../src/contracts/menus/menu-views.ts';
import { Database } from '../../src/database/connection/database.ts';
import { SoldOutQueue } from '../../src/events/queues/sold-out-queue.ts';
import { EditMenu } from '../../src/modules/menus/editor/edit-menu.ts';
import { RecurringJobs } from '../../src/timing/recurring-jobs.ts';
import type { Watcher } from '../support/person.ts';
import { until } from '../support/until.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

const MINUTE_MS = 60_000;
const CLOCK = new Intl.DateTimeFormat('de-DE', { timeZone: 'Europe/Berlin', hour: '2-digit', minute: '2-digit' });

let api: Api;
let owner: Person;
let customer: Person;
let watcher: Watcher;
let dish: MenuItemView;
let option: MenuItemView;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
  watcher = await new Person(api.url).watch();
  await watcher.subscribe('restaurant:1');
  const dishes = await seen();
  dish = dishes.find(({ optionGroups }) => optionGroups.length === 0)!;
  option = dishes.find(({ optionGroups }) => optionGroups.length > 0)!;
});
afterAll(async () => {
  watcher.close();
  await api.stop();
});

const part = <Service>(type: new (...parts: never[]) => Service) => api.app.nest.get(type, { strict: false });
const set = (what: 'menu-items' | 'options', id: number, body: object) =>
  owner.request<AvailabilityView>('PUT', `/api/restaurant/${what}/${String(id)}/available`, body);
const seen = async () =>
  (await customer.request<MenuView[]>('GET', '/api/restaurants/1/menus')).body.flatMap((menu) => menu.items);
const seenDish = async (id = dish.id) => (await seen()).find((item) => item.id === id);
const edited = async (id = dish.id) =>
  (await owner.request<MenuEditorView>('GET', '/api/restaurant/menus')).body.menus
    .flatMap((menu) => menu.items)
    .find((item) => item.id === id);
const quote = (menuItemId = dish.id) =>
  customer.request('POST', '/api/orders/quote', { restaurantId: 1, items: [{ menuItemId, quantity: 1 }] });
const version = async () => (await owner.request<MenuEditorView>('GET', '/api/restaurant/menus')).body.menuVersion;
/** What has been sold out is to come back at this moment. */
const endAt = (moment: string, id = dish.id) =>
  api.sql<{ until: Date }>(
    `UPDATE menu_items SET available = false, sold_out_until = ${moment} WHERE id = $1 RETURNING sold_out_until AS until`,
    [id],
  );
const isKept = async () => (await api.sql(`SELECT FROM menu_items WHERE sold_out_until IS NOT NULL`)).length > 0;

/** A whole minute in an hour's time, or in two where the clock shows it for the second time, as in a night in October. */
function inAnHour(): Date {
  const at = new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS + 61 * MINUTE_MS);
  const isShownTwice = CLOCK.format(at) === CLOCK.format(at.getTime() - 60 * MINUTE_MS);
  return isShownTwice ? new Date(at.getTime() + 60 * MINUTE_MS) : at;
}

describe('a dish that is sold out until a time', () => {
  it('is seen so by everybody at once, and is changed to for good and back', async () => {
    const at = inAnHour();
    const soldOutUntil = at.toISOString();
    const { body } = await set('menu-items', dish.id, { available: false, until: CLOCK.format(at) });
    expect(body).toEqual({ id: dish.id, available: false, soldOutUntil, menuVersion: await version() });
    const news = await watcher.hear('menu:updated', ({ menuVersion }) => menuVersion === body.menuVersion);
    expect(news.items).toEqual([{ id: dish.id, available: false, soldOutUntil, price: dish.price }]);
    expect(await seenDish()).toMatchObject({ available: false, soldOutUntil });
    expect(await edited()).toMatchObject({ available: false, soldOutUntil });
    expect(refusalOf(await quote())).toMatchObject({
      code: 'item_unavailable',
      fields: ['items.0.menuItemId unavailable'],
    });
    expect((await set('menu-items', dish.id, { available: false })).body.soldOutUntil).toBeNull();
    expect(await seenDish()).toMatchObject({ available: false, soldOutUntil: null });
    expect((await set('menu-items', dish.id, { available: true })).body).toMatchObject({
      available: true,
      soldOutUntil: null,
    });
    expect((await quote()).status).toBe(200);
  });

  it('is there when that time has come, while nothing has written it down yet', async () => {
    const before = await version();
    // Whoever brings it back has to wait for this.
    await api.sql('BEGIN');
    await api.sql('SELECT FROM restaurants WHERE id = 1 FOR UPDATE');
    await part(Database).run(
      {
        name: 'test_sold_out_over',
        text: `UPDATE menu_items SET available = false, sold_out_until = now() - interval '1 second' WHERE id = $1`,
      },
      [dish.id],
    );
    expect(await seenDish()).toMatchObject({ available: true, soldOutUntil: null });
    expect(await edited()).toMatchObject({ available: true, soldOutUntil: null });
    expect((await quote()).status).toBe(200);
    expect(await isKept()).toBe(true);
    await api.sql('COMMIT');
    const news = await watcher.hear('menu:updated', ({ menuVersion }) => menuVersion === before + 1);
    expect(news.items).toEqual([{ id: dish.id, available: true, soldOutUntil: null, price: dish.price }]);
    expect(await isKept()).toBe(false);
  });

  it('comes back with the restaurant’s option, which has the menu read anew', async () => {
    const optionId = option.optionGroups[0]?.options[0]?.id ?? 0;
    const { body } = await set('options', optionId, { available: false, until: 'tomorrow' });
    expect(body.soldOutUntil).not.toBeNull();
    const optionSeen = async () =>
      (await seenDish(option.id))?.optionGroups[0]?.options.find(({ id }) => id === optionId);
    expect(await optionSeen()).toMatchObject({ available: false, soldOutUntil: body.soldOutUntil });
    // A dish that is saved while its option is sold out leaves it so, until then.
    const whole = (await edited(option.id))!;
    const saved = await owner.request('PUT', `/api/restaurant/menu-items/${String(option.id)}`, {
      ...Object.fromEntries(
        Object.entries(whole).filter(
          ([key]) => !['id', 'version', 'imageUrl', 'available', 'soldOutUntil'].includes(key),
        ),
      ),
      optionGroups: whole.optionGroups.map((group) => ({
        ...group,
        options: group.options.map(({ soldOutUntil: _, ...rest }) => rest),
      })),
    });
    expect(saved.status).toBe(200);
    expect(await optionSeen()).toMatchObject({ available: false, soldOutUntil: body.soldOutUntil });
    await api.sql('UPDATE options SET sold_out_until = now() WHERE id = $1', [optionId]);
    const news = await watcher.hear('menu:updated', (event) => event.menuVersion > body.menuVersion + 1);
    expect(news).toMatchObject({ isRestructured: true, items: [{ id: option.id }] });
    expect(await optionSeen()).toMatchObject({ available: true, soldOutUntil: null });
  });

  it('survives a menu that is exported and imported', async () => {
    const { body } = await set('menu-items', dish.id, { available: false, until: 'tomorrow' });
    const csv = (await owner.request<string>('GET', '/api/restaurant/menus/export')).body;
    const imported = await owner.request('POST', '/api/restaurant/menus/import', csv, {
      'content-type': 'text/csv',
    });
    expect(imported.status).toBe(200);
    expect(await seenDish()).toMatchObject({ available: false, soldOutUntil: body.soldOutUntil });
    await set('menu-items', dish.id, { available: true });
  });

  it.each([
    [{ available: false, until: 'never' }, 'until invalid_format'],
    [{ available: false, until: '24:00' }, 'until invalid_format'],
    [{ available: false, until: 18 }, 'until invalid_type'],
    [{ available: true, until: 'tomorrow' }, 'until invalid_choice'],
  ])('%j is refused', async (body, field) => {
    expect(refusalOf(await set('menu-items', dish.id, body))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: [field],
    });
  });

  it('is refused until a time that is over for today, and nothing has changed', async () => {
    const before = await version();
    const time = CLOCK.format(new Date()) < '05:00' ? '00:00' : '05:00';
    expect(refusalOf(await set('menu-items', dish.id, { available: false, until: time })).fields).toEqual([
      'until time_over',
    ]);
    expect(await version()).toBe(before);
    expect(await seenDish()).toMatchObject({ available: true });
  });
});

describe('who brings it back', () => {
  it('is the sweep, when the queue knows of nothing', async () => {
    const before = await version();
    await endAt(`now() - interval '1 second'`);
    await watcher.hear('menu:updated', ({ menuVersion }) => menuVersion === before + 1);
  });

  it('is whoever comes first, once', async () => {
    await part(RecurringJobs).stop();
    const before = await version();
    await endAt(`now() - interval '1 second'`);
    await Promise.all(Array.from({ length: 5 }, () => part(EditMenu).endSoldOut(1)));
    expect(await version()).toBe(before + 1);
    expect(await isKept()).toBe(false);
  });

  it('is the delayed job, without a sweep', async () => {
    const before = await version();
    const [row] = await endAt(`now() + interval '1500 milliseconds'`);
    await part(SoldOutQueue).add(1, row!.until);
    expect(await seenDish()).toMatchObject({ available: false, soldOutUntil: row!.until.toISOString() });
    const news = await watcher.hear('menu:updated', ({ menuVersion }) => menuVersion === before + 1);
    expect(news.items).toEqual([{ id: dish.id, available: true, soldOutUntil: null, price: dish.price }]);
    await until(async () => !(await isKept()));
  });
});

describe('the end of a day', () => {
  const at = async (clock: string, moment: string) => {
    const [row] = await api.sql<{ at: Date | null }>('SELECT kitchen_today_at($1::time, $2) AS at', [clock, moment]);
    return row?.at?.toISOString() ?? null;
  };
  const tomorrow = async (moment: string, restaurantId = 2) => {
    const [row] = await api.sql<{ at: Date }>('SELECT kitchen_tomorrow($1, $2) AS at', [restaurantId, moment]);
    return row?.at.toISOString();
  };

  it.each([
    ['18:00', '2026-03-02T16:00:00Z', '2026-03-02T17:00:00.000Z'],
    ['17:00', '2026-03-02T16:00:00Z', null],
    ['16:59', '2026-03-02T16:00:00Z', null],
    ['00:30', '2026-03-02T22:30:00Z', '2026-03-02T23:30:00.000Z'],
    ['05:00', '2026-03-02T22:30:00Z', null],
    ['18:00', '2026-03-02T23:30:00Z', '2026-03-03T17:00:00.000Z'],
    ['00:15', '2026-03-02T23:30:00Z', null],
    // The night that lacks the hour from two to three, and the one that has it twice.
    ['02:30', '2026-03-28T21:00:00Z', '2026-03-29T01:30:00.000Z'],
    ['03:30', '2026-03-29T00:30:00Z', '2026-03-29T01:30:00.000Z'],
    ['02:30', '2026-10-24T21:00:00Z', '2026-10-25T00:30:00.000Z'],
    ['02:30', '2026-10-25T00:40:00Z', '2026-10-25T01:30:00.000Z'],
    ['02:45', '2026-10-25T01:40:00Z', '2026-10-25T01:45:00.000Z'],
    ['02:30', '2026-10-25T01:40:00Z', null],
  ])('%s said at %s is %s', async (clock, moment, wanted) => {
    expect(await at(clock, moment)).toBe(wanted);
  });

  it('leads to the next day that the restaurant opens, whose clock may have been put forward or back', async () => {
    await api.sql(
      `INSERT INTO special_hours (restaurant_id, date, opens_minute, closes_minute)
       SELECT 2, d::date, o, CASE WHEN o IS NOT NULL THEN 1380 END FROM (VALUES ('2026-03-29', 660), ('2026-10-25', 660), ('2026-10-26', NULL), ('2026-10-27', 1020)) AS v(d, o)`,
    );
    expect(await tomorrow('2026-03-28T20:00:00Z')).toBe('2026-03-29T09:00:00.000Z');
    expect(await tomorrow('2026-10-24T20:00:00Z')).toBe('2026-10-25T10:00:00.000Z');
    // At half past one in the night the evening before is still today.
    expect(await tomorrow('2026-10-24T23:30:00Z')).toBe('2026-10-25T10:00:00.000Z');
    expect(await tomorrow('2026-10-25T20:00:00Z')).toBe('2026-10-27T16:00:00.000Z');
    // Open around the clock, and without hours: at five in the morning.
    expect(await tomorrow('2026-10-24T20:00:00Z', 999_999)).toBe('2026-10-25T04:00:00.000Z');
    await api.sql('UPDATE special_hours SET opens_minute = 0, closes_minute = 1440 WHERE restaurant_id = 2');
    expect(await tomorrow('2026-10-24T20:00:00Z')).toBe('2026-10-25T04:00:00.000Z');
    await api.sql('DELETE FROM special_hours WHERE restaurant_id = 2');
  });
});
