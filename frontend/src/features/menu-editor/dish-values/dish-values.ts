/** The form of a dish: what its fields hold, from what the server knows and back. Pure. */
import type { Language } from '@contracts/constants.ts';
import type { Additive } from '@contracts/menus/declared.ts';
import type { Allergen } from '@contracts/menus/allergens.ts';
import type { EditorDishView, EditorOptionView } from '@contracts/menus/menu-editor.ts';
import { MIN_AGES, type MinAge } from '@contracts/menus/min-age.ts';
import type { DishRequest } from '@contracts/http/requests.gen.ts';
import { toAmount, toEuroText } from '../../../lib/format/euro-text.ts';

/** `open`: nobody has said yet. `none`: it was said that there are none. */
export type DeclarationChoice = 'open' | 'none' | 'some';
export type Diet = 'any' | 'vegetarian' | 'vegan';

export interface DeclarationValues {
  declaration: DeclarationChoice;
  allergens: Allergen[];
  additives: Additive[];
  diet: Diet;
}

export interface OptionValues extends DeclarationValues {
  /** Of its place on the screen, also when it moves. */
  key: string;
  id: number | null;
  name: string;
  price: string;
}

export interface GroupValues {
  key: string;
  id: number | null;
  name: string;
  minChoices: string;
  maxChoices: string;
  options: OptionValues[];
}

/** In the order of the screen; amounts and counts as typed. */
export interface DishValues extends DeclarationValues {
  name: string;
  description: string;
  menuId: string;
  /** Empty: the first one's, whichever that is. */
  stationId: string;
  price: string;
  vatRate: '7' | '19';
  deposit: string;
  depositKind: '' | 'einweg' | 'mehrweg';
  volumeMl: string;
  minAge: '' | '16' | '18';
  optionGroups: GroupValues[];
  isPublished: boolean;
}

const NEW_DECLARATION: DeclarationValues = { declaration: 'open', allergens: [], additives: [], diet: 'any' };

export function newDish(menuId: number): DishValues {
  return {
    name: '',
    description: '',
    menuId: String(menuId),
    stationId: '',
    price: '',
    vatRate: '7',
    deposit: '',
    depositKind: '',
    volumeMl: '',
    minAge: '',
    ...NEW_DECLARATION,
    optionGroups: [],
    isPublished: false,
  };
}

export const newOption = (): OptionValues => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  price: '',
  ...NEW_DECLARATION,
});

export const newGroup = (): GroupValues => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  minChoices: '0',
  maxChoices: '1',
  options: [newOption()],
});

type Declared = Pick<EditorOptionView, 'allergens' | 'additives' | 'isDeclared' | 'isVegetarian' | 'isVegan'>;

function toDeclarationValues({ allergens, additives, isDeclared, isVegetarian, isVegan }: Declared): DeclarationValues {
  const hasSome = allergens.length + additives.length > 0;
  return {
    // What was ticked but never confirmed waits for somebody to say so.
    declaration: !isDeclared ? 'open' : hasSome ? 'some' : 'none',
    allergens: [...allergens],
    additives: [...additives],
    diet: isVegan ? 'vegan' : isVegetarian ? 'vegetarian' : 'any',
  };
}

/** An amount that need not be there is empty, not nought. */
const amountText = (euro: string, language: Language) => (Number(euro) === 0 ? '' : toEuroText(euro, language));

export function toValues(dish: EditorDishView, language: Language): DishValues {
  return {
    name: dish.name,
    description: dish.description ?? '',
    menuId: String(dish.menuId),
    stationId: dish.stationId === null ? '' : String(dish.stationId),
    price: toEuroText(dish.price, language),
    vatRate: dish.vatRate === 19 ? '19' : '7',
    deposit: amountText(dish.deposit, language),
    depositKind: dish.depositKind ?? '',
    minAge: dish.minAge === null ? '' : `${dish.minAge}`,
    volumeMl: dish.volumeMl === null ? '' : String(dish.volumeMl),
    ...toDeclarationValues(dish),
    optionGroups: dish.optionGroups.map((group) => ({
      key: String(group.id),
      id: group.id,
      name: group.name,
      minChoices: String(group.minChoices),
      maxChoices: String(group.maxChoices),
      options: group.options.map((option) => ({
        key: String(option.id),
        id: option.id,
        name: option.name,
        price: amountText(option.price, language),
        ...toDeclarationValues(option),
      })),
    })),
    isPublished: dish.isPublished,
  };
}

function toDeclared({ declaration, allergens, additives, diet }: DeclarationValues): Declared {
  return {
    allergens: declaration === 'none' ? [] : allergens,
    additives: declaration === 'none' ? [] : additives,
    isDeclared: declaration !== 'open',
    isVegetarian: diet !== 'any',
    isVegan: diet === 'vegan',
  };
}

export const ageOf = ({ minAge }: Pick<DishValues, 'minAge'>): MinAge | null =>
  MIN_AGES.find((age) => String(age) === minAge) ?? null;

const idOf = (id: number | null) => (id === null ? {} : { id });

/** `known` is the dish as it is now: whether its options are sold out is no matter of the form. */
export function toRequest(values: DishValues, known: EditorDishView | undefined): DishRequest {
  const soldOut = new Set(
    known?.optionGroups.flatMap(({ options }) => options.filter(({ available }) => !available).map(({ id }) => id)),
  );
  return {
    menuId: Number(values.menuId),
    stationId: values.stationId === '' ? null : Number(values.stationId),
    name: values.name.trim(),
    description: values.description.trim() || null,
    price: toAmount(values.price),
    vatRate: values.vatRate === '19' ? 19 : 7,
    deposit: toAmount(values.deposit),
    depositKind: values.depositKind === '' ? null : values.depositKind,
    minAge: ageOf(values),
    volumeMl: values.volumeMl.trim() === '' ? null : Number(values.volumeMl),
    ...toDeclared(values),
    isPublished: values.isPublished,
    optionGroups: values.optionGroups.map((group) => ({
      ...idOf(group.id),
      name: group.name.trim(),
      minChoices: Number(group.minChoices),
      maxChoices: Number(group.maxChoices),
      options: group.options.map((option) => ({
        ...idOf(option.id),
        name: option.name.trim(),
        price: toAmount(option.price),
        available: option.id === null || !soldOut.has(option.id),
        ...toDeclared(option),
      })),
    })),
  };
}

/** Where the form shows what the server says of a field of its own. */
export function toFormField(field: string): string {
  return field
    .replace(/(^|\.)(?:isDeclared|allergens|additives)(?:\.\d+)?$/, '$1declaration')
    .replace(/(^|\.)(?:isVegetarian|isVegan)$/, '$1diet');
}
