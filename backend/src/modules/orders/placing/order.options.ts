/** What may be chosen with a dish: pure rules. */
import type { FieldIssue } from '../../../http/problem.ts';
import type { ChosenOption, OptionGroupRow } from '../order/order.rows.ts';

export type Choice = { ok: true; options: ChosenOption[]; extraCents: number } | { ok: false; issue: FieldIssue };

/** Checks the chosen ids against the dish's groups; `field` is where the issue belongs. */
export function chooseOptions(groups: readonly OptionGroupRow[], optionIds: readonly number[], field: string): Choice {
  const wanted = new Set(optionIds);
  const refuse = (issue: Omit<FieldIssue, 'field'>): Choice => ({ ok: false, issue: { field, ...issue } });
  if (wanted.size !== optionIds.length) return refuse({ code: 'invalid_choice' });
  const chosen: ChosenOption[] = [];
  for (const group of groups) {
    const picked = group.options.filter((option) => wanted.delete(option.id));
    if (picked.some((option) => !option.available)) return refuse({ code: 'unavailable' });
    if (picked.length < group.minChoices) return refuse({ code: 'required' });
    if (picked.length > group.maxChoices) return refuse({ code: 'too_many', values: { max: group.maxChoices } });
    for (const { name, priceCents } of picked) chosen.push({ group: group.name, name, priceCents });
  }
  if (wanted.size > 0) return refuse({ code: 'invalid_choice' });
  return { ok: true, options: chosen, extraCents: chosen.reduce((sum, option) => sum + option.priceCents, 0) };
}
