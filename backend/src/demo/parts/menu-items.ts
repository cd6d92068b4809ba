/** Short ways to write a dish and a drink, so that the menus read like menus. */
import type { Additive } from '../../contracts/menus/declared.ts';
import type { Allergen } from '../../contracts/menus/allergens.ts';
import { dietWithin } from '../../contracts/menus/diet.ts';
import type { DemoMenuItem, DemoOptionGroup, OpeningSpan, WeeklyHours } from './types.ts';

interface ItemInput {
  name: string;
  description: string;
  priceCents: number;
  /** File name, without ending, under `frontend/public/images/dishes`. */
  image: string;
  /** Left out: with meat or fish. */
  diet?: 'vegetarian' | 'vegan';
  allergens?: readonly Allergen[];
  additives?: readonly Additive[];
  options?: readonly DemoOptionGroup[];
}

interface DrinkInput extends ItemInput {
  volumeMl: number;
  deposit?: { kind: 'einweg' | 'mehrweg'; cents: number };
}

function toItem(input: ItemInput): Omit<DemoMenuItem, 'vatRate' | 'depositCents' | 'depositKind' | 'volumeMl'> {
  const diet = { isVegetarian: input.diet !== undefined, isVegan: input.diet === 'vegan' };
  return {
    name: input.name,
    description: input.description,
    priceCents: input.priceCents,
    imageUrl: `/images/dishes/${input.image}.avif`,
    allergens: input.allergens ?? [],
    additives: input.additives ?? [],
    ...diet,
    optionGroups: (input.options ?? []).map((group) => ({
      ...group,
      options: group.options.map((option) => ({ ...option, ...dietWithin(diet, option) })),
    })),
  };
}

export function food(input: ItemInput): DemoMenuItem {
  return { ...toItem(input), vatRate: 7, depositCents: 0, depositKind: null, volumeMl: null };
}

export function drink(input: DrinkInput): DemoMenuItem {
  return {
    ...toItem(input),
    vatRate: 19,
    depositCents: input.deposit?.cents ?? 0,
    depositKind: input.deposit?.kind ?? null,
    volumeMl: input.volumeMl,
  };
}

const ALL_DAY: readonly OpeningSpan[] = [{ opens: '00:00', closes: '24:00' }];

/** Demo restaurants never close, so that a demonstration at night works. */
export const ROUND_THE_CLOCK: WeeklyHours = {
  monday: ALL_DAY,
  tuesday: ALL_DAY,
  wednesday: ALL_DAY,
  thursday: ALL_DAY,
  friday: ALL_DAY,
  saturday: ALL_DAY,
  sunday: ALL_DAY,
};
