import type { Category } from '@contracts/constants.ts';
import type { MenuView } from '@contracts/menus/menu-views.ts';
import { describe, expect, it } from '@jest/globals';
import { searchMenu } from './menu-search.ts';

const menus = [
  {
    id: 1,
    name: 'Izgara',
    items: [
      { id: 10, name: 'Köfte', description: 'mit Gurkensalat' },
      { id: 11, name: 'Adana Kebap', description: null },
    ],
  },
  { id: 2, name: 'Getränke', items: [{ id: 20, name: 'Weißbier', description: 'alkoholfrei' }] },
  { id: 3, name: 'Leer', items: [] },
] as unknown as MenuView[];
const found = (text: string) => searchMenu(menus, text).flatMap((menu) => menu.items.map(({ id }) => id));

describe('searching the menu', () => {
  it('gives every dish for no text, and no empty section', () => {
    expect(found('  ')).toEqual([10, 11, 20]);
    expect(searchMenu(menus, '').map(({ id }) => id)).toEqual([1, 2]);
  });

  it('does without case and accents, in both directions', () => {
    expect(found('kofte')).toEqual([10]);
    expect(found('KÖFTE')).toEqual([10]);
    expect(found('weissbier')).toEqual([20]);
    expect(found('IZGARA')).toEqual([10, 11]);
    expect(found('ızgara')).toEqual([10, 11]);
  });

  it('wants every word, wherever it stands', () => {
    expect(found('gurken köfte')).toEqual([10]);
    expect(found('getranke bier')).toEqual([20]);
    expect(found('köfte bier')).toEqual([]);
  });

  it('finds what is meant in another language, and what a dish is declared to be', () => {
    const german = [
      { name: 'Beilagen', items: [dish(1, 'Süßkartoffelpommes', { isVegetarian: true, isVegan: true })] },
      { name: 'Fisch', items: [dish(2, 'Räucherlachs'), dish(3, 'Flammkuchen', { isVegetarian: true })] },
    ];
    const ids = (text: string) => searchMenu(german, text).flatMap(({ items }) => items.map(({ id }) => id));
    for (const text of ['fries', 'french fries', 'patates kızartması']) expect(ids(text)).toEqual([1]);
    for (const text of ['salmon', 'somon']) expect(ids(text)).toEqual([2]);
    for (const text of ['vegan', 'vegane gerichte', 'bitkisel']) expect(ids(text)).toEqual([1]);
    for (const text of ['vegetarisch', 'vejetaryen', 'vegetarian', 'veggie']) expect(ids(text)).toEqual([1, 3]);
    expect(ids('lamb')).toEqual([]);
  });

  it('takes the name of the cuisine for true of every dish, unless a dish has it', () => {
    const count = (text: string, cuisine: Category) =>
      searchMenu(menus, text, cuisine).flatMap(({ items }) => items).length;
    expect(count('türk mutfağı', 'turkish')).toBe(3);
    expect(count('türkisches köfte', 'turkish')).toBe(1);
    expect(count('türk mutfağı', 'italian')).toBe(0);
    const pizzas = [
      { name: 'Pizza', items: [dish(1, 'Margherita')] },
      { name: 'Getränke', items: [dish(2, 'Cola')] },
    ];
    expect(searchMenu(pizzas, 'pizza', 'pizza').map(({ name }) => name)).toEqual(['Pizza']);
  });
});

function dish(id: number, name: string, diet: { isVegetarian?: boolean; isVegan?: boolean } = {}) {
  return { id, name, description: null, ...diet };
}
