import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Database } from '../../src/database/connection/database.ts';
import { fold, foldWords } from '../../src/contracts/search/fold.ts';
import { FILLERS, SYNONYMS } from '../../src/contracts/search/synonyms.ts';
import { type Api, startApi } from '../api/api.ts';
import { Finder } from './finder.ts';

let api: Api;
let finder: Finder;
beforeAll(async () => {
  api = await startApi();
  finder = new Finder(api);
});
afterAll(() => api.stop());

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
    expect(fold(text)).toBe(folded);
  });

  it('folds synonyms as the browser does', async () => {
    const all = [...SYNONYMS.flat(), ...FILLERS];
    const [row] = await api.sql<{ folded: string[] }>(
      'SELECT array_agg(search_text(word) ORDER BY place) AS folded FROM unnest($1::text[]) WITH ORDINALITY AS t(word, place)',
      [all],
    );
    expect(all.map(foldWords)).toEqual(row?.folded);
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
    expect(foldWords(text)).toBe(words);
  });
});

describe('search', () => {
  it('finds a dish however its letters are written, and says which', async () => {
    const id = await finder.open('Zwölf Brüder', ['Gözleme Ispanaklı', 'Süßer Grießbrei', 'Weißer Tee']);
    for (const q of ['gözleme', 'GÖZLEME', 'gozleme', 'goezleme', 'ıspanaklı', 'ISPANAKLI', 'İspanakli', 'ispanak']) {
      expect(await finder.find({ q, city: 'hamburg' })).toMatchObject([{ id, matchedDishes: ['Gözleme Ispanaklı'] }]);
    }
    for (const q of ['süßer', 'suesser', 'susser', 'SÜSSER', 'grießbrei', 'griessb', 'ssbrei']) {
      expect(await finder.find({ q, city: 'hamburg' })).toMatchObject([{ id, matchedDishes: ['Süßer Grießbrei'] }]);
    }
    const [byName] = await finder.find({ q: 'zwolf brueder' });
    expect(byName?.id).toBe(id);
    expect(byName).not.toHaveProperty('matchedDishes');
  });

  it('wants every word, wherever in the restaurant it stands', async () => {
    const one = await finder.open('Quark & Kirsche', ['Qualle roh', 'Qualle gebraten', 'Qualle süß', 'Qualle kalt']);
    const other = await finder.open('Qualle im Glas', ['Quitte']);
    expect(await finder.ids({ q: 'qualle' })).toEqual([one, other]);
    expect(await finder.ids({ q: 'quitte qualle' })).toEqual([other]);
    expect(await finder.ids({ q: 'quitte kirsche' })).toEqual([]);
    expect((await finder.find({ q: 'qualle gebraten' }))[0]?.matchedDishes).toEqual(['Qualle gebraten']);
    expect((await finder.find({ q: 'kirsche qualle' }))[0]?.matchedDishes).toEqual([
      'Qualle roh',
      'Qualle gebraten',
      'Qualle süß',
    ]);
  });

  it('takes one or two letters as the beginning of a word', async () => {
    const id = await finder.open('Xylo', ['Yak mit Reis']);
    expect(await finder.ids({ q: 'xy' })).toEqual([id]);
    expect(await finder.ids({ q: 'yl' })).not.toContain(id);
    expect(await finder.ids({ q: 'ylo' })).toContain(id);
  });

  it('knows the categories in three languages', async () => {
    for (const q of ['turkish', 'türkisch', 'tuerkisch', 'türk']) {
      expect(await finder.ids({ q, category: 'turkish' })).toEqual(await finder.ids({ category: 'turkish' }));
    }
  });

  it.each([
    ['türk mutfağı', 'turkish'],
    ['türkische Küche', 'turkish'],
    ['Turkish food', 'turkish'],
    ['italienisches Essen', 'italian'],
    ['İtalyan mutfağı', 'italian'],
    ['asya mutfağı', 'asian'],
  ])('takes %s for a cuisine', async (q, category) => {
    const ofCategory = await finder.ids({ category });
    expect(ofCategory.length).toBeGreaterThan(0);
    expect(await finder.ids({ q })).toEqual(expect.arrayContaining(ofCategory));
  });

  it.each([
    ['fries', 'Pommes'],
    ['french fries', 'Pommes'],
    ['salmon', 'Lachs'],
    ['somon', 'Lachs'],
    ['patates kızartması', 'Pommes'],
  ])('finds %s on German menus', async (q, meant) => {
    const found = await finder.find({ q });
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining(await finder.ids({ q: meant })));
    expect(found[0]?.matchedDishes?.join().toLowerCase()).toContain(meant.toLowerCase());
  });

  it.each(['vegan', 'vegane Gerichte', 'bitkisel'])('finds by %s what is declared vegan', async (q) => {
    expect(await finder.ids({ q })).toEqual(expect.arrayContaining(await finder.ids({ vegan: 'true' })));
  });

  it.each(['vegetarisch', 'vejetaryen', 'vegetarian'])('finds by %s what is declared vegetarian', async (q) => {
    const id = await finder.open('Haus am Gemüsemarkt', ['Gemüsepfanne']);
    expect(await finder.ids({ q })).not.toContain(id);
    await api.sql('UPDATE menu_items SET is_vegetarian = true WHERE menu_id = $1', [id]);
    const [found] = (await finder.find({ q })).filter((card) => card.id === id);
    expect(found?.matchedDishes).toEqual(['Gemüsepfanne']);
    await api.sql('DELETE FROM restaurants WHERE id = $1', [id]);
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
    const found = await finder.ids({ q: slip });
    expect(found).toEqual(await finder.ids({ q: slip.startsWith('pizza') ? 'pizza margherita' : meant }));
    expect(found.length).toBeGreaterThan(0);
  });

  it('takes as typed what the city has, and else what it may mean', async () => {
    const id = await finder.open('Wolke', ['Margarita Torte']);
    expect(await finder.ids({ q: 'margarita', city: 'hamburg' })).toEqual([id]);
    expect(await finder.ids({ q: 'margarita', city: 'berlin' })).toEqual(
      await finder.ids({ q: 'margherita', city: 'berlin' }),
    );
    expect(await finder.ids({ q: 'margaritta', city: 'berlin' })).toEqual([]);
    expect(await finder.ids({ q: 'margaritta', city: 'hamburg' })).toEqual([id]);
    expect(await finder.ids({ q: 'margarita', city: 'hamburg', category: 'pizza' })).toEqual([]);
  });

  it.each(['qqqqqqq', '🍕🍕🍕', '!!!', "'", '\\', '%%%%', '_', '<script>alert(1)</script>', '=== OR 1=1'])(
    'finds nothing for %s and does not fail',
    async (q) => {
      expect(await finder.ids({ q })).toEqual([]);
    },
  );

  it('takes long and many words', async () => {
    expect(await finder.ids({ q: 'ü'.repeat(100) })).toEqual([]);
    expect(await finder.ids({ q: 'a b '.repeat(25) })).toEqual(await finder.ids({ q: 'a b' }));
    expect((await finder.find({ q: 'a b c d e f g h i j k l m n o p q r s t u v w x y z' })).length).toBeLessThan(15);
  });

  it('does not find who is not approved', async () => {
    const id = await finder.open('Nachtfalter', ['Nachtkerzenöl']);
    expect(await finder.ids({ q: 'nachtkerzen' })).toEqual([id]);
    await api.sql('UPDATE restaurants SET is_active = false WHERE id = $1', [id]);
    expect(await finder.ids({ q: 'nachtkerzen' })).toEqual([]);
  });
});

