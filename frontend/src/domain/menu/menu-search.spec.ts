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
});
