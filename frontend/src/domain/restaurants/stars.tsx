import { STARS, type Star } from '@contracts/orders/reviews.ts';
import { IconStarFilled } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './stars.module.css';

export function Stars({ count }: { count: Star }) {
  const t = useText();
  return (
    <span className={classes.stars} role="img" aria-label={t('restaurant.stars', { count })}>
      {STARS.map((star) => (
        <IconStarFilled key={star} size={16} data-lit={star <= count || undefined} aria-hidden />
      ))}
    </span>
  );
}
