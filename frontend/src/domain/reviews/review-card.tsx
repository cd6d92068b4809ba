import type { ReviewView } from '@contracts/orders/reviews.ts';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { formatShortDate } from '../../lib/format/dates/dates.ts';
import { Stars } from '../restaurants/stars.tsx';
import classes from './review-card.module.css';

interface Props {
  review: ReviewView;
  /** What it is about, beside its day. */
  about?: string;
  /** In the place of words that were not given. */
  noWords?: string;
  /** Above the restaurant's answer; without it the answer is not shown. */
  answerTitle: string | undefined;
  children: ReactNode;
}

/** One guest's stars and words, and what the restaurant answers. */
export function ReviewCard({ review, about, noWords, answerTitle, children }: Props) {
  const t = useText();
  const text = review.text ?? noWords;
  return (
    <article className={classes.review}>
      <p className={classes.head}>
        <Stars count={review.rating} />
        <strong>{review.author ?? t('restaurant.formerGuest')}</strong>
        <Day at={review.createdAt} />
        {about !== undefined && <span className={classes.about}>{about}</span>}
      </p>
      {text && (
        <p className={classes.text} data-empty={review.text === null || undefined}>
          {text}
        </p>
      )}
      {review.answer && answerTitle !== undefined && (
        <div className={classes.answer}>
          <p className={classes.head}>
            <strong>{answerTitle}</strong>
            {review.answeredAt && <Day at={review.answeredAt} />}
          </p>
          <p className={classes.text}>{review.answer}</p>
        </div>
      )}
      {children}
    </article>
  );
}

function Day({ at }: { at: string }) {
  return <time dateTime={at}>{formatShortDate(at)}</time>;
}
