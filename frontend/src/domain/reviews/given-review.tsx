import type { OrderReviewView } from '@contracts/orders/order-views.ts';
import { STARS } from '@contracts/orders/reviews.ts';
import { IconStar, IconStarFilled } from '@tabler/icons-react';
import { useText } from '../../i18n/use-text.ts';
import classes from './given-review.module.css';

interface Props {
  review: OrderReviewView;
  restaurantName: string;
}

/** What was said of an order, and what the restaurant said to it. */
export function GivenReview({ review, restaurantName }: Props) {
  const t = useText();
  return (
    <div className={classes.review}>
      <p className={classes.head}>
        {t('review.yours')}
        <span className={classes.stars} role="img" aria-label={t('review.given', { count: review.rating })}>
          {STARS.map((star) => {
            const Icon = star <= review.rating ? IconStarFilled : IconStar;
            return <Icon key={star} size={18} data-lit={star <= review.rating || undefined} aria-hidden />;
          })}
        </span>
      </p>
      {review.text && <p className={classes.text}>{review.text}</p>}
      {review.answer && (
        <div className={classes.answer}>
          <p className={classes.head}>{t('review.answerOf', { name: restaurantName })}</p>
          <p className={classes.text}>{review.answer}</p>
        </div>
      )}
    </div>
  );
}
