import type { ReviewView } from '@contracts/orders/reviews.ts';
import { TextLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatShortDate } from '../../../lib/format/dates.ts';
import classes from './review.module.css';
import { Stars } from '../../../domain/restaurants/stars.tsx';

interface Props {
  review: ReviewView;
  restaurantName: string;
}

/** One guest's stars and words, and what the restaurant answers. */
export function Review({ review, restaurantName }: Props) {
  const t = useText();
  return (
    <article className={classes.review}>
      <p className={classes.head}>
        <Stars count={review.rating} />
        <strong>{review.author ?? t('restaurant.formerGuest')}</strong>
        <time dateTime={review.createdAt}>{formatShortDate(review.createdAt)}</time>
      </p>
      {review.text && <p className={classes.text}>{review.text}</p>}
      {review.answer && (
        <div className={classes.answer}>
          <p className={classes.head}>
            <strong>{t('restaurant.answerOf', { name: restaurantName })}</strong>
            {review.answeredAt && <time dateTime={review.answeredAt}>{formatShortDate(review.answeredAt)}</time>}
          </p>
          <p className={classes.text}>{review.answer}</p>
        </div>
      )}
      <TextLink
        to="/report"
        search={{ target: 'review', id: review.id, name: restaurantName }}
        size="sm"
        className={classes.report}
      >
        {t('restaurant.reportReview')}
      </TextLink>
    </article>
  );
}
