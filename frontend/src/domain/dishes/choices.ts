/** What is chosen with a dish: pure rules, the same that the server applies. */
import type { MenuItemView, OptionGroupView } from '@contracts/menus/menu-views.ts';
import { toCents } from '../../lib/format/money.ts';

/** Ids of options, of any of the dish's groups. */
export type ChosenIds = readonly number[];

export interface ChoiceProblem {
  groupId: number;
  code: 'missing' | 'too_many';
  /** How many it must be at least, or may be at most. */
  count: number;
}

/** One at most: then another choice replaces the first. */
export const isSingle = (group: OptionGroupView) => group.maxChoices === 1;

export function chosenOf(group: OptionGroupView, chosen: ChosenIds): number[] {
  return group.options.filter((option) => chosen.includes(option.id)).map((option) => option.id);
}

/** Takes the option in or out. Null stands for none in a group of which one may be chosen. */
export function choose(group: OptionGroupView, chosen: ChosenIds, optionId: number | null): ChosenIds {
  const held = chosenOf(group, chosen);
  const others = chosen.filter((id) => !held.includes(id));
  if (optionId === null) return others;
  if (isSingle(group)) return [...others, optionId];
  if (held.includes(optionId)) return chosen.filter((id) => id !== optionId);
  return held.length < group.maxChoices ? [...chosen, optionId] : chosen;
}

/** In the order of the groups. */
export function findChoiceProblems(item: MenuItemView, chosen: ChosenIds): ChoiceProblem[] {
  return item.optionGroups.flatMap((group): ChoiceProblem[] => {
    const { length } = chosenOf(group, chosen);
    if (length < group.minChoices) return [{ groupId: group.id, code: 'missing', count: group.minChoices }];
    if (length > group.maxChoices) return [{ groupId: group.id, code: 'too_many', count: group.maxChoices }];
    return [];
  });
}

/** Of what was chosen before, what can still be had. */
export function stillAvailable(item: MenuItemView, chosen: ChosenIds): ChosenIds {
  return item.optionGroups.flatMap((group) =>
    group.options.filter((option) => option.available && chosen.includes(option.id)).map((option) => option.id),
  );
}

/** The dish with its options, in cents, without the deposit. */
export function unitCents(item: MenuItemView, chosen: ChosenIds): number {
  return chosenOptions(item, chosen).reduce((sum, option) => sum + toCents(option.price), toCents(item.price));
}

export type Declared = Pick<MenuItemView, 'allergens' | 'additives' | 'isVegetarian' | 'isVegan'>;

/** What has to be declared of the dish as it will be cooked. */
export function declarationOf(item: MenuItemView, chosen: ChosenIds): Declared {
  const parts: readonly Declared[] = [item, ...chosenOptions(item, chosen)];
  return {
    allergens: [...new Set(parts.flatMap((part) => part.allergens))],
    additives: [...new Set(parts.flatMap((part) => part.additives))],
    isVegetarian: parts.every((part) => part.isVegetarian),
    isVegan: parts.every((part) => part.isVegan),
  };
}

function chosenOptions(item: MenuItemView, chosen: ChosenIds) {
  return item.optionGroups.flatMap((group) => group.options).filter((option) => chosen.includes(option.id));
}
