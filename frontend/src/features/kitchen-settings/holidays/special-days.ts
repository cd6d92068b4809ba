import type { SpecialDay } from '@contracts/restaurants/settings.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { dayProblems, toEditable } from '../hours/hours-model.ts';

export function editableSpecialDays(days: readonly SpecialDay[]): SpecialDay[] {
  const spans = toEditable(days);
  return days.map(({ date, label }, index) => ({ date, label: label ?? '', spans: spans[index]?.spans ?? [] }));
}

/** What is wrong, by field; `today` is a day as `YYYY-MM-DD`. */
export function specialDayProblems(days: readonly SpecialDay[], today: string, t: Translate): Record<string, string> {
  const problems: Record<string, string> = {};
  const dates = new Set<string>();
  for (const [index, { date, spans }] of days.entries()) {
    const path = `specialDays.${index}`;
    if (date === '') problems[`${path}.date`] = t('settings.holidays.problem.missing');
    else if (date < today) problems[`${path}.date`] = t('settings.holidays.problem.past');
    else if (dates.has(date)) problems[`${path}.date`] = t('settings.holidays.problem.duplicate');
    dates.add(date);
    for (const [field, problem] of Object.entries(dayProblems(spans, `${path}.spans`))) {
      problems[field] = t(`settings.hours.problem.${problem}`);
    }
  }
  return problems;
}
