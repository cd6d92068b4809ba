import { IconStarFilled } from '@tabler/icons-react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatDecimal } from '../../lib/format/decimal.ts';
import { isRated } from './is-rated.ts';
import classes from './rating.module.css';

interface Props {
  rating: string;
  reviewCount: number;
}

/** The average of reviews, or "New" while there are few. */
export function Rating({ rating, reviewCount }: Props) {
  const t = useText();
  const [language] = useLanguage();
  if (!isRated(reviewCount)) return <span className={classes.fresh}>{t('common.new')}</span>;
  const value = formatDecimal(Number(rating), 1, language);
  return (
    <span className={classes.rating}>
      <IconStarFilled size={15} className={classes.star} aria-hidden />
      <span aria-hidden>
        <strong>{value}</strong> <span className={classes.count}>({reviewCount})</span>
      </span>
      <span className="spoken">{t('restaurant.ratingOf', { rating: value, count: reviewCount })}</span>
    </span>
  );
}
