import { VisuallyHidden } from '@mantine/core';
import { IconMessageStar } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { MoreButton } from '../../components/buttons/more-button.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useMore } from '../../components/use-more.ts';
import { useText } from '../../i18n/use-text.ts';
import { kitchenReviewsQuery } from '../../lib/api/kitchen/kitchen-reviews.ts';
import { useNextPage } from '../../lib/http/use-next-page.ts';
import { GuestReview } from './guest-review.tsx';
import classes from './reviews-screen.module.css';
import { useAccount } from '../../domain/session/use-account.ts';
import { PanelTitle } from '../../components/page/panel-title.tsx';
import { Loading } from '../../components/notices/loading.tsx';

/** What guests say of the restaurant, and its answers. */
export function ReviewsScreen() {
  const t = useText();
  return (
    <div className={classes.page}>
      <PanelTitle title={t('kitchenReviews.title')} lead={t('kitchenReviews.lead')} />
      <ReviewList />
    </div>
  );
}

function ReviewList() {
  const t = useText();
  const restaurantId = useAccount().id;
  const pages = useInfiniteQuery(kitchenReviewsQuery());
  const { data, error, hasNextPage, refetch } = pages;
  const reviews = data?.pages.flatMap((page) => page.items) ?? [];
  const [list, more] = useMore<HTMLOListElement>(useNextPage(pages, kitchenReviewsQuery().queryKey), reviews.length);

  if (error && !data) return <PanelError error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading heights={[140, 140, 140]} radius="lg" />;
  const [newest] = reviews;
  if (newest === undefined) {
    return (
      <EmptyState icon={<IconMessageStar size={44} stroke={1.6} />} tone="slate" title={t('kitchenReviews.none')}>
        {t('kitchenReviews.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <VisuallyHidden role="status">{t('kitchenReviews.newest', { id: newest.orderId })}</VisuallyHidden>
      <ol className={classes.list} ref={list} aria-label={t('kitchenReviews.list')}>
        {reviews.map((review) => (
          <li key={review.id}>
            <GuestReview review={review} restaurantId={restaurantId} />
          </li>
        ))}
      </ol>
      {error && <PanelError error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <MoreButton className={classes.more} isReading={more.isReading} onClick={more.read}>
          {t('kitchenReviews.more')}
        </MoreButton>
      )}
    </>
  );
}
