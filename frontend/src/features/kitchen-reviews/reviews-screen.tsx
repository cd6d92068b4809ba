import { Skeleton, Stack, Text } from '@mantine/core';
import { IconMessageStar } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { MoreButton } from '../../components/buttons/more-button.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { PanelError } from '../../components/notices/panel-error.tsx';
import { useText } from '../../i18n/use-text.ts';
import { kitchenReviewsQuery } from '../../lib/api/kitchen/kitchen-reviews.ts';
import { useNextPage } from '../../lib/http/use-next-page.ts';
import { GuestReview } from './guest-review.tsx';
import classes from './reviews-screen.module.css';

/** What guests say of the restaurant, and its answers. */
export function ReviewsScreen({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  return (
    <div className={classes.page}>
      <div>
        <PageTitle size="h2">{t('kitchenReviews.title')}</PageTitle>
        <Text c="dimmed" mt={6}>
          {t('kitchenReviews.lead')}
        </Text>
      </div>
      <ReviewList restaurantId={restaurantId} />
    </div>
  );
}

function ReviewList({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const pages = useInfiniteQuery(kitchenReviewsQuery());
  const { data, error, hasNextPage, refetch } = pages;
  const nextPage = useNextPage(pages, kitchenReviewsQuery().queryKey);
  const reviews = data?.pages.flatMap((page) => page.items) ?? [];

  // Who asked for more by keyboard goes on reading where the new ones begin.
  const list = useRef<HTMLOListElement>(null);
  const firstNew = useRef<number | null>(null);
  useEffect(() => {
    const place = firstNew.current;
    if (place === null || reviews.length <= place) return;
    firstNew.current = null;
    (list.current?.children[place] as HTMLElement | undefined)?.focus({ preventScroll: true });
  }, [reviews.length]);

  if (error && !data) return <PanelError error={error} onRetry={() => void refetch()} />;
  if (!data) {
    return (
      <Stack role="status" aria-label={t('common.loading')}>
        {[1, 2, 3].map((key) => (
          <Skeleton key={key} h={140} radius="lg" />
        ))}
      </Stack>
    );
  }
  if (reviews.length === 0) {
    return (
      <EmptyState icon={<IconMessageStar size={44} stroke={1.6} />} tone="slate" title={t('kitchenReviews.none')}>
        {t('kitchenReviews.noneText')}
      </EmptyState>
    );
  }
  return (
    <>
      <ol className={classes.list} ref={list} aria-label={t('kitchenReviews.list')}>
        {reviews.map((review) => (
          <li key={review.id} tabIndex={-1}>
            <GuestReview review={review} restaurantId={restaurantId} />
          </li>
        ))}
      </ol>
      {error && <PanelError error={error} onRetry={() => void refetch()} />}
      {hasNextPage && (
        <MoreButton
          className={classes.more}
          isReading={nextPage.isReading}
          onClick={() => {
            if (nextPage.isReading) return;
            firstNew.current = reviews.length;
            nextPage.read();
          }}
        >
          {t('kitchenReviews.more')}
        </MoreButton>
      )}
    </>
  );
}
