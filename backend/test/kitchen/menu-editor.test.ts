import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AvailabilityView, EditorDishView, MenuEditorView } from '../../src/contracts/menus/menu-editor.ts';
import type { MenuView } from '../../src/contracts/menus/menu-views.ts';
import type { OrderView } from '../../src/contracts/orders/order-views.ts';
import type { Watcher } from '../support/person.ts';
import { type Api, Person, refusalOf, startApi } from '../api/api.ts';

let api: Api;
let owner: Person;
let customer: Person;
let watcher: Watcher;
beforeAll(async () => {
  api = await startApi();
  owner = await Person.login(api.url, 'restaurant2@example.com');
  customer = await Person.login(api.url, 'kunde@example.com');
  watcher = await new Person(api.url).watch();
  await watcher.subscribe('restaurant:2');
});
afterAll(async () => {
  watcher.close();
  await api.stop();
});

const call = (method: string, path: string, body?: object) =>
  owner.request<MenuEditorView>(method, `/api/restaurant/${path}`, body);
const editor = async () => (await call('GET', 'menus')).body;
const seen = async () => (await customer.request<MenuView[]>('GET', '/api/restaurants/2/menus')).body;
const namesSeen = async () => (await seen()).flatMap((menu) => menu.items.map(({ name }) => name));
const dishOf = (view: MenuEditorView, id = view.id) =>
  view.menus.flatMap((menu) => menu.items).find((dish) => dish.id === id)!;
const DISH = { name: 'Testnudeln', price: '9.50', vatRate: 7 };

