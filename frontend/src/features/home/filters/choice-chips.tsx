import { useId } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import classes from './choice-chips.module.css';

interface Props {
  legend: string;
  choices: readonly number[];
  /** Undefined for any. What the address brought along may be none of the choices. */
  value: number | undefined;
  nameOf: (choice: number) => string;
  onChoose: (choice: number | undefined) => void;
}

/** One of a few amounts, or any. */
export function ChoiceChips({ legend, choices, value, nameOf, onChoose }: Props) {
  const t = useText();
  const name = useId();
  const all = value === undefined || choices.includes(value) ? choices : [...choices, value].sort((a, b) => a - b);
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div className={classes.chips}>
        {[undefined, ...all].map((choice) => (
          <label key={choice ?? 'any'} className={classes.chip}>
            <input type="radio" name={name} checked={value === choice} onChange={() => onChoose(choice)} />
            {choice === undefined ? t('filter.any') : nameOf(choice)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