describe('what search knows', () => {
  it('follows every change of names, menus and dishes', async () => {
    const id = await finder.open('Falke', ['Habicht', 'Sperber']);
    const other = await finder.open('Bussard', ['Milan']);
    const dish = `SELECT id FROM menu_items WHERE menu_id = $1 ORDER BY position LIMIT 1`;

    await api.sql(`UPDATE restaurants SET name = 'Kormoran', description = 'Tölpel' WHERE id = $1`, [id]);
    expect(await finder.ids({ q: 'falke' })).toEqual([]);
    expect(await finder.ids({ q: 'kormoran' })).toEqual([id]);
    expect(await finder.ids({ q: 'toelpel' })).toEqual([id]);

    await api.sql(`UPDATE menus SET name = 'Regenpfeifer' WHERE id = $1`, [id]);
    expect(await finder.ids({ q: 'regenpfeifer' })).toEqual([id]);

    await api.sql(`UPDATE menu_items SET name = 'Kiebitz' WHERE id = (${dish})`, [id]);
    expect(await finder.ids({ q: 'habicht' })).toEqual([]);
    expect(await finder.find({ q: 'kiebitz' })).toMatchObject([{ id, matchedDishes: ['Kiebitz'] }]);

    await api.sql(`UPDATE menu_items SET available = false WHERE id = (${dish})`, [id]);
    const [soldOut] = await finder.find({ q: 'kiebitz' });
    expect(soldOut?.id).toBe(id);
    expect(soldOut).not.toHaveProperty('matchedDishes');

    await api.sql(`UPDATE menu_items SET menu_id = $2 WHERE id = (${dish})`, [id, other]);
    expect(await finder.ids({ q: 'kiebitz' })).toEqual([other]);

    await api.sql(`DELETE FROM menu_items WHERE menu_id = $1 AND name = 'Kiebitz'`, [other]);
    expect(await finder.ids({ q: 'kiebitz' })).toEqual([]);

    await api.sql('DELETE FROM menus WHERE id = $1', [id]);
    expect(await finder.ids({ q: 'sperber' })).toEqual([]);
    expect(await finder.ids({ q: 'kormoran' })).toEqual([id]);

    await api.sql('DELETE FROM restaurants WHERE id = ANY ($1)', [[id, other]]);
    expect(await finder.ids({ q: 'kormoran' })).toEqual([]);
    expect(await api.sql('SELECT 1 FROM restaurant_search WHERE restaurant_id = $1', [id])).toEqual([]);
  });

  it('loses nothing when many change one restaurant at once', async () => {
    const id = await finder.open('Ameise', []);
    const birds = ['Zaunkönig', 'Pirol', 'Wiedehopf', 'Eisvogel', 'Stieglitz', 'Dompfaff', 'Zeisig', 'Girlitz'];
    const pool = api.app.nest.get(Database, { strict: false });
    const statement = {
      name: 'add_bird',
      text: 'INSERT INTO menu_items (menu_id, name, price_cents) VALUES ($1, $2, 100)',
    };
    await Promise.all(birds.map((bird) => pool.run(statement, [id, bird])));
    for (const bird of birds) expect(await finder.ids({ q: bird })).toEqual([id]);
  });
});
