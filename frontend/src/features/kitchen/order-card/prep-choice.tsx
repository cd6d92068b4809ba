import { PREP_MINUTES } from '@contracts/constants.ts';
import { useText } from '../../../i18n/use-text.ts';
import { storedAtom } from '../../../lib/storage/stored-atom.ts';
import classes from './prep-choice.module.css';
import { PREP_CHOICES } from './times/timing.ts';

const isChoice = (value: unknown): value is number => PREP_CHOICES.some((minutes) => minutes === value);

/** What was chosen last on this device: most orders of an evening take the same time. */
export const prepMinutesAtom = storedAtom<number>('kitchenPrepMinutes', PREP_MINUTES.default, isChoice);

interface Props {
  orderId: number;
  minutes: number;
  onChange: (minutes: number) => void;
  isBusy: boolean;
}

/** One touch for another time than the last; none for the same. */
export function PrepChoice({ orderId, minutes, onChange, isBusy }: Props) {
  const t = useText();
  return (
    <fieldset className={classes.prep} disabled={isBusy} aria-label={t('queue.prep.label', { id: orderId })}>
      <legend className={classes.legend}>{t('queue.prep.legend')}</legend>
      <div className={classes.choices}>
        {PREP_CHOICES.map((choice) => (
          <label key={choice} className={classes.choice}>
            <input
              type="radio"
              name={`prep-${orderId}`}
              value={choice}
              checked={choice === minutes}
              onChange={() => onChange(choice)}
            />
            {choice}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
