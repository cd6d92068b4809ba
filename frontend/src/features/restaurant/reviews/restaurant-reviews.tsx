import type { RestaurantDetailView } from '@contracts/restaurants/restaurant-views.ts';
import { Button } from '@mantine/core';
import { IconMessageStar, IconShieldCheck } from '@tabler/icons-react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { EmptyState } from '../../../components/notices/empty-state.tsx';
import { ErrorState } from '../../../components/notices/error-state.tsx';
import { useDescribeError } from '../../../components/notices/use-describe-error.ts';
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
  const nextPage = useNextPage(pages, reviewsQuery(restaurant.id).queryKey);
  const reviews = pages.data?.pages.flatMap((page) => page.items) ?? [];

  // Who asked for more by keyboard goes on reading where the new ones begin.
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const place = firstNew.current;
    if (place === null || reviews.length <= place) return;
    firstNew.current = null;
    (list.current?.children[place] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [reviews.length]);

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
            <li key={review.id} tabIndex={-1}>
              <Review review={review} restaurantName={restaurant.name} />
            </li>
          ))}
        </ul>
        <p className={classes.failure} role="alert">
          {pages.isFetchNextPageError && describe(pages.error)}
        </p>
        {pages.hasNextPage && (
          <Button
            variant="default"
            size="md"
            loading={nextPage.isReading}
            onClick={() => {
              firstNew.current = reviews.length;
              nextPage.read();
            }}
          >
            {t('restaurant.moreReviews')}
          </Button>
        )}
      </div>
    </div>
  );
}
