import { dietWithin } from '@contracts/menus/diet.ts';
import type { MenuItemView, OptionView } from '@contracts/menus/menu-views.ts';
import { parseEuro } from '../../../lib/format/euro-text.ts';
import { toMoney } from '../../../lib/format/money.ts';
import { ageOf, type DeclarationValues, type DishValues } from '../dish-values/dish-values.ts';

const amountOf = (text: string) => toMoney(parseEuro(text) ?? 0);
const countOf = (text: string, fallback: number) => (/^\d{1,5}$/.test(text.trim()) ? Number(text) : fallback);

function declaredOf({ declaration, allergens, additives, diet }: DeclarationValues) {
  const isSome = declaration === 'some';
  return {
    allergens: isSome ? allergens : [],
    additives: isSome ? additives : [],
    isVegetarian: diet !== 'any',
    isVegan: diet === 'vegan',
  };
}

/** The dish of the form as customers would get it. Its options are numbered: new ones have no id yet. */
export function toPreviewItem(values: DishValues, imageUrl: string | null, soldOut: ReadonlySet<number>): MenuItemView {
  let id = 0;
  const nextId = () => (id += 1);
  const declared = declaredOf(values);
  return {
    id: nextId(),
    name: values.name.trim(),
    description: values.description.trim() || null,
    price: amountOf(values.price),
    imageUrl,
    available: true,
    soldOutUntil: null,
    vatRate: values.vatRate === '19' ? 19 : 7,
    deposit: amountOf(values.deposit),
    depositKind: values.depositKind === '' ? null : values.depositKind,
    ...declared,
    minAge: ageOf(values),
    volumeMl: countOf(values.volumeMl, 0) || null,
    optionGroups: values.optionGroups.map((group) => ({
      id: nextId(),
      name: group.name,
      minChoices: countOf(group.minChoices, 0),
      maxChoices: Math.max(1, countOf(group.maxChoices, 1)),
      options: group.options.map((option): OptionView => ({
        id: nextId(),
        name: option.name,
        price: amountOf(option.price),
        available: option.id === null || !soldOut.has(option.id),
        soldOutUntil: null,
        ...declaredOf(option),
        ...dietWithin(declared, declaredOf(option)),
      })),
    })),
  };
}
