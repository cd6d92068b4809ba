import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { IconMessageStar, IconShieldCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { MoreButton } from '../../../components/buttons/more-button.tsx';
import { EmptyState } from '../../../components/notices/empty-state.tsx';
import { ErrorState } from '../../../components/notices/error-state.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
import { useMore } from '../../../components/use-more.ts';
import { useText } from '../../../i18n/use-text.ts';
import { reviewsQuery, reviewSummaryQuery } from '../../../lib/api/customer-queries.ts';
import { useNextPage } from '../../../lib/http/use-next-page.ts';
import { Review } from './review.tsx';
import { ReviewSummary } from './review-summary.tsx';
import classes from './restaurant-reviews.module.css';
import { Loading } from '../../../components/notices/loading.tsx';

/** What guests say, what it comes to, and how it comes about. */
export function RestaurantReviews({ restaurant }: { restaurant: RestaurantDetailView }) {
  const t = useText();
  const describe = useDescribeError();
  const summary = useQuery(reviewSummaryQuery(restaurant.id));
  const pages = useInfiniteQuery(reviewsQuery(restaurant.id));
  const reviews = pages.data?.pages.flatMap((page) => page.items) ?? [];
  const nextPage = useNextPage(pages, reviewsQuery(restaurant.id).queryKey);
  const [list, more] = useMore<HTMLUListElement>(nextPage, reviews.length);

  if (pages.isPending) return <Loading heights={[120, 120, 120]} radius="lg" />;
  if (pages.isError && reviews.length === 0) {
    return <ErrorState error={pages.error} onRetry={() => void pages.refetch()} />;
  }
  if (reviews.length === 0) {
    return (
      <EmptyState icon={<IconMessageStar size={44} stroke={1.6} />} title={t('restaurant.noReviews')}>
        {t('restaurant.reviewsNote')}
      </EmptyState>
    );
  }
  return (
    <div className={classes.layout}>
      <aside className={classes.aside}>
        {summary.data && <ReviewSummary summary={summary.data} />}
        <p className={classes.verified}>
          <IconShieldCheck size={20} aria-hidden />
          <span>{t('restaurant.reviewsNote')}</span>
        </p>
      </aside>
      <div>
        <ul className={classes.list} ref={list} aria-label={t('restaurant.tabReviews')}>
          {reviews.map((review) => (
            <li key={review.id}>
              <Review review={review} restaurantName={restaurant.name} />
            </li>
          ))}
        </ul>
        <p className={classes.failure} role="alert">
          {pages.isFetchNextPageError && describe(pages.error)}
        </p>
        {pages.hasNextPage && (
          <MoreButton isReading={more.isReading} onClick={more.read}>
            {t('restaurant.moreReviews')}
          </MoreButton>
        )}
      </div>
    </div>
  );
}
