import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ALLERGENS } from '../../src/contracts/constants.ts';
import type { RestaurantCardView } from '../../src/contracts/views.ts';
import { Database } from '../../src/database/database.ts';
import { CountPopularity } from '../../src/modules/restaurants/count-popularity.ts';
import { type Api, Person, refusalOf, startApi } from './api.ts';

let api: Api;
let guest: Person;
beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
});
afterAll(() => api.stop());

async function find(query: Record<string, string>): Promise<RestaurantCardView[]> {
  const { status, body } = await guest.request<RestaurantCardView[]>(
    'GET',
    `/api/restaurants?${String(new URLSearchParams(query))}`,
  );
  expect(status).toBe(200);
  return body;
}
const ids = async (query: Record<string, string>) =>
  (await find(query)).map(({ id }) => id).toSorted((one, other) => one - other);

/** A restaurant of Hamburg with these dishes alone. */
let lastId = 500;
async function open(name: string, dishes: string[]): Promise<number> {
  lastId += 1;
  await api.sql(
    `INSERT INTO restaurants (id, name, email, password_hash, city, address, is_active, is_open)
     VALUES ($1, $2, $3, 'x', 'hamburg', 'Deich 1, 20457 Hamburg', true, true)`,
    [lastId, name, `own${String(lastId)}@example.com`],
  );
  await api.sql(`INSERT INTO menus (id, restaurant_id, name) VALUES ($1, $1, 'Karte')`, [lastId]);
  await api.sql(
    `INSERT INTO menu_items (menu_id, name, price_cents, position)
     SELECT $1, name, 900, place FROM unnest($2::text[]) WITH ORDINALITY AS d(name, place)`,
    [lastId, dishes],
  );
  return lastId;
}

describe('folding', () => {
  it.each([
    ['KÄSESPÄTZLE', 'kasespatzle'],
    ['Kaesespaetzle', 'kasespatzle'],
    ['Süß', 'suss'],
    ['suess', 'suss'],
    ['GROẞ', 'gross'],
    ['Straße', 'strasse'],
    ['DÖNER KEBABI', 'doner kebabi'],
    ['ÇİĞ KÖFTE', 'cig kofte'],
    ['çığ köfte', 'cig kofte'],
    ['Iskender', 'iskender'],
    ['ıspanak', 'ispanak'],
    ['Şiş', 'sis'],
    ['Phở Bò', 'pho bo'],
    ['Crème brûlée', 'creme brulee'],
    ['Smørrebrød', 'smorrebrod'],
    ['Köfte'.normalize('NFD'), 'kofte'],
    ['ﬁsh', 'fish'],
  ])('%s is %s', async (text, folded) => {
    const [row] = await api.sql<{ folded: string }>('SELECT search_fold($1) AS folded', [text]);
    expect(row?.folded).toBe(folded);
  });

  it.each([
    ['a dot. (yes!)', ' a dot yes'],
    ['“Coca-Cola”, 0,33l', ' coca cola 0 33l'],
    ['100%_pur', ' 100%_pur'],
    [' \t\n\u00a0', ''],
    ['!!!', ''],
    ['🍕 heiß', ' 🍕 heiss'],
  ])('takes %s apart', async (text, words) => {
    const [row] = await api.sql<{ words: string }>('SELECT search_text($1) AS words', [text]);
    expect(row?.words).toBe(words);
  });
});

