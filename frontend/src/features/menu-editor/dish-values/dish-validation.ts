import { MAX_LENGTH } from '@contracts/constants.ts';
import { MAX_DISH_DESCRIPTION, MAX_OPTIONS, MAX_VOLUME_ML } from '@contracts/menus/menu-editor.ts';
import type { Translate } from '../../../i18n/texts.ts';
import { isAmount, parseEuro } from '../../../lib/format/euro-text.ts';
import { lengthOf } from '../../../lib/format/text-length.ts';
import type { DeclarationValues, DishValues, GroupValues } from './dish-values.ts';

const MAX_CENTS = 1_000_000;

const isOptionalAmount = (text: string) => text.trim() === '' || isAmount(text, MAX_CENTS);
const isCount = (text: string, min: number, max: number) =>
  /^\d{1,6}$/.test(text.trim()) && Number(text) >= min && Number(text) <= max;

/** By field, in the order of the screen; empty when the dish may be sent. The server has the last word. */
export function problemsOf(values: DishValues, t: Translate): Record<string, string> {
  const problems: Record<string, string> = {};
  const check = (field: string, problem: string | null | false) => {
    if (problem) problems[field] ??= problem;
  };
  const nameProblem = (name: string) => {
    if (name.trim() === '') return t('menuEditor.error.name');
    return lengthOf(name.trim()) > MAX_LENGTH.name && t('menuEditor.error.tooLong', { max: MAX_LENGTH.name });
  };
  const declarationProblem = ({ declaration, allergens, additives }: DeclarationValues) => {
    if (declaration === 'open') return values.isPublished && t('menuEditor.error.undeclared');
    const isEmpty = allergens.length + additives.length === 0;
    return declaration === 'some' && isEmpty && t('menuEditor.error.nothingChosen');
  };

  check('name', nameProblem(values.name));
  check(
    'description',
    lengthOf(values.description.trim()) > MAX_DISH_DESCRIPTION &&
      t('menuEditor.error.tooLong', { max: MAX_DISH_DESCRIPTION }),
  );
  check('price', !isAmount(values.price, MAX_CENTS) && t('menuEditor.error.amount'));
  check('deposit', !isOptionalAmount(values.deposit) && t('menuEditor.error.amount'));
  const hasDeposit = (parseEuro(values.deposit) ?? 0) > 0;
  check('deposit', !hasDeposit && values.depositKind !== '' && t('menuEditor.error.deposit'));
  check('depositKind', hasDeposit && values.depositKind === '' && t('menuEditor.error.depositKind'));
  check(
    'volumeMl',
    values.volumeMl.trim() !== '' &&
      !isCount(values.volumeMl, 1, MAX_VOLUME_ML) &&
      t('menuEditor.error.volume', { max: MAX_VOLUME_ML }),
  );
  check('declaration', declarationProblem(values));
  for (const [index, group] of values.optionGroups.entries()) {
    const path = `optionGroups.${index}`;
    check(`${path}.name`, nameProblem(group.name));
    check(`${path}.minChoices`, choicesProblem(group, t).min);
    check(`${path}.maxChoices`, choicesProblem(group, t).max);
    for (const [place, option] of group.options.entries()) {
      const at = `${path}.options.${place}`;
      check(`${at}.name`, nameProblem(option.name));
      check(`${at}.price`, !isOptionalAmount(option.price) && t('menuEditor.error.amount'));
      check(`${at}.declaration`, declarationProblem(option));
    }
  }
  return problems;
}

function choicesProblem({ minChoices, maxChoices, options }: GroupValues, t: Translate) {
  const max = Math.min(options.length, MAX_OPTIONS);
  if (!isCount(minChoices, 0, max)) return { min: t('menuEditor.error.between', { min: 0, max }), max: null };
  const min = Math.max(1, Number(minChoices));
  const isWrong = !isCount(maxChoices, min, MAX_OPTIONS);
  return { min: null, max: isWrong ? t('menuEditor.error.between', { min, max: MAX_OPTIONS }) : null };
}
