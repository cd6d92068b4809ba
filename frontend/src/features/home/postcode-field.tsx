import type { City } from '@contracts/constants.ts';
import { POSTCODE_DIGITS } from '@contracts/places/postcode.ts';
import { IconMapPin } from '@tabler/icons-react';
import { usePostcode } from '../../domain/place/postcode-state.ts';
import { useText } from '../../i18n/use-text.ts';
import classes from './home-hero.module.css';
import { useTyped } from './use-typed.ts';

/** Of the sentence below the field. */
export const POSTCODE_PROBLEM = 'postcode-problem';

interface Props {
  city: City;
  onChooseCity: (city: City) => void;
  /** What is wrong with what was typed; empty: nothing. */
  problem: string;
  onProblem: (problem: string) => void;
}

/** Where the meals are to come: asked first, and never needed to look around. */
export function PostcodeField({ city, onChooseCity, problem, onProblem }: Props) {
  const t = useText();
  const [typed, setTyped] = useTyped(usePostcode(city) ?? '');
  const choose = (postcode: string) =>
    void import('../../domain/place/choose-postcode.ts')
      .then(({ choosePostcode }) => choosePostcode(postcode, city, onChooseCity))
      .then(onProblem, () => onProblem(t('failure.network')));
  return (
    <form
      className={classes.postcode}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        choose(typed);
      }}
    >
      <IconMapPin size={20} aria-hidden />
      <input
        name="postcode"
        inputMode="numeric"
        autoComplete="postal-code"
        value={typed}
        maxLength={POSTCODE_DIGITS}
        aria-label={t('common.postcode')}
        placeholder={t('common.postcode')}
        aria-invalid={problem !== ''}
        aria-describedby={problem === '' ? undefined : POSTCODE_PROBLEM}
        onChange={(event) => {
          const { value } = event.currentTarget;
          setTyped(value);
          onProblem('');
          if (value === '' || value.length === POSTCODE_DIGITS) choose(value);
        }}
      />
    </form>
  );
}
