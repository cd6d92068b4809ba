import type { OrderItemView } from '@contracts/orders/order-views.ts';
import { describe, expect, it } from '@jest/globals';
import { declaredOf, type DeclaredDish } from './declared.ts';

const option = (name: string, allergens: string[]) => ({ name, allergens, additives: [] });
const menu = [
  {
    id: 7,
    allergens: ['milk', 'gluten'],
    additives: ['colouring'],
    optionGroups: [
      { name: 'Extras', options: [option('Ei', ['eggs']), option('Nüsse', ['nuts'])] },
      { name: 'Soße', options: [option('Ei', ['mustard'])] },
    ],
  },
] as unknown as DeclaredDish[];
const item = (menuItemId: number | null, options: [string, string][]) =>
  ({ menuItemId, options: options.map(([group, name]) => ({ group, name })) }) as OrderItemView;

describe('the declaration on a ticket', () => {
  it('is of the dish and of what was chosen with it, each once and in order', () => {
    expect(declaredOf(item(7, [['Extras', 'Ei']]), menu)).toEqual({
      allergens: ['gluten', 'eggs', 'milk'],
      additives: ['colouring'],
    });
    expect(declaredOf(item(7, []), menu).allergens).toEqual(['gluten', 'milk']);
  });

  it('is left out where the dish is gone', () => {
    expect(declaredOf(item(null, [['Extras', 'Ei']]), menu)).toEqual({ allergens: [], additives: [] });
  });
});