async function addDish(more: object = {}): Promise<EditorDishView> {
  const { status, body } = await call('POST', 'menu-items', {
    ...DISH,
    menuId: (await editor()).menus[0]?.id,
    isDeclared: true,
    isPublished: true,
    ...more,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return dishOf(body);
}

describe('menus', () => {
  it('are added behind the others, renamed, put in order, deleted and restored', async () => {
    const before = (await editor()).menus.map(({ id }) => id);
    const added = (await call('POST', 'menus', { name: 'Mittagstisch', description: '11 bis 15 Uhr' })).body;
    const id = added.id ?? 0;
    expect(added.menus.map((menu) => menu.id)).toEqual([...before, id]);
    const changed = await call('PUT', `menus/${String(id)}`, { name: 'Mittag', expectedVersion: 1 });
    expect(changed.body.menus.at(-1)).toMatchObject({ id, name: 'Mittag', description: null, version: 2 });
    expect(refusalOf(await call('PUT', `menus/${String(id)}`, { name: 'Mittags', expectedVersion: 1 })).code).toBe(
      'menu_changed',
    );
    const ordered = await call('PUT', 'menus/order', { ids: [id, ...before] });
    expect(ordered.body.menus.map((menu) => menu.id)).toEqual([id, ...before]);
    expect((await seen()).map((menu) => menu.id)).toEqual([id, ...before]);
    expect(refusalOf(await call('PUT', 'menus/order', { ids: before })).code).toBe('menu_changed');
    const dish = await addDish({ menuId: id, name: 'Tagessuppe' });
    expect((await call('DELETE', `menus/${String(id)}`)).body.menus.map((menu) => menu.id)).toEqual(before);
    expect(await namesSeen()).not.toContain('Tagessuppe');
    const order = await customer.request('POST', '/api/orders/quote', {
      restaurantId: 2,
      items: [{ menuItemId: dish.id, quantity: 1 }],
    });
    expect(refusalOf(order).code).toBe('item_unavailable');
    expect((await call('POST', `menus/${String(id)}/restore`)).body.menus[0]).toMatchObject({
      id,
      items: [{ name: 'Tagessuppe' }],
    });
    expect(await namesSeen()).toContain('Tagessuppe');
    await call('DELETE', `menus/${String(id)}`);
    await api.sql(`UPDATE menus SET deleted_at = now() - interval '61 minutes' WHERE id = $1`, [id]);
    expect(refusalOf(await call('POST', `menus/${String(id)}/restore`)).code).toBe('not_restorable');
  });
});

describe('a dish', () => {
  it('begins as a draft that nobody sees, and is published with its declaration', async () => {
    const draft = await addDish({ isDeclared: undefined, isPublished: undefined, name: 'Entwurfsuppe' });
    expect(draft).toMatchObject({ isDeclared: false, isPublished: false, version: 1, price: '9.50', available: true });
    expect(await namesSeen()).not.toContain('Entwurfsuppe');
    expect((await customer.request<unknown[]>('GET', '/api/restaurants?q=entwurfsuppe')).body).toEqual([]);
    const whole = { ...DISH, name: 'Entwurfsuppe', menuId: draft.menuId };
    const path = `menu-items/${String(draft.id)}`;
    expect(refusalOf(await call('PUT', path, { ...whole, isPublished: true })).fields).toEqual([
      'isDeclared undeclared',
    ]);
    const group = {
      name: 'Größe',
      minChoices: 1,
      maxChoices: 1,
      options: [
        { name: 'groß', price: 1.5 },
        { name: 'klein', isDeclared: true },
      ] as object[],
    };
    const published = {
      ...whole,
      isPublished: true,
      isDeclared: true,
      allergens: ['gluten', 'soy'],
      additives: ['caffeine'],
    };
    expect(refusalOf(await call('PUT', path, { ...published, optionGroups: [group] })).fields).toEqual([
      'optionGroups.0.options.0.isDeclared undeclared',
    ]);
    group.options[0] = { name: 'groß', price: 1.5, isDeclared: true };
    const { body } = await call('PUT', path, { ...published, optionGroups: [group], expectedVersion: 1 });
    expect(dishOf(body)).toMatchObject({
      version: 2,
      isPublished: true,
      allergens: ['gluten', 'soy'],
      optionGroups: [
        {
          name: 'Größe',
          options: [
            { name: 'groß', price: '1.50' },
            { name: 'klein', price: '0.00' },
          ],
        },
      ],
    });
    expect(await namesSeen()).toContain('Entwurfsuppe');
    expect((await customer.request<unknown[]>('GET', '/api/restaurants?q=entwurfsuppe')).body).toHaveLength(1);
    const news = await watcher.hear('menu:updated', ({ menuVersion }) => menuVersion === body.menuVersion);
    expect(news).toMatchObject({ isRestructured: true, items: [{ id: draft.id, available: true, price: '9.50' }] });
    await call('PUT', path, { ...published, isPublished: false });
    expect(await namesSeen()).not.toContain('Entwurfsuppe');
  });

  it('keeps the ids of options that stay, in the order of the list', async () => {
    const option = (name: string) => ({ name, isDeclared: true });
    const dish = await addDish({
      optionGroups: [{ name: 'Extras', maxChoices: 2, options: [option('Ei'), option('Tofu'), option('Chili')] }],
    });
    const [group] = dish.optionGroups;
    const [egg, tofu, chili] = group?.options ?? [];
    const { body } = await call('PUT', `menu-items/${String(dish.id)}`, {
      ...DISH,
      menuId: dish.menuId,
      isDeclared: true,
      isPublished: true,
      optionGroups: [
        { name: 'Schärfe', options: [{ ...option('Chili'), id: chili?.id }] },
        { id: group?.id, name: 'Dazu', options: [{ ...option('Räuchertofu'), id: tofu?.id }, option('Koriander')] },
      ],
    });
    const changed = dishOf(body, dish.id).optionGroups;
    expect(changed.map(({ name }) => name)).toEqual(['Schärfe', 'Dazu']);
    expect(changed[0]?.options).toMatchObject([{ id: chili?.id, name: 'Chili' }]);
    expect(changed[1]).toMatchObject({
      id: group?.id,
      options: [{ id: tofu?.id, name: 'Räuchertofu' }, { name: 'Koriander' }],
    });
    expect(await api.sql('SELECT 1 FROM options WHERE id = $1', [egg?.id])).toEqual([]);
    const stolen = await call('PUT', `menu-items/${String(dish.id)}`, {
      ...DISH,
      menuId: dish.menuId,
      optionGroups: [{ id: 1, name: 'Fremd', options: [{ id: 1, name: 'fremd' }] }],
    });
    expect(refusalOf(stolen).fields).toEqual([
      'optionGroups.0.id invalid_choice',
      'optionGroups.0.options.0.id invalid_choice',
    ]);
  });

  it('is sold out for customers at once, by the staff too, without being another version', async () => {
    const dish = await addDish({ name: 'Ausverkauft' });
    const path = `/api/restaurant/menu-items/${String(dish.id)}/available`;
    const { body } = await owner.request<AvailabilityView>('PUT', path, { available: false });
    const news = await watcher.hear('menu:updated', ({ menuVersion }) => menuVersion === body.menuVersion);
    expect(news.items).toEqual([{ id: dish.id, available: false, soldOutUntil: null, price: '9.50' }]);
    expect(news.isRestructured).toBeUndefined();
    expect(dishOf(await editor(), dish.id)).toMatchObject({ available: false, version: 1 });
    await owner.request('PUT', path, { available: true });
  });

  it('moves and is put in order', async () => {
    const [first, second] = (await editor()).menus;
    const dish = await addDish();
    const ids = [dish.id, ...(second?.items ?? []).map(({ id }) => id)];
    const { body } = await call('PUT', `menus/${String(second?.id)}/order`, { ids });
    expect(body.menus[1]?.items.map(({ id }) => id)).toEqual(ids);
    expect(body.menus[0]?.items.map(({ id }) => id)).toEqual(first?.items.map(({ id }) => id));
    expect(refusalOf(await call('PUT', `menus/${String(second?.id)}/order`, { ids: ids.slice(1) })).code).toBe(
      'menu_changed',
    );
    expect(refusalOf(await call('PUT', `menus/${String(second?.id)}/order`, { ids: [...ids, 1] })).code).toBe(
      'menu_changed',
    );
    expect(refusalOf(await call('PUT', `menus/${String(second?.id)}/order`, { ids: [1, 1] })).status).toBe(400);
  });

  it('changes nothing that was ordered, and can be restored with all that was said of it', async () => {
    const dish = await addDish({
      name: 'Erinnerung',
      price: 20,
      optionGroups: [{ name: 'Mit', options: [{ name: 'Reis', isDeclared: true }] }],
    });
    const optionIds = dish.optionGroups[0]?.options.map(({ id }) => id);
    const items = [{ menuItemId: dish.id, quantity: 2, optionIds }];
    const order = await customer.placeOrder(2, { items });
    const path = `menu-items/${String(dish.id)}`;
    await call('PUT', path, {
      ...DISH,
      menuId: dish.menuId,
      name: 'Vergessen',
      price: 1,
      isDeclared: true,
      isPublished: true,
      optionGroups: [],
    });
    expect((await call('DELETE', path)).status).toBe(200);
    expect(await namesSeen()).not.toContain('Vergessen');
    const { body } = await customer.request<OrderView>('GET', `/api/orders/${String(order.id)}`);
    expect(body).toEqual(order);
    expect(refusalOf(await call('PUT', path, { ...DISH, menuId: dish.menuId })).status).toBe(404);
    expect(dishOf((await call('POST', `${path}/restore`)).body)).toMatchObject({ id: dish.id, name: 'Vergessen' });
    expect(refusalOf(await call('POST', `${path}/restore`)).code).toBe('not_restorable');
    expect(await namesSeen()).toContain('Vergessen');
  });

  it('is edited by one of two at once; the other hears that it has changed', async () => {
    const dish = await addDish();
    const body = { ...DISH, menuId: dish.menuId, expectedVersion: 1 };
    const path = `menu-items/${String(dish.id)}`;
    const both = await Promise.all(['Eins', 'Zwei'].map((name) => call('PUT', path, { ...body, name })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(refusalOf(both.find(({ status }) => status === 409)!).code).toBe('menu_changed');
  });

  it.each([
    [{ name: '' }, 'name too_short'],
    [{ price: '9,50' }, 'price invalid_format'],
    [{ price: -1 }, 'price invalid_format'],
    [{ vatRate: 16 }, 'vatRate invalid_choice'],
    [{ deposit: 0.25 }, 'depositKind required'],
    [{ depositKind: 'einweg' }, 'deposit required'],
    [{ volumeMl: 0 }, 'volumeMl too_small'],
    [{ allergens: ['dust'] }, 'allergens invalid_choice'],
    [{ isVegan: true, allergens: ['gluten', 'milk'] }, 'isVegan not_vegan'],
    [{ isVegetarian: true, isVegan: false, allergens: ['fish'] }, 'isVegetarian not_vegetarian'],
    [
      { optionGroups: [{ name: 'x', options: [{ name: 'a', isDeclared: true, isVegan: true, allergens: ['eggs'] }] }] },
      'optionGroups.0.options.0.isVegan not_vegan',
    ],
    [{ menuId: 1 }, 'menuId invalid_choice'],
    [{ optionGroups: [{ name: 'x', minChoices: 2, options: [{ name: 'a' }] }] }, 'optionGroups.0.minChoices too_large'],
    [
      { optionGroups: [{ name: 'x', options: [{ name: 'a', price: 'x' }] }] },
      'optionGroups.0.options.0.price invalid_format',
    ],
  ])('%j is refused', async (more, field) => {
    const { menuVersion, menus } = await editor();
    expect(refusalOf(await call('POST', 'menu-items', { ...DISH, menuId: menus[0]?.id, ...more })).fields).toEqual([
      field,
    ]);
    expect((await editor()).menuVersion).toBe(menuVersion);
  });

  it("is nobody else's", async () => {
    const other = await Person.login(api.url, 'restaurant3@example.com');
    const dish = await addDish();
    for (const [method, path] of [
      ['PUT', `menu-items/${String(dish.id)}/available`],
      ['DELETE', `menu-items/${String(dish.id)}`],
      ['DELETE', `menus/${String(dish.menuId)}`],
      ['PUT', `menus/${String(dish.menuId)}`],
    ] as const) {
      const body = { available: false, name: 'x' };
      expect(
        (await other.request(method, `/api/restaurant/${path}`, method === 'DELETE' ? undefined : body)).status,
      ).toBe(404);
    }
    expect(
      refusalOf(
        await other.request('PUT', `/api/restaurant/menu-items/${String(dish.id)}`, { ...DISH, menuId: dish.menuId }),
      ).status,
    ).toBe(404);
  });
});

describe('the last dish of an open restaurant', () => {
  it('is neither sold out, hidden, deleted nor imported away, whoever tries at once', async () => {
    const { menus } = await editor();
    const [last, ...others] = menus.flatMap((menu) => menu.items.filter(({ isPublished }) => isPublished));
    await api.sql('UPDATE menu_items SET available = (id = $1)', [last!.id]);
    const path = `menu-items/${String(last!.id)}`;
    const draft = { ...DISH, menuId: last!.menuId, isDeclared: true, isPublished: false };
    const attempts = [
      await call('PUT', `${path}/available`, { available: false }),
      await call('PUT', path, draft),
      await call('DELETE', path),
      await call('DELETE', `menus/${String(last!.menuId)}`),
    ];
    for (const answer of attempts) expect(refusalOf(answer)).toEqual({ status: 409, code: 'last_dish', fields: [] });
    expect((await editor()).menus.flatMap((menu) => menu.items).find(({ id }) => id === last!.id)).toEqual({
      ...last,
      available: true,
    });

    await call('PUT', `menu-items/${String(others[0]!.id)}/available`, { available: true });
    const both = await Promise.all(
      [last!, others[0]!].map(({ id }) => call('PUT', `menu-items/${String(id)}/available`, { available: false })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);

    await owner.request('POST', '/api/restaurant/toggle-status', { isOpen: false });
    expect((await call('DELETE', `menus/${String(last!.menuId)}`)).status).toBe(200);
  });
});
