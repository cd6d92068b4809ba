import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { MenuEditorView, MenuImportView } from '../../src/contracts/menus/menu-editor.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let owner: Person;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant1@example.com');
});
afterAll(() => api.stop());

const read = async () => (await owner.request<MenuEditorView>('GET', '/api/restaurant/menus')).body;
const exported = async () => (await owner.request<string>('GET', '/api/restaurant/menus/export')).body;
const load = (csv: string) =>
  owner.request<MenuImportView>('POST', '/api/restaurant/menus/import', csv, { 'content-type': 'text/csv' });
const HEAD = 'menu;name;price;vat_rate;allergens;declared;published\n';

describe('a menu as CSV', () => {
  it('comes back as it went out, formulas defused in between', async () => {
    const names = [
      '=HYPERLINK("http://evil.example")',
      '+49 Spezial',
      '-Minus',
      '@work',
      "'=quoted",
      'Ein "Zitat"; mit\nUmbruch',
      'Zwei\nZeilen',
    ];
    const dishes = (await read()).menus.flatMap((menu) => menu.items);
    for (const [index, name] of names.entries()) {
      await api.sql('UPDATE menu_items SET name = $2 WHERE id = $1', [dishes[index]?.id, name]);
    }
    const before = await read();
    const csv = await exported();
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).not.toMatch(/(?:^|;|\n)"?[=+@-]/);
    const { status, body } = await load(csv);
    expect([status, body.created, body.updated]).toEqual([200, 0, dishes.length]);
    const withoutVersions = (view: MenuEditorView) =>
      JSON.parse(
        JSON.stringify(view.menus, (key, value: unknown) => (key === 'version' ? undefined : value)),
      ) as unknown;
    expect(withoutVersions(await read())).toEqual(withoutVersions(before));
  });

  it('adds dishes and menus, with decimal commas, commas between or the letters of old spreadsheets', async () => {
    const { body } = await load(`${HEAD}Neues;Käsespätzle;11,90;7;"gluten, milk";ja;yes\nNeues;Entwurf;5;7;;;\n`);
    expect(body).toMatchObject({ created: 2, updated: 0 });
    const added = (await read()).menus.find(({ name }) => name === 'Neues')?.items;
    expect(added).toMatchObject([
      { name: 'Käsespätzle', price: '11.90', allergens: ['gluten', 'milk'], isPublished: true, available: true },
      { name: 'Entwurf', price: '5.00', isDeclared: false, isPublished: false },
    ]);
    const latin = await fetch(`${api.url}/api/restaurant/menus/import`, {
      method: 'POST',
      headers: { 'content-type': 'text/csv', cookie: owner.cookie ?? '' },
      body: Buffer.from('menu,name,price,vat_rate\nNeues,Grünkohl,9.50,7\n', 'latin1'),
    });
    expect(latin.status).toBe(200);
    expect(JSON.stringify(await read())).toContain('Grünkohl');
  });

  it('is taken as a whole or not at all, and says what is wrong by line and column', async () => {
    const before = await read();
    const [foreign] = await api.sql<{ id: number }>(
      'SELECT i.id FROM menu_items i JOIN menus m ON m.id = i.menu_id WHERE m.restaurant_id = 2 LIMIT 1',
    );
    const broken = await load(
      `${HEAD}Halb;Gut;5;7;;yes;yes\nHalb;;x;16;dust;maybe;no\n;Ohne Menü;5;7;;;\nHalb;Unerklärt;5;7;;no;yes\n`,
    );
    expect(broken.status).toBe(400);
    expect(refusalOf(broken).fields.sort()).toEqual([
      'line.3.allergens invalid_choice',
      'line.3.declared invalid_format',
      'line.3.name too_short',
      'line.3.price invalid_format',
      'line.3.vat_rate invalid_choice',
      'line.4.menu required',
    ]);
    const late = await load(
      `id;${HEAD};Halb;Gut;5;7;;yes;yes\n;Halb;Unerklärt;5;7;;no;yes\n${String(foreign?.id)};Halb;Fremd;5;7;;yes;yes\n`,
    );
    expect(refusalOf(late).fields).toEqual(['line.3.declared undeclared', 'line.4.id invalid_choice']);
    expect(await read()).toEqual(before);
  });

  it.each([
    ['a line with another number of columns', `${HEAD}Menü;Gericht;5\n`, ['line.2 invalid_format']],
    ['a quote without an end', `${HEAD}Menü;"Gericht;5;7;;;\n`, ['line.2 invalid_format']],
    [
      'columns that are missing or not known',
      'menu;name;preis\n',
      ['line.1.price required', 'line.1.vat_rate required', 'line.1.preis unknown_field'],
    ],
  ])('names %s', async (_, csv, fields) => {
    expect(refusalOf(await load(csv)).fields).toEqual(fields);
  });

  it('is refused before its rows are looked at when it has more than a menu', async () => {
    const rows = (count: number) => HEAD + 'Menü;Gericht;no price;7;;;\n'.repeat(count);
    expect(refusalOf(await load(rows(4_000)))).toEqual({
      status: 400,
      code: 'validation_failed',
      fields: ['line too_many'],
    });
    expect(refusalOf(await load(rows(501))).fields).toEqual(['line too_many']);
    expect(refusalOf(await load(rows(500))).fields[0]).toBe('line.2.price invalid_format');
    const wide = await load(`${';'.repeat(500_000)}\n`);
    expect(refusalOf(wide).fields).toEqual(['line.1 too_many']);
  });

  it('has each column once', async () => {
    const twice = await load(`price;${HEAD}5;Menü;Gericht;6;7;;;\n`);
    expect(refusalOf(twice).fields).toEqual(['line.1.price duplicate']);
  });

  it('is text, of at most a megabyte, and taken nowhere else', async () => {
    expect(refusalOf(await load('\0')).code).toBe('malformed_body');
    expect(refusalOf(await load(HEAD + 'x'.repeat(1_100_000))).status).toBe(413);
    const elsewhere = await owner.request('PUT', '/api/restaurant/info', HEAD, { 'content-type': 'text/csv' });
    expect(refusalOf(elsewhere).code).toBe('unsupported_media_type');
    expect(refusalOf(await owner.request('POST', '/api/restaurant/menus/import', {})).code).toBe(
      'unsupported_media_type',
    );
  });
});
