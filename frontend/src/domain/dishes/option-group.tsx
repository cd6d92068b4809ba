import { MENU_LANGUAGE } from '@contracts/constants.ts';
import type { OptionGroupView, OptionView } from '@contracts/menus/menu-views.ts';
import { useId } from 'react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatEuro } from '../../lib/format/money.ts';
import { chosenOf, isSingle, type ChoiceProblem, type ChosenIds } from './choices.ts';
import { Diet } from './declaration.tsx';
import { soldOutText } from './sold-out.ts';
import classes from './option-group.module.css';

interface Props {
  group: OptionGroupView;
  chosen: ChosenIds;
  problem: ChoiceProblem | undefined;
  /** Null takes the choice back. */
  onChoose: (optionId: number | null) => void;
}

/** One of several as radios, any of several as checkboxes, each with its price and what it contains. */
export function OptionGroup({ group, chosen, problem, onChoose }: Props) {
  const t = useText();
  const id = useId();
  const held = chosenOf(group, chosen);
  const single = isSingle(group);
  const isFull = !single && held.length >= group.maxChoices;
  const problemText = useProblemText(problem);
  return (
    <fieldset
      className={classes.group}
      data-group={group.id}
      data-invalid={problem !== undefined || undefined}
      aria-describedby={problem ? `${id}-problem` : `${id}-hint`}
    >
      <legend className={classes.legend}>
        <span className={classes.name} lang={MENU_LANGUAGE}>
          {group.name}
        </span>
        <span className={classes.need} data-required={group.minChoices > 0 || undefined}>
          {group.minChoices > 0 ? t('dish.required') : t('dish.optional')}
        </span>
      </legend>
      <p className={classes.hint} id={`${id}-hint`}>
        <RangeHint group={group} />
      </p>
      <p className={classes.problem} id={`${id}-problem`} role="alert">
        {problemText}
      </p>
      {single && group.minChoices === 0 && (
        <label className={classes.option}>
          <input type="radio" name={id} checked={held.length === 0} onChange={() => onChoose(null)} />
          <span className={classes.text}>{t('dish.asOnMenu')}</span>
        </label>
      )}
      {group.options.map((option) => {
        const isChosen = held.includes(option.id);
        return (
          <label key={option.id} className={classes.option} data-off={!option.available || undefined}>
            <input
              type={single ? 'radio' : 'checkbox'}
              name={id}
              checked={isChosen}
              disabled={!isChosen && (!option.available || isFull)}
              aria-invalid={problem !== undefined || undefined}
              onChange={() => onChoose(option.id)}
            />
            <OptionText option={option} />
          </label>
        );
      })}
    </fieldset>
  );
}

function OptionText({ option }: { option: OptionView }) {
  const t = useText();
  const [language] = useLanguage();
  const allergens = option.allergens.map((allergen) => t(`allergen.${allergen}`)).join(', ');
  const additives = option.additives.map((additive) => t(`additive.${additive}`)).join(', ');
  return (
    <>
      <span className={classes.text}>
        <span lang={MENU_LANGUAGE}>{option.name}</span>
        <span className={classes.details}>
          {allergens && <span>{t('dish.contains', { list: allergens })}</span>}
          {additives && <span>{additives}</span>}
          <Diet of={option} />
        </span>
      </span>
      <span className={classes.price}>
        {!option.available
          ? soldOutText(option, t, language)
          : Number(option.price) !== 0 && `+ ${formatEuro(option.price, language)}`}
      </span>
    </>
  );
}

function RangeHint({ group: { minChoices, maxChoices } }: { group: OptionGroupView }) {
  const t = useText();
  if (maxChoices === 1) return t('dish.chooseOne');
  if (minChoices === maxChoices) return t('dish.chooseExactly', { count: maxChoices });
  if (minChoices > 0) return t('dish.chooseBetween', { min: minChoices, max: maxChoices });
  return t('dish.chooseUpTo', { count: maxChoices });
}

function useProblemText(problem: ChoiceProblem | undefined): string {
  const t = useText();
  if (!problem) return '';
  return t(problem.code === 'missing' ? 'dish.choiceMissing' : 'dish.choiceTooMany', { count: problem.count });
}
