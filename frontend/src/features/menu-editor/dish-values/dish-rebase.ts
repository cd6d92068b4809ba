/** Two people at one dish: what the other one changed, and one's own changes on top of it. Pure. */
import type { DishValues, GroupValues } from './dish-values.ts';

export type DishField = keyof DishValues;

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** In the order of the screen. */
export function changedFields(from: DishValues, to: DishValues): DishField[] {
  return (Object.keys(from) as DishField[]).filter((field) => !isSame(from[field], to[field]));
}

/** A declaration is one statement: half of one and half of another would be nobody's. */
const DECLARATION: readonly DishField[] = ['declaration', 'allergens', 'additives'];

/** Theirs, with what was changed here since `base`. Options that they deleted and that are kept here are new ones. */
export function rebase(base: DishValues, mine: DishValues, theirs: DishValues): DishValues {
  const own = new Set(changedFields(base, mine));
  if (DECLARATION.some((field) => own.has(field))) for (const field of DECLARATION) own.add(field);
  const kept = Object.fromEntries([...own].map((field) => [field, mine[field]])) as Partial<DishValues>;
  const merged: DishValues = { ...theirs, ...kept };
  return kept.optionGroups ? { ...merged, optionGroups: withKnownIds(kept.optionGroups, theirs.optionGroups) } : merged;
}

function withKnownIds(groups: readonly GroupValues[], known: readonly GroupValues[]): GroupValues[] {
  const groupIds = new Set(known.map(({ id }) => id));
  const optionIds = new Set(known.flatMap(({ options }) => options.map(({ id }) => id)));
  return groups.map((group) => {
    const isKnown = groupIds.has(group.id);
    return {
      ...group,
      id: isKnown ? group.id : null,
      options: group.options.map((option) => ({ ...option, id: optionIds.has(option.id) ? option.id : null })),
    };
  });
}