describe('search', () => {
  it('finds a dish however its letters are written, and says which', async () => {
    const id = await open('Zwölf Brüder', ['Gözleme Ispanaklı', 'Süßer Grießbrei', 'Weißer Tee']);
    for (const q of ['gözleme', 'GÖZLEME', 'gozleme', 'goezleme', 'ıspanaklı', 'ISPANAKLI', 'İspanakli', 'ispanak']) {
      expect(await find({ q, city: 'hamburg' })).toMatchObject([{ id, matchedDishes: ['Gözleme Ispanaklı'] }]);
    }
    for (const q of ['süßer', 'suesser', 'susser', 'SÜSSER', 'grießbrei', 'griessb', 'ssbrei']) {
      expect(await find({ q, city: 'hamburg' })).toMatchObject([{ id, matchedDishes: ['Süßer Grießbrei'] }]);
    }
    const [byName] = await find({ q: 'zwolf brueder' });
    expect(byName?.id).toBe(id);
    expect(byName).not.toHaveProperty('matchedDishes');
  });

  it('wants every word, wherever in the restaurant it stands', async () => {
    const one = await open('Quark & Kirsche', ['Qualle roh', 'Qualle gebraten', 'Qualle süß', 'Qualle kalt']);
    const other = await open('Qualle im Glas', ['Quitte']);
    expect(await ids({ q: 'qualle' })).toEqual([one, other]);
    expect(await ids({ q: 'quitte qualle' })).toEqual([other]);
    expect(await ids({ q: 'quitte kirsche' })).toEqual([]);
    expect((await find({ q: 'qualle gebraten' }))[0]?.matchedDishes).toEqual(['Qualle gebraten']);
    expect((await find({ q: 'kirsche qualle' }))[0]?.matchedDishes).toEqual([
      'Qualle roh',
      'Qualle gebraten',
      'Qualle süß',
    ]);
  });

  it('takes one or two letters as the beginning of a word', async () => {
    const id = await open('Xylo', ['Yak mit Reis']);
    expect(await ids({ q: 'xy' })).toEqual([id]);
    expect(await ids({ q: 'yl' })).not.toContain(id);
    expect(await ids({ q: 'ylo' })).toContain(id);
  });

  it('knows the categories in three languages', async () => {
    for (const q of ['turkish', 'türkisch', 'tuerkisch', 'türk']) {
      expect(await ids({ q, category: 'turkish' })).toEqual(await ids({ category: 'turkish' }));
    }
  });

  it.each([
    ['margerita', 'Margherita'],
    ['margarita', 'Margherita'],
    ['lamacun', 'Lahmacun'],
    ['lahmahcun', 'Lahmacun'],
    ['spagetti', 'Spaghetti'],
    ['bruscheta', 'Bruschetta'],
    ['gyzoa', 'Gyoza'],
    ['kezbulette', 'Kiezbulette'],
    ['susskartofel', 'Süßkartoffel'],
    ['pizza margerita', 'Margherita'],
  ])('forgives %s', async (slip, meant) => {
    const found = await ids({ q: slip });
    expect(found).toEqual(await ids({ q: slip.startsWith('pizza') ? 'pizza margherita' : meant }));
    expect(found.length).toBeGreaterThan(0);
  });

  it('takes as typed what the city has, and else what it may mean', async () => {
    const id = await open('Wolke', ['Margarita Torte']);
    expect(await ids({ q: 'margarita', city: 'hamburg' })).toEqual([id]);
    expect(await ids({ q: 'margarita', city: 'berlin' })).toEqual(await ids({ q: 'margherita', city: 'berlin' }));
    expect(await ids({ q: 'margaritta', city: 'berlin' })).toEqual([]);
    expect(await ids({ q: 'margaritta', city: 'hamburg' })).toEqual([id]);
    expect(await ids({ q: 'margarita', city: 'hamburg', category: 'pizza' })).toEqual([]);
  });

  it.each(['qqqqqqq', '🍕🍕🍕', '!!!', "'", '\\', '%%%%', '_', '<script>alert(1)</script>', '=== OR 1=1'])(
    'finds nothing for %s and does not fail',
    async (q) => {
      expect(await ids({ q })).toEqual([]);
    },
  );

  it('takes long and many words', async () => {
    expect(await ids({ q: 'ü'.repeat(100) })).toEqual([]);
    expect(await ids({ q: 'a b '.repeat(25) })).toEqual(await ids({ q: 'a b' }));
    expect((await find({ q: 'a b c d e f g h i j k l m n o p q r s t u v w x y z' })).length).toBeLessThan(15);
  });

  it('does not find who is not approved', async () => {
    const id = await open('Nachtfalter', ['Nachtkerzenöl']);
    expect(await ids({ q: 'nachtkerzen' })).toEqual([id]);
    await api.sql('UPDATE restaurants SET is_active = false WHERE id = $1', [id]);
    expect(await ids({ q: 'nachtkerzen' })).toEqual([]);
  });
});

