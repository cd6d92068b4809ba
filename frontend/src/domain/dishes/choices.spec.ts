import type { MenuItemView, OptionGroupView, OptionView } from '@contracts/menus/menu-views.ts';
import { describe, expect, it } from '@jest/globals';
import { choose, declarationOf, findChoiceProblems, stillAvailable, unitCents } from './choices.ts';

const option = (id: number, price: string, more: Partial<OptionView> = {}): OptionView => ({
  id,
  name: `Option ${id}`,
  price,
  available: true,
  soldOutUntil: null,
  allergens: [],
  additives: [],
  isVegetarian: true,
  isVegan: true,
  ...more,
});
const base: OptionGroupView = {
  id: 1,
  name: 'Base',
  minChoices: 1,
  maxChoices: 1,
  options: [option(11, '0.00'), option(12, '1.50')],
};
const extras: OptionGroupView = {
  id: 2,
  name: 'Extras',
  minChoices: 0,
  maxChoices: 2,
  options: [
    option(21, '1.00', { allergens: ['milk'], isVegan: false }),
    option(22, '0.80', {
      allergens: ['gluten', 'fish'],
      additives: ['colouring'],
      isVegan: false,
      isVegetarian: false,
    }),
    option(23, '2.00', { available: false }),
  ],
};
const bowl = {
  price: '9.90',
  allergens: ['gluten'],
  additives: [],
  isVegetarian: true,
  isVegan: true,
  optionGroups: [base, extras],
} as unknown as MenuItemView;

describe('choosing', () => {
  it('replaces within a group of one, and leaves the other groups alone', () => {
    expect(choose(base, [11, 21], 12)).toEqual([21, 12]);
    expect(choose(base, [11, 21], null)).toEqual([21]);
  });

  it('takes in and out where several may be had, and stops at the most', () => {
    expect(choose(extras, [11], 21)).toEqual([11, 21]);
    expect(choose(extras, [11, 21], 21)).toEqual([11]);
    expect(choose(extras, [21, 22], 23)).toEqual([21, 22]);
  });

  it('says which group still wants a choice, in their order', () => {
    const twoMissing = { ...bowl, optionGroups: [base, { ...extras, minChoices: 2 }] };
    expect(findChoiceProblems(twoMissing, [21])).toEqual([
      { groupId: 1, code: 'missing', count: 1 },
      { groupId: 2, code: 'missing', count: 2 },
    ]);
    expect(findChoiceProblems(bowl, [11])).toEqual([]);
    expect(findChoiceProblems(bowl, [11, 21, 22, 23])).toEqual([{ groupId: 2, code: 'too_many', count: 2 }]);
  });

  it('keeps of an older choice what can still be had', () => {
    expect(stillAvailable(bowl, [99, 23, 12])).toEqual([12]);
  });
});

describe('a dish with its options', () => {
  it('costs them all', () => {
    expect(unitCents(bowl, [])).toBe(990);
    expect(unitCents(bowl, [12, 21, 22])).toBe(1320);
  });

  it('declares what they contain, each once, and is as vegan as the least vegan of them', () => {
    expect(declarationOf(bowl, [])).toMatchObject({ allergens: ['gluten'], isVegan: true });
    expect(declarationOf(bowl, [21])).toMatchObject({
      allergens: ['gluten', 'milk'],
      isVegan: false,
      isVegetarian: true,
    });
    expect(declarationOf(bowl, [22])).toEqual({
      allergens: ['gluten', 'fish'],
      additives: ['colouring'],
      isVegan: false,
      isVegetarian: false,
    });
  });
});
