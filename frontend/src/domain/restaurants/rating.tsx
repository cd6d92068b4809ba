import { IconStarFilled } from '@tabler/icons-react';
import { useLanguage, useText } from '../../i18n/use-text.ts';
import { formatDecimal } from '../../lib/format/decimal.ts';
import classes from './rating.module.css';

interface Props {
  rating: string;
  reviewCount: number;
}

/** The average of reviews, or "New" while there are none. */
export function Rating({ rating, reviewCount }: Props) {
  const t = useText();
  const [language] = useLanguage();
  if (reviewCount === 0) return <span className={classes.fresh}>{t('common.new')}</span>;
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
