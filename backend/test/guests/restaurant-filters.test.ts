import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALLERGENS } from '../../src/contracts/menus/allergens.ts';
import type { RestaurantCardView } from '../../src/contracts/restaurants/restaurant-views.ts';
import { CountPopularity } from '../../src/modules/restaurants/count-popularity.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';
import { Finder } from './finder.ts';

let api: Api;
let finder: Finder;
beforeAll(async () => {
  api = await startApi();
  finder = new Finder(api);
});
afterAll(() => api.stop());

describe('filters', () => {
  it('take the minimum order and the fee in euro', async () => {
    for (const card of await finder.find({ maxMinimumOrder: '12', maxDeliveryFee: '2.00' })) {
      expect(Number(card.minimumOrder)).toBeLessThanOrEqual(12);
      expect(Number(card.deliveryFee)).toBeLessThanOrEqual(2);
    }
    expect(await finder.ids({ maxMinimumOrder: '12', city: 'berlin' })).toEqual([2, 3, 5]);
    expect(await finder.ids({ maxMinimumOrder: '11.99', city: 'berlin' })).toEqual([3]);
    expect(await finder.ids({ maxDeliveryFee: '1.5', city: 'berlin' })).toEqual([3]);
    expect(await finder.ids({ maxDeliveryFee: '0', city: 'berlin' })).toEqual([]);
  });

  it('count a rating only where there are reviews', async () => {
    expect(await finder.ids({ minRating: '4' })).toEqual([]);
    await api.sql('UPDATE restaurants SET rating = 4.2, review_count = 3 WHERE id = 4');
    expect(await finder.ids({ minRating: '4' })).toEqual([4]);
    expect(await finder.ids({ minRating: '4.2' })).toEqual([4]);
    expect(await finder.ids({ minRating: '4.3' })).toEqual([]);
    expect((await finder.find({ sort: 'rating' }))[0]?.id).toBe(4);
    await api.sql('UPDATE restaurants SET rating = 4.5, review_count = 0 WHERE id = 4');
  });

  it('want one available dish that is everything at once', async () => {
    const id = await finder.open('Probierstube', ['Eins', 'Zwei', 'Drei']);
    const set = (position: number, change: string) =>
      api.sql(`UPDATE menu_items SET ${change} WHERE menu_id = $1 AND position = $2`, [id, position]);
    await set(1, `is_vegan = true, is_vegetarian = true, allergens = ARRAY['gluten', 'nuts']`);
    await set(2, `is_vegetarian = true, allergens = ARRAY['milk']`);
    await set(3, `allergens = ARRAY['fish']`);
    const has = async (query: Record<string, string>) =>
      (await finder.ids({ ...query, q: 'probierstube' })).includes(id);
    expect(await has({ vegetarian: 'true' })).toBe(true);
    expect(await has({ vegan: 'true' })).toBe(true);
    expect(await has({ vegan: 'true', withoutAllergens: 'gluten' })).toBe(false);
    expect(await has({ vegetarian: 'true', withoutAllergens: 'gluten' })).toBe(true);
    expect(await has({ vegetarian: 'true', withoutAllergens: 'gluten,milk' })).toBe(false);
    expect(await has({ withoutAllergens: 'gluten, milk' })).toBe(true);
    expect(await has({ withoutAllergens: 'gluten,milk,fish' })).toBe(false);
    expect(await has({ vegan: 'false', withoutAllergens: '' })).toBe(true);
    await set(2, 'available = false');
    expect(await has({ vegetarian: 'true', withoutAllergens: 'gluten' })).toBe(false);
    expect(await has({ withoutAllergens: 'gluten' })).toBe(true);
  });

  it('show only dishes that are what was asked for', async () => {
    const id = await finder.open('Teehaus', ['Nebeltee', 'Nebelkuchen']);
    await api.sql(`UPDATE menu_items SET is_vegan = true WHERE menu_id = $1 AND name = 'Nebeltee'`, [id]);
    expect((await finder.find({ q: 'nebel' }))[0]?.matchedDishes).toEqual(['Nebeltee', 'Nebelkuchen']);
    expect((await finder.find({ q: 'nebel', vegan: 'true' }))[0]?.matchedDishes).toEqual(['Nebeltee']);
  });

  it('know every allergen, each by its own bit', async () => {
    const rows = await api.sql<{ bit: number }>(
      `SELECT dish_profile(false, false, ARRAY[allergen]) AS bit FROM unnest($1::text[]) AS a(allergen)`,
      [ALLERGENS],
    );
    expect(rows.map(({ bit }) => bit)).toEqual(ALLERGENS.map((_, index) => 4 << index));
    expect(await finder.ids({ withoutAllergens: ALLERGENS.join(',') })).not.toEqual([]);
  });

  it.each([
    ['maxMinimumOrder=-1', 'maxMinimumOrder invalid_type'],
    ['maxMinimumOrder=cheap', 'maxMinimumOrder invalid_type'],
    ['maxDeliveryFee=1.005', 'maxDeliveryFee invalid_type'],
    ['maxDeliveryFee=99999999', 'maxDeliveryFee too_large'],
    ['maxDeliveryFee=1&maxDeliveryFee=2', 'maxDeliveryFee invalid_type'],
    ['minRating=6', 'minRating too_large'],
    ['minRating=-1', 'minRating invalid_type'],
    ['minRating=4.55', 'minRating invalid_type'],
    ['vegetarian=yes', 'vegetarian invalid_type'],
    ['vegan=1', 'vegan invalid_type'],
    ['withoutAllergens=cheese', 'withoutAllergens invalid_choice'],
    ['withoutAllergens=milk,', null],
    ['withoutAllergens=milk&withoutAllergens=eggs', null],
    [`withoutAllergens=${'milk,'.repeat(15)}`, 'withoutAllergens too_many'],
    ['vegan=&vegetarian=&open=&maxMinimumOrder=&maxDeliveryFee=&minRating=&withoutAllergens=', null],
  ])('refuse what they cannot read: %s', async (query, field) => {
    const answer = await finder.guest.request('GET', `/api/restaurants?${query}`);
    if (field === null) expect(answer.status).toBe(200);
    else expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields: [field] });
  });
});

