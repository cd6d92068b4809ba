import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DEMO_RESTAURANTS } from '../../src/demo/demo-restaurants.ts';
import type { MenuItemView, MenuView, RestaurantMenuItemView } from '../../src/contracts/menus/menu-views.ts';
import { type Api, Person, startApi } from '../api/api.ts';

let api: Api;
let guest: Person;
beforeAll(async () => {
  api = await startApi();
  guest = new Person(api.url);
});
afterAll(() => api.stop());

async function dishesOf(restaurantId: number): Promise<MenuItemView[]> {
  const { body } = await guest.request<MenuView[]>('GET', `/api/restaurants/${String(restaurantId)}/menus`);
  return body.flatMap((menu) => menu.items);
}

describe('the choices of a dish', () => {
  it.each(DEMO_RESTAURANTS.map((demo, index) => ({ demo, id: index + 1 })))(
    'are those of the demo data: $demo.name',
    async ({ demo, id }) => {
      const dishes = await dishesOf(id);
      const expected = demo.menus.flatMap((menu) =>
        menu.items.map((item) => ({
          name: item.name,
          optionGroups: item.optionGroups.map((group) => ({
            ...group,
            options: group.options.map(({ priceCents, ...option }) => ({
              ...option,
              price: (priceCents / 100).toFixed(2),
              available: true,
            })),
          })),
        })),
      );
      expect(dishes).toMatchObject(expected);
    },
  );

  it('come in their order, with what is sold out marked, and only to their dish', async () => {
    const [dish] = await dishesOf(2);
    expect(dish?.optionGroups).toEqual([]);
    await api.sql(
      `WITH g AS (INSERT INTO option_groups (menu_item_id, name, min_choices, max_choices, position)
         VALUES ($1, 'Second', 0, 2, 2), ($1, 'First', 1, 1, 1) RETURNING id, name)
       INSERT INTO options (group_id, name, price_cents, available, allergens, additives, position)
       SELECT g.id, v.name, v.price, v.available, v.allergens, v.additives, v.position
       FROM g, (VALUES ('B', 150, false, ARRAY['fish'], ARRAY['caffeine'], 2), ('A', 0, true, '{}', '{}', 1))
         AS v(name, price, available, allergens, additives, position) WHERE g.name = 'First'`,
      [dish?.id],
    );
    const [changed, ...others] = await dishesOf(2);
    expect(changed?.optionGroups).toMatchObject([
      {
        name: 'First',
        minChoices: 1,
        maxChoices: 1,
        options: [
          { name: 'A', price: '0.00', available: true, allergens: [], additives: [] },
          { name: 'B', price: '1.50', available: false, allergens: ['fish'], additives: ['caffeine'] },
        ],
      },
      { name: 'Second', minChoices: 0, maxChoices: 2, options: [] },
    ]);
    expect(others.flatMap(({ optionGroups }) => optionGroups)).toEqual([]);
    const owner = await Person.login(api.url, 'restaurant2@example.com');
    const { body } = await owner.request<RestaurantMenuItemView[]>('GET', '/api/restaurant/menu');
    expect(body[0]?.optionGroups).toEqual(changed?.optionGroups);
  });

  it('are shown as no more than the dish is, whatever was declared of them', async () => {
    const options = async () =>
      (await dishesOf(1)).find(({ name }) => name === 'Margherita')?.optionGroups.flatMap((g) => g.options);
    await api.sql(`UPDATE options SET is_vegetarian = true, is_vegan = true WHERE group_id IN (
      SELECT g.id FROM option_groups g JOIN menu_items i ON i.id = g.menu_item_id WHERE i.name = 'Margherita')`);
    expect((await options())?.every(({ isVegetarian, isVegan }) => isVegetarian && !isVegan)).toBe(true);
  });

  it('go with the dish', async () => {
    const [dish] = await dishesOf(2);
    await api.sql('DELETE FROM menu_items WHERE id = $1', [dish?.id]);
    expect(await api.sql('SELECT 1 FROM option_groups WHERE menu_item_id = $1', [dish?.id])).toEqual([]);
  });

  it.each([
    ['more at least than at most', `INSERT INTO option_groups (menu_item_id, name, min_choices) VALUES (30, 'x', 2)`],
    ['a group without a choice', `INSERT INTO option_groups (menu_item_id, name, max_choices) VALUES (30, 'x', 0)`],
    ['a negative price', `UPDATE options SET price_cents = -1`],
    ['a group of no dish', `INSERT INTO option_groups (menu_item_id, name) VALUES (999999, 'x')`],
  ])('leave no room for %s', async (_, sql) => {
    await expect(api.sql(sql)).rejects.toThrow();
  });
});
