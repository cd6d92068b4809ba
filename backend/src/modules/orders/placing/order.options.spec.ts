import { describe, expect, it } from '@jest/globals';
import { chooseOptions } from './order.options.ts';

const option = (id: number, priceCents: number, available = true) => ({ id, name: `o${id}`, priceCents, available });
const groups = [
  { name: 'Size', minChoices: 1, maxChoices: 1, options: [option(1, 0), option(2, 300)] },
  {
    name: 'Extras',
    minChoices: 0,
    maxChoices: 2,
    options: [option(3, 100), option(4, 150), option(5, 50), option(6, 1, false)],
  },
];

describe('chooseOptions', () => {
  it('adds what was chosen', () => {
    expect(chooseOptions(groups, [4, 2], 'f')).toEqual({
      ok: true,
      options: [
        { group: 'Size', name: 'o2', priceCents: 300 },
        { group: 'Extras', name: 'o4', priceCents: 150 },
      ],
      extraCents: 450,
    });
  });

  it.each<[string, number[], string]>([
    ['nothing where one is needed', [], 'required'],
    ['two where one is possible', [1, 2], 'too_many'],
    ['three extras', [1, 3, 4, 5], 'too_many'],
    ['an extra that is off', [1, 6], 'unavailable'],
    ["another dish's option", [1, 99], 'invalid_choice'],
    ['one twice', [1, 3, 3], 'invalid_choice'],
  ])('refuses %s', (_, ids, code) => {
    expect(chooseOptions(groups, ids, 'items.0.optionIds')).toMatchObject({
      ok: false,
      issue: { field: 'items.0.optionIds', code },
    });
  });

  it('asks nothing of a dish without groups', () => {
    expect(chooseOptions([], [], 'f')).toEqual({ ok: true, options: [], extraCents: 0 });
  });
});
