/** What a dish must be beyond the form of its fields: pure rules, and the dish as the table has it. */
import { centsOf } from '../../money/euro-amount.ts';
import type { FieldIssue } from '../../http/problem.ts';
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
      if (dish.isPublished && !option.isDeclared) issues.push({ field: `${at}.isDeclared`, code: 'undeclared' });
    }
  }
  return issues;
}

function choiceIssues({ minChoices = 0, maxChoices = 1, options }: OptionGroupDto, path: string): FieldIssue[] {
  if (minChoices > options.length) {
    return [{ field: `${path}.minChoices`, code: 'too_large', values: { max: options.length } }];
  }
  if (maxChoices < minChoices) return [{ field: `${path}.maxChoices`, code: 'too_small', values: { min: minChoices } }];
  return [];
}

/** By column; what the request leaves out is empty. */
export function toDishColumns(dish: DishDto): Record<string, unknown> {
  return {
    menu_id: dish.menuId,
    name: dish.name,
    description: dish.description ?? null,
    price_cents: centsOf(dish.price),
    vat_rate: dish.vatRate,
    deposit_cents: centsOf(dish.deposit ?? 0),
    deposit_kind: dish.depositKind ?? null,
    volume_ml: dish.volumeMl ?? null,
    min_age: dish.minAge ?? null,
    allergens: dish.allergens ?? [],
    additives: dish.additives ?? [],
    is_vegetarian: (dish.isVegetarian ?? false) || (dish.isVegan ?? false),
    is_vegan: dish.isVegan ?? false,
    is_declared: dish.isDeclared ?? false,
    is_draft: !dish.isPublished,
  };
}

export function toOptionColumns(group: OptionGroupDto): Record<string, unknown>[] {
  return group.options.map((option, position) => ({
    id: option.id ?? null,
    name: option.name,
    price_cents: centsOf(option.price ?? 0),
    available: option.available ?? true,
    allergens: option.allergens ?? [],
    additives: option.additives ?? [],
    is_declared: option.isDeclared ?? false,
    is_vegetarian: (option.isVegetarian ?? false) || (option.isVegan ?? false),
    is_vegan: option.isVegan ?? false,
    position,
  }));
}
