/** What a dish must be beyond the form of its fields: pure rules, and the dish as the table has it. */
import { contradictedDiet } from '../../../contracts/menus/diet.ts';
import { centsOf } from '../../../money/euro-amount.ts';
import type { FieldIssue } from '../../../http/problem.ts';
import type { MenuItem } from '../../../entities/menus/menu-item.entity.ts';
import type { Option } from '../../../entities/menus/option.entity.ts';
import type { DishDto, OptionGroupDto } from './menu-editor.dto.ts';

export interface KnownOptions {
  groups: ReadonlySet<number>;
  options: ReadonlySet<number>;
  areDeclared: boolean;
}

export const NO_OPTIONS: KnownOptions = { groups: new Set(), options: new Set(), areDeclared: true };

/** `known` are the groups and options that the dish has. */
export function issuesOf(dish: DishDto, known: KnownOptions): FieldIssue[] {
  const issues: FieldIssue[] = [];
  const depositCents = centsOf(dish.deposit ?? 0);
  if (depositCents > 0 && !dish.depositKind) issues.push({ field: 'depositKind', code: 'required' });
  if (depositCents === 0 && dish.depositKind) issues.push({ field: 'deposit', code: 'required' });
  if (dish.isPublished && !dish.isDeclared) issues.push({ field: 'isDeclared', code: 'undeclared' });
  if (dish.isPublished && !dish.optionGroups && !known.areDeclared) {
    issues.push({ field: 'optionGroups', code: 'undeclared' });
  }
  issues.push(...dietIssues(dish, ''));
  const seen = new Set<string>();
  const isNew = (kind: string, id: number) => !seen.has(`${kind}${String(id)}`) && seen.add(`${kind}${String(id)}`);
  for (const [index, group] of (dish.optionGroups ?? []).entries()) {
    const path = `optionGroups.${String(index)}`;
    if (group.id !== undefined && !(known.groups.has(group.id) && isNew('g', group.id))) {
      issues.push({ field: `${path}.id`, code: 'invalid_choice' });
    }
    issues.push(...choiceIssues(group, path));
    for (const [place, option] of group.options.entries()) {
      const at = `${path}.options.${String(place)}`;
      if (option.id !== undefined && !(known.options.has(option.id) && isNew('o', option.id))) {
        issues.push({ field: `${at}.id`, code: 'invalid_choice' });
      }
      issues.push(...dietIssues(option, `${at}.`));
      if (dish.isPublished && !option.isDeclared) issues.push({ field: `${at}.isDeclared`, code: 'undeclared' });
    }
  }
  return issues;
}

function dietIssues(declared: Pick<DishDto, Declared>, path: string): FieldIssue[] {
  const contradicted = contradictedDiet(declared, declared.allergens ?? []);
  if (contradicted === null) return [];
  return [{ field: `${path}${contradicted}`, code: contradicted === 'isVegan' ? 'not_vegan' : 'not_vegetarian' }];
}

function choiceIssues({ minChoices = 0, maxChoices = 1, options }: OptionGroupDto, path: string): FieldIssue[] {
  if (minChoices > options.length) {
    return [{ field: `${path}.minChoices`, code: 'too_large', values: { max: options.length } }];
  }
  if (maxChoices < minChoices) return [{ field: `${path}.maxChoices`, code: 'too_small', values: { min: minChoices } }];
  return [];
}

type Kept = 'id' | 'position' | 'version' | 'deletedAt' | 'imageUrl' | 'available' | 'soldOutUntil' | 'stationId';
export type DishFields = Omit<MenuItem, Kept> & Partial<Pick<MenuItem, 'stationId'>>;
/** Null: it is new. */
export type OptionFields = Omit<Option, 'id' | 'groupId' | 'soldOutUntil'> & { id: number | null };

/** What the request leaves out is empty, but for the station: a file of dishes knows none. */
export function toDishFields(dish: DishDto): DishFields {
  return {
    menuId: dish.menuId,
    name: dish.name,
    description: dish.description ?? null,
    priceCents: centsOf(dish.price),
    vatRate: dish.vatRate,
    depositCents: centsOf(dish.deposit ?? 0),
    depositKind: dish.depositKind ?? null,
    volumeMl: dish.volumeMl ?? null,
    minAge: dish.minAge ?? null,
    isDraft: !dish.isPublished,
    ...(dish.stationId !== undefined && { stationId: dish.stationId }),
    ...toDeclaration(dish),
  };
}

export function toOptionFields(group: OptionGroupDto): OptionFields[] {
  return group.options.map((option, position) => ({
    id: option.id ?? null,
    name: option.name,
    priceCents: centsOf(option.price ?? 0),
    available: option.available ?? true,
    position,
    ...toDeclaration(option),
  }));
}

type Declared = 'allergens' | 'additives' | 'isDeclared' | 'isVegetarian' | 'isVegan';

function toDeclaration(from: Pick<DishDto, Declared>): Pick<Option, Declared> {
  return {
    allergens: from.allergens ?? [],
    additives: from.additives ?? [],
    isDeclared: from.isDeclared ?? false,
    isVegetarian: (from.isVegetarian ?? false) || (from.isVegan ?? false),
    isVegan: from.isVegan ?? false,
  };
}
