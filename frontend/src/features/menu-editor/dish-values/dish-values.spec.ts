import type { EditorDishView } from '@contracts/menus/menu-editor.ts';
import { describe, expect, it } from '@jest/globals';
import { problemsOf } from './dish-validation.ts';
import { newDish, newGroup, newOption, toFormField, toRequest, toValues, type DishValues } from './dish-values.ts';

const option = {
  id: 31,
  name: 'Extra Käse',
  price: '1.50',
  available: false,
  soldOutUntil: null,
  allergens: ['milk' as const],
  additives: [],
  isDeclared: true,
  isVegetarian: true,
  isVegan: false,
};
const dish: EditorDishView = {
  id: 7,
  menuId: 2,
  version: 3,
  stationId: 5,
  name: 'Pizza',
  description: null,
  price: '8.90',
  imageUrl: null,
  pictureFetch: null,
  available: true,
  soldOutUntil: null,
  vatRate: 7,
  deposit: '0.00',
  depositKind: null,
  volumeMl: null,
  minAge: 16,
  allergens: [],
  additives: [],
  isVegetarian: true,
  isVegan: true,
  isDeclared: true,
  isPublished: true,
  optionGroups: [
    { id: 21, name: 'Extras', minChoices: 0, maxChoices: 2, options: [option, { ...option, id: 32, available: true }] },
  ],
};
const t = ((key: string) => key) as unknown as Parameters<typeof problemsOf>[1];
const problems = (part: Partial<DishValues>) => problemsOf({ ...toValues(dish, 'de'), ...part }, t);

describe('the form of a dish', () => {
  it('shows what the server knows, and sends it back as it was', () => {
    const values = toValues(dish, 'de');
    expect(values).toMatchObject({
      price: '8,90',
      deposit: '',
      declaration: 'none',
      diet: 'vegan',
      volumeMl: '',
      minAge: '16',
    });
    expect(values.optionGroups[0]?.options[0]).toMatchObject({
      price: '1,50',
      declaration: 'some',
      diet: 'vegetarian',
    });
    const {
      id: _id,
      version: _version,
      imageUrl: _url,
      pictureFetch: _fetch,
      available: _there,
      soldOutUntil: _until,
      ...rest
    } = dish;
    const optionGroups = rest.optionGroups.map((group) => ({
      ...group,
      options: group.options.map(({ soldOutUntil: _optionsUntil, ...sent }) => sent),
    }));
    expect(toRequest(values, dish)).toEqual({ ...rest, optionGroups });
  });

  it('leaves it to the switches what is sold out, as it is at the moment of saving', () => {
    const later = structuredClone(dish);
    for (const held of later.optionGroups[0]?.options ?? []) held.available = !held.available;
    const [group] = toRequest(toValues(dish, 'de'), later).optionGroups ?? [];
    expect(group?.options.map(({ available }) => available)).toEqual([true, false]);
  });

  it('says that there are none, also where some were ticked before', () => {
    const request = toRequest({ ...newDish(1), declaration: 'none', allergens: ['milk'] }, undefined);
    expect(request).toMatchObject({ allergens: [], additives: [], isDeclared: true });
    expect(toRequest(newDish(1), undefined).isDeclared).toBe(false);
  });

  it('sends new options without an id, and what is no amount as it was typed', () => {
    const group = { ...newGroup(), name: ' Größe ', options: [{ ...newOption(), name: ' groß ', price: 'zwei' }] };
    const request = toRequest({ ...newDish(1), price: '8,9', optionGroups: [group] }, undefined);
    expect(request.price).toBe('8.90');
    expect(request.optionGroups).toEqual([
      expect.objectContaining({ name: 'Größe', options: [expect.objectContaining({ name: 'groß', price: 'zwei' })] }),
    ]);
    expect(request.optionGroups?.[0]).not.toHaveProperty('id');
  });

  it('shows the server’s refusals where they can be mended', () => {
    expect(toFormField('isDeclared')).toBe('declaration');
    expect(toFormField('optionGroups.0.options.1.isDeclared')).toBe('optionGroups.0.options.1.declaration');
    expect(toFormField('optionGroups.0.options.1.allergens.2')).toBe('optionGroups.0.options.1.declaration');
    expect(toFormField('isVegan')).toBe('diet');
    expect(toFormField('optionGroups.0.options.1.price')).toBe('optionGroups.0.options.1.price');
  });
});

describe('a dish that is typed', () => {
  it('may be sent', () => {
    expect(problems({})).toEqual({});
    expect(problems({ declaration: 'open', isPublished: false })).toEqual({});
  });

  it.each([
    [{ name: ' ' }, 'name', 'menuEditor.error.name'],
    [{ name: 'x'.repeat(101) }, 'name', 'menuEditor.error.tooLong'],
    [{ price: '' }, 'price', 'menuEditor.error.amount'],
    [{ price: '10000,01' }, 'price', 'menuEditor.error.amount'],
    [{ deposit: '0,25' }, 'depositKind', 'menuEditor.error.depositKind'],
    [{ depositKind: 'einweg' as const }, 'deposit', 'menuEditor.error.deposit'],
    [{ volumeMl: '0,33' }, 'volumeMl', 'menuEditor.error.volume'],
    [{ volumeMl: '20001' }, 'volumeMl', 'menuEditor.error.volume'],
    [{ declaration: 'open' as const }, 'declaration', 'menuEditor.error.undeclared'],
    [{ declaration: 'some' as const }, 'declaration', 'menuEditor.error.nothingChosen'],
  ])('is stopped by %j', (part, field, problem) => {
    expect(problems(part)).toEqual({ [field]: problem });
  });

  it('is stopped by its options, each at its own field', () => {
    const [group] = toValues(dish, 'de').optionGroups;
    if (!group) throw new Error('The dish has a group.');
    const wrong = {
      ...group,
      minChoices: '3',
      options: group.options.map((held, at) => ({ ...held, price: at ? 'x' : '' })),
    };
    expect(problems({ optionGroups: [wrong, { ...group, minChoices: '2', maxChoices: '1' }, newGroup()] })).toEqual({
      'optionGroups.0.minChoices': 'menuEditor.error.between',
      'optionGroups.0.options.1.price': 'menuEditor.error.amount',
      'optionGroups.1.maxChoices': 'menuEditor.error.between',
      'optionGroups.2.name': 'menuEditor.error.name',
      'optionGroups.2.options.0.name': 'menuEditor.error.name',
      'optionGroups.2.options.0.declaration': 'menuEditor.error.undeclared',
    });
  });
});
