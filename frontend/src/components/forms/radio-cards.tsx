import { useId, type ReactNode } from 'react';
import classes from './radio-cards.module.css';

interface RadioCard<Value extends string> {
  value: Value;
  label: ReactNode;
  hint?: ReactNode;
  icon?: ReactNode;
  /** Shown, and not to be chosen: its hint says why. */
  isDisabled?: boolean;
  /** Beside the choice, such as a button to edit it. */
  action?: ReactNode;
}

interface Props<Value extends string> {
  /** Id of the heading that says what is chosen. */
  labelledBy: string;
  cards: readonly RadioCard<Value>[];
  value: Value | null;
  onChange: (value: Value) => void;
}

/** One of a few, each with room for its reason. */
export function RadioCards<Value extends string>({ labelledBy, cards, value, onChange }: Props<Value>) {
  const name = useId();
  return (
    <div role="radiogroup" aria-labelledby={labelledBy} className={classes.choices}>
      {cards.map((card) => (
        <div key={card.value} className={classes.choice}>
          <label className={classes.label}>
            <input
              type="radio"
              name={name}
              value={card.value}
              checked={value === card.value}
              disabled={card.isDisabled}
              onChange={() => onChange(card.value)}
            />
            {card.icon}
            <span className={classes.text}>
              <span className={classes.name}>{card.label}</span>
              {card.hint !== undefined && <span className={classes.hint}>{card.hint}</span>}
            </span>
          </label>
          {card.action !== undefined && <div className={classes.action}>{card.action}</div>}
        </div>
      ))}
    </div>
  );
}