describe('a page', () => {
  it('says how many there are on all pages, on each of them', async () => {
    const total = (await finder.find({ city: 'berlin' })).length;
    for (const query of ['limit=2', 'limit=2&page=2', 'limit=2&page=3', 'limit=2&page=9']) {
      const { headers, body } = await finder.guest.request<RestaurantCardView[]>(
        'GET',
        `/api/restaurants?city=berlin&${query}`,
      );
      expect(headers.get('x-total-count')).toBe(String(total));
      expect(headers.has('link')).toBe(!query.endsWith('3') && !query.endsWith('9'));
      expect(body).toHaveLength(query.endsWith('9') ? 0 : 2);
    }
    const nothing = await finder.guest.request('GET', '/api/restaurants?q=qqqqqqq');
    expect(nothing.headers.get('x-total-count')).toBe('0');
  });

  it('keeps what was searched for in the address of the next one', async () => {
    const first = await finder.guest.request<RestaurantCardView[]>(
      'GET',
      '/api/restaurants?q=margerita&limit=1&vegan=true',
    );
    const link = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(link).toContain('q=margerita');
    const second = await finder.guest.request<RestaurantCardView[]>('GET', link);
    expect(second.body).toHaveLength(1);
    expect(second.body[0]?.id).not.toBe(first.body[0]?.id);
  });

  it('is sorted by the orders of the last 30 days', async () => {
    const customer = await Person.login(api.url, 'kunde@example.com');
    const before = await finder.find({ city: 'berlin' });
    const last = before.at(-1)?.id ?? 0;
    await customer.placeOrder(last);
    const dropped = await customer.placeOrder(before[0]?.id ?? 0);
    await customer.request('POST', `/api/orders/${String(dropped.id)}/cancel`);
    const popularity = api.app.nest.get(CountPopularity, { strict: false });
    await Promise.all([popularity.execute(), popularity.execute()]);
    expect((await finder.find({ city: 'berlin' }))[0]?.id).toBe(last);
    await api.sql(`UPDATE orders SET created_at = now() - interval '31 days'`);
    await popularity.execute();
    expect(await finder.find({ city: 'berlin' })).toEqual(before);
  });

  it('shows the closed ones last by default, and counts the open ones', async () => {
    const before = await finder.ids({ city: 'berlin' });
    const first = (await finder.find({ city: 'berlin' }))[0]?.id;
    await api.sql('UPDATE restaurants SET is_open = false WHERE id = $1', [first]);
    const { body, headers } = await finder.guest.request<RestaurantCardView[]>(
      'GET',
      '/api/restaurants?city=berlin&limit=2',
    );
    expect(body.every(({ isOpen }) => isOpen)).toBe(true);
    expect(headers.get('x-total-count')).toBe(String(before.length));
    expect(headers.get('x-open-count')).toBe(String(before.length - 1));
    expect((await finder.find({ city: 'berlin' })).at(-1)).toMatchObject({ id: first, isOpen: false });
    await api.sql('UPDATE restaurants SET is_open = true WHERE id = $1', [first]);
  });

  it('says of each whether it is open as the order would', async () => {
    await api.sql(`DELETE FROM opening_hours WHERE restaurant_id > 500`);
    const berlin = `now() AT TIME ZONE 'Europe/Berlin'`;
    const spans = [
      [0, 0, 1440],
      [0, 600, 900],
      [0, 1200, 1900],
      [-1, 1200, 2880],
      [-1, 1000, 1440],
      [-1, 1380, 1500],
      [1, 0, 1440],
      [0, 720, 721],
    ];
    for (const [index, [day = 0, opens, closes]] of spans.entries()) {
      const id = await finder.open(`Uhr ${String(index)}`, ['Uhu']);
      await api.sql(
        `INSERT INTO opening_hours (restaurant_id, weekday, opens_minute, closes_minute)
         VALUES ($1, (extract(isodow FROM ${berlin})::int + 6 + $2::int) % 7 + 1, $3, $4)`,
        [id, day, opens, closes],
      );
      if (index === 0)
        await api.sql(`UPDATE restaurants SET paused_until = now() + interval '1 hour' WHERE id = $1`, [id]);
    }
    const rows = await api.sql<{ id: number; open: boolean }>(
      `SELECT id, restaurant_is_open(r, now()) AS open FROM restaurants r WHERE is_active ORDER BY id`,
    );
    const cards = await finder.find({});
    expect(cards.map(({ id, isOpen }) => ({ id, open: isOpen })).toSorted((a, b) => a.id - b.id)).toEqual(rows);
    expect(await finder.ids({ open: 'true' })).toEqual(rows.filter(({ open }) => open).map(({ id }) => id));
    expect(await finder.ids({ open: 'false' })).toEqual(rows.filter(({ open }) => !open).map(({ id }) => id));
    expect((await finder.find({ open: 'false' })).every(({ isOpen }) => !isOpen)).toBe(true);
  });
});
