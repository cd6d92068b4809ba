import type { ReviewView } from '@contracts/orders/reviews.ts';
import { TextLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import classes from './review.module.css';
import { ReviewCard } from '../../../domain/reviews/review-card.tsx';

interface Props {
  review: ReviewView;
  restaurantName: string;
}

/** One guest's stars and words, and what the restaurant answers. */
export function Review({ review, restaurantName }: Props) {
  const t = useText();
  return (
    <ReviewCard review={review} answerTitle={t('restaurant.answerOf', { name: restaurantName })}>
      <TextLink
        to="/report"
        search={{ target: 'review', id: review.id, name: restaurantName }}
        size="sm"
        className={classes.report}
      >
        {t('restaurant.reportReview')}
      </TextLink>
    </ReviewCard>
  );
}