describe('what search knows', () => {
  it('follows every change of names, menus and dishes', async () => {
    const id = await open('Falke', ['Habicht', 'Sperber']);
    const other = await open('Bussard', ['Milan']);
    const dish = `SELECT id FROM menu_items WHERE menu_id = $1 ORDER BY position LIMIT 1`;

    await api.sql(`UPDATE restaurants SET name = 'Kormoran', description = 'Tölpel' WHERE id = $1`, [id]);
    expect(await ids({ q: 'falke' })).toEqual([]);
    expect(await ids({ q: 'kormoran' })).toEqual([id]);
    expect(await ids({ q: 'toelpel' })).toEqual([id]);

    await api.sql(`UPDATE menus SET name = 'Regenpfeifer' WHERE id = $1`, [id]);
    expect(await ids({ q: 'regenpfeifer' })).toEqual([id]);

    await api.sql(`UPDATE menu_items SET name = 'Kiebitz' WHERE id = (${dish})`, [id]);
    expect(await ids({ q: 'habicht' })).toEqual([]);
    expect(await find({ q: 'kiebitz' })).toMatchObject([{ id, matchedDishes: ['Kiebitz'] }]);

    await api.sql(`UPDATE menu_items SET available = false WHERE id = (${dish})`, [id]);
    const [soldOut] = await find({ q: 'kiebitz' });
    expect(soldOut?.id).toBe(id);
    expect(soldOut).not.toHaveProperty('matchedDishes');

    await api.sql(`UPDATE menu_items SET menu_id = $2 WHERE id = (${dish})`, [id, other]);
    expect(await ids({ q: 'kiebitz' })).toEqual([other]);

    await api.sql(`DELETE FROM menu_items WHERE menu_id = $1 AND name = 'Kiebitz'`, [other]);
    expect(await ids({ q: 'kiebitz' })).toEqual([]);

    await api.sql('DELETE FROM menus WHERE id = $1', [id]);
    expect(await ids({ q: 'sperber' })).toEqual([]);
    expect(await ids({ q: 'kormoran' })).toEqual([id]);

    await api.sql('DELETE FROM restaurants WHERE id = ANY ($1)', [[id, other]]);
    expect(await ids({ q: 'kormoran' })).toEqual([]);
    expect(await api.sql('SELECT 1 FROM restaurant_search WHERE restaurant_id = $1', [id])).toEqual([]);
  });

  it('loses nothing when many change one restaurant at once', async () => {
    const id = await open('Ameise', []);
    const birds = ['Zaunkönig', 'Pirol', 'Wiedehopf', 'Eisvogel', 'Stieglitz', 'Dompfaff', 'Zeisig', 'Girlitz'];
    const pool = api.app.nest.get(Database, { strict: false });
    const statement = {
      name: 'add_bird',
      text: 'INSERT INTO menu_items (menu_id, name, price_cents) VALUES ($1, $2, 100)',
    };
    await Promise.all(birds.map((bird) => pool.run(statement, [id, bird])));
    for (const bird of birds) expect(await ids({ q: bird })).toEqual([id]);
  });
});

describe('filters', () => {
  it('take the minimum order and the fee in euro', async () => {
    for (const card of await find({ maxMinimumOrder: '12', maxDeliveryFee: '2.00' })) {
      expect(Number(card.minimumOrder)).toBeLessThanOrEqual(12);
      expect(Number(card.deliveryFee)).toBeLessThanOrEqual(2);
    }
    expect(await ids({ maxMinimumOrder: '12', city: 'berlin' })).toEqual([2, 3, 5]);
    expect(await ids({ maxMinimumOrder: '11.99', city: 'berlin' })).toEqual([3]);
    expect(await ids({ maxDeliveryFee: '1.5', city: 'berlin' })).toEqual([3]);
    expect(await ids({ maxDeliveryFee: '0', city: 'berlin' })).toEqual([]);
  });

  it('count a rating only where there are reviews', async () => {
    expect(await ids({ minRating: '4' })).toEqual([]);
    await api.sql('UPDATE restaurants SET rating = 4.2, review_count = 3 WHERE id = 4');
    expect(await ids({ minRating: '4' })).toEqual([4]);
    expect(await ids({ minRating: '4.2' })).toEqual([4]);
    expect(await ids({ minRating: '4.3' })).toEqual([]);
    expect((await find({ sort: 'rating' }))[0]?.id).toBe(4);
    await api.sql('UPDATE restaurants SET rating = 4.5, review_count = 0 WHERE id = 4');
  });

  it('want one available dish that is everything at once', async () => {
    const id = await open('Probierstube', ['Eins', 'Zwei', 'Drei']);
    const set = (position: number, change: string) =>
      api.sql(`UPDATE menu_items SET ${change} WHERE menu_id = $1 AND position = $2`, [id, position]);
    await set(1, `is_vegan = true, is_vegetarian = true, allergens = ARRAY['gluten', 'nuts']`);
    await set(2, `is_vegetarian = true, allergens = ARRAY['milk']`);
    await set(3, `allergens = ARRAY['fish']`);
    const has = async (query: Record<string, string>) => (await ids({ ...query, q: 'probierstube' })).includes(id);
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
    const id = await open('Teehaus', ['Nebeltee', 'Nebelkuchen']);
    await api.sql(`UPDATE menu_items SET is_vegan = true WHERE menu_id = $1 AND name = 'Nebeltee'`, [id]);
    expect((await find({ q: 'nebel' }))[0]?.matchedDishes).toEqual(['Nebeltee', 'Nebelkuchen']);
    expect((await find({ q: 'nebel', vegan: 'true' }))[0]?.matchedDishes).toEqual(['Nebeltee']);
  });

  it('know every allergen, each by its own bit', async () => {
    const rows = await api.sql<{ bit: number }>(
      `SELECT dish_profile(false, false, ARRAY[allergen]) AS bit FROM unnest($1::text[]) AS a(allergen)`,
      [ALLERGENS],
    );
    expect(rows.map(({ bit }) => bit)).toEqual(ALLERGENS.map((_, index) => 4 << index));
    expect(await ids({ withoutAllergens: ALLERGENS.join(',') })).not.toEqual([]);
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
    const answer = await guest.request('GET', `/api/restaurants?${query}`);
    if (field === null) expect(answer.status).toBe(200);
    else expect(refusalOf(answer)).toEqual({ status: 400, code: 'validation_failed', fields: [field] });
  });
});

