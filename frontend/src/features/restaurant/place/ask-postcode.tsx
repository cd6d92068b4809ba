import type { City } from '@contracts/constants.ts';
import { Suspense, useState } from 'react';
import { LazyPostcodeDialog } from '../../../domain/place/lazy-postcode-dialog.ts';
import { usePostcode } from '../../../domain/place/postcode-state.ts';
import { useText } from '../../../i18n/use-text.ts';
import classes from './place.module.css';

interface Props {
  city: City;
  /** Instead of “Change”, where there is no room for a sentence beside it. */
  short?: string;
}

/** Asks for the postcode of the restaurant's city, or for another one. */
export function AskPostcode({ city, short }: Props) {
  const t = useText();
  const postcode = usePostcode(city);
  const isKnown = postcode !== undefined;
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button
        type="button"
        className={classes.ask}
        aria-haspopup="dialog"
        aria-label={isKnown ? t('place.changeLabel', { postcode }) : t('place.enter')}
        onClick={() => setAsking(true)}
      >
        {short && <span className={classes.short}>{short}</span>}
        <span>{t(isKnown ? 'place.change' : 'place.enter')}</span>
      </button>
      <Suspense>{isAsking && <LazyPostcodeDialog city={city} onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}
