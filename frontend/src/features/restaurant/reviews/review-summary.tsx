import { STARS, type ReviewSummaryView } from '@contracts/orders/reviews.ts';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import classes from './review-summary.module.css';
import { Stars } from '../../../domain/restaurants/stars.tsx';

/** The average, and how many gave each number of stars. */
export function ReviewSummary({ summary }: { summary: ReviewSummaryView }) {
  const t = useText();
  const [language] = useLanguage();
  const rating = Number(summary.rating).toLocaleString(language, { minimumFractionDigits: 1 });
  return (
    <section aria-labelledby="review-summary">
      <h2 className={classes.average} id="review-summary">
        <strong aria-hidden>{rating}</strong>
        <span className={classes.total}>{t('restaurant.ratingOf', { rating, count: summary.reviewCount })}</span>
      </h2>
      <ul className={classes.distribution}>
        {STARS.toReversed().map((star) => {
          const count = summary.stars[star];
          return (
            <li key={star}>
              <Stars count={star} />
              <span className={classes.bar} aria-hidden>
                <span style={{ width: `${(count / Math.max(1, summary.reviewCount)) * 100}%` }} />
              </span>
              <span className={classes.count}>{count}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
