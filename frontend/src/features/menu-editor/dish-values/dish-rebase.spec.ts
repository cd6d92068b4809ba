import { describe, expect, it } from '@jest/globals';
import { changedFields, rebase } from './dish-rebase.ts';
import { newDish, newOption, type DishValues } from './dish-values.ts';

const base: DishValues = {
  ...newDish(1),
  name: 'Pizza',
  price: '8,90',
  optionGroups: [
    {
      key: '5',
      id: 5,
      name: 'Extras',
      minChoices: '0',
      maxChoices: '1',
      options: [{ ...newOption(), key: '50', id: 50, name: 'Käse' }],
    },
  ],
};

describe('two at one dish', () => {
  it('what the other one changed is named in the order of the screen', () => {
    expect(changedFields(base, { ...base, isPublished: true, price: '9,90' })).toEqual(['price', 'isPublished']);
    expect(changedFields(base, structuredClone(base))).toEqual([]);
  });

  it('one’s own changes are kept on top of the other’s', () => {
    const mine = { ...base, description: 'Neu', price: '9,50' };
    const theirs = { ...base, name: 'Pizza Margherita', price: '9,90' };
    expect(rebase(base, mine, theirs)).toEqual({ ...theirs, description: 'Neu', price: '9,50' });
  });

  it('a declaration is never put together from two', () => {
    const mine: DishValues = { ...base, declaration: 'some', allergens: ['milk'] };
    const theirs: DishValues = { ...base, declaration: 'some', additives: ['caffeine'] };
    expect(rebase(base, mine, theirs)).toMatchObject({ declaration: 'some', allergens: ['milk'], additives: [] });
  });

  it('options that the other one deleted and that are kept here become new ones', () => {
    const [group] = base.optionGroups;
    if (!group) throw new Error('The dish has a group.');
    const mine = { ...base, optionGroups: [{ ...group, name: 'Beläge' }] };
    const [kept] = rebase(base, mine, { ...base, optionGroups: [{ ...group, options: [] }] }).optionGroups;
    expect(kept).toMatchObject({ id: 5, name: 'Beläge', options: [{ id: null, name: 'Käse' }] });
    expect(rebase(base, mine, { ...base, optionGroups: [] }).optionGroups[0]).toMatchObject({ id: null });
  });
});
