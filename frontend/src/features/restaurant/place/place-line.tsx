import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatRoundEuro } from '../../../lib/format/money.ts';
import { AskPostcode } from './ask-postcode.tsx';
import classes from './place.module.css';
import type { Delivery } from './use-delivery.ts';

interface Props {
  restaurant: RestaurantDetailView;
  delivery: Delivery;
}

/** Whose postcode the fee beside it holds for. */
export function PlaceLine({ restaurant: { city, deliversByArea }, delivery: { postcode, terms } }: Props) {
  const t = useText();
  const [language] = useLanguage();
  if ((postcode === undefined && !deliversByArea) || terms?.delivers === false) return null;
  const words = () => {
    if (postcode === undefined) return t('place.depends');
    // Of a place that is still asked about nothing is known.
    if (!terms) return '';
    if (terms.freeFrom === null) return t('place.delivers', { postcode });
    return t('place.deliversFreeFrom', { postcode, amount: formatRoundEuro(terms.freeFrom, language) });
  };
  return (
    <p className={classes.line}>
      <span role="status" className={classes.sentence}>
        {words()}
      </span>
      <AskPostcode city={city} short={postcode ?? t('place.unknown')} />
    </p>
  );
}