describe('a page', () => {
  it('says how many there are on all pages, on each of them', async () => {
    const total = (await find({ city: 'berlin' })).length;
    for (const query of ['limit=2', 'limit=2&page=2', 'limit=2&page=3', 'limit=2&page=9']) {
      const { headers, body } = await guest.request<RestaurantCardView[]>(
        'GET',
        `/api/restaurants?city=berlin&${query}`,
      );
      expect(headers.get('x-total-count')).toBe(String(total));
      expect(headers.has('link')).toBe(!query.endsWith('3') && !query.endsWith('9'));
      expect(body).toHaveLength(query.endsWith('9') ? 0 : 2);
    }
    const nothing = await guest.request('GET', '/api/restaurants?q=qqqqqqq');
    expect(nothing.headers.get('x-total-count')).toBe('0');
  });

  it('keeps what was searched for in the address of the next one', async () => {
    const first = await guest.request<RestaurantCardView[]>('GET', '/api/restaurants?q=margerita&limit=1&vegan=true');
    const link = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1] ?? '';
    expect(link).toContain('q=margerita');
    const second = await guest.request<RestaurantCardView[]>('GET', link);
    expect(second.body).toHaveLength(1);
    expect(second.body[0]?.id).not.toBe(first.body[0]?.id);
  });

  it('is sorted by the orders of the last 30 days', async () => {
    const customer = await Person.login(api.url, 'kunde@example.com');
    const before = await find({ city: 'berlin' });
    const last = before.at(-1)?.id ?? 0;
    await customer.placeOrder(last);
    const dropped = await customer.placeOrder(before[0]?.id ?? 0);
    await customer.request('POST', `/api/orders/${String(dropped.id)}/cancel`);
    const popularity = api.app.nest.get(CountPopularity, { strict: false });
    await Promise.all([popularity.execute(), popularity.execute()]);
    expect((await find({ city: 'berlin' }))[0]?.id).toBe(last);
    await api.sql(`UPDATE orders SET created_at = now() - interval '31 days'`);
    await popularity.execute();
    expect(await find({ city: 'berlin' })).toEqual(before);
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
      const id = await open(`Uhr ${String(index)}`, ['Uhu']);
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
    const cards = await find({});
    expect(cards.map(({ id, isOpen }) => ({ id, open: isOpen })).toSorted((a, b) => a.id - b.id)).toEqual(rows);
    expect(await ids({ open: 'true' })).toEqual(rows.filter(({ open }) => open).map(({ id }) => id));
    expect(await ids({ open: 'false' })).toEqual(rows.filter(({ open }) => !open).map(({ id }) => id));
    expect((await find({ open: 'false' })).every(({ isOpen }) => !isOpen)).toBe(true);
  });
});
