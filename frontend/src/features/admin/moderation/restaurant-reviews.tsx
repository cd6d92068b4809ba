import { hasAdminRight } from '@contracts/accounts/admin-roles.ts';
import type { AdminReviewView } from '@contracts/admin/moderation.ts';
import { Button, Text } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MoreButton } from '../../../components/buttons/more-button.tsx';
import { PanelError } from '../../../components/notices/panel-error.tsx';
import { useMore } from '../../../components/use-more.ts';
import { useText } from '../../../i18n/use-text.ts';
import { moderatedReviewsQuery, removeReview, restoreReview } from '../../../lib/api/admin/admin-moderation.ts';
import { useNextPage } from '../../../lib/http/use-next-page.ts';
import { formatShortDate } from '../../../lib/format/dates/dates.ts';
import { Stars } from '../../../domain/restaurants/stars.tsx';
import { useCurrentUser } from '../../../domain/session/session.ts';
import { DetailSection } from '../../../components/dialogs/detail-list.tsx';
import classes from './moderation.module.css';
import { ReasonedDialog } from './reasoned-dialog.tsx';
import { SightBadge } from './state-badge.tsx';
import { Loading } from '../../../components/notices/loading.tsx';

/** What guests say of a restaurant, for those who may remove it and bring it back. */
export function RestaurantReviews({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const { user } = useCurrentUser();
  if (!hasAdminRight(user?.adminRole, 'moderate')) return null;
  return (
    <DetailSection title={t('tables.reviews')}>
      <Reviews restaurantId={restaurantId} />
    </DetailSection>
  );
}

function Reviews({ restaurantId }: { restaurantId: number }) {
  const t = useText();
  const query = moderatedReviewsQuery(restaurantId);
  const list = useInfiniteQuery(query);
  const reviews = list.data?.pages.flatMap(({ items }) => items);
  const [entries, more] = useMore<HTMLUListElement>(useNextPage(list, query.queryKey), reviews?.length ?? 0);
  if (list.error && !reviews) return <PanelError error={list.error} onRetry={() => void list.refetch()} />;
  if (!reviews) return <Loading heights={[96]} />;
  if (reviews.length === 0) return <Text c="dimmed">{t('tables.none')}</Text>;
  return (
    <>
      <ul className={classes.reviews} ref={entries}>
        {reviews.map((review) => (
          <li key={review.id}>
            <Review review={review} />
          </li>
        ))}
      </ul>
      {list.error && <PanelError error={list.error} onRetry={() => void list.refetch()} />}
      {list.hasNextPage && (
        <div>
          <MoreButton isReading={more.isReading} onClick={more.read}>
            {t('adminModeration.more')}
          </MoreButton>
        </div>
      )}
    </>
  );
}

function Review({ review: { id, rating, author, createdAt, text, removedAt } }: { review: AdminReviewView }) {
  const t = useText();
  const [asked, setAsked] = useState<'remove' | 'restore' | null>(null);
  const isRemoved = removedAt !== null;
  const label = t(isRemoved ? 'adminModeration.restore' : 'adminModeration.remove');
  const name = t('adminModeration.target.review', { id });
  const close = () => setAsked(null);
  return (
    <article className={classes.review} data-removed={isRemoved || undefined} aria-label={name}>
      <span className={classes.said}>
        <Stars count={rating} />
        <strong>{author ?? t('restaurant.formerGuest')}</strong>
        <time dateTime={createdAt}>{formatShortDate(createdAt)}</time>
      </span>
      <p className={classes.words}>{text ?? t('adminModeration.noWords')}</p>
      {isRemoved && <SightBadge isOnline={false} />}
      <Button
        variant="default"
        size="sm"
        mih={36}
        aria-label={`${label}: ${name}`}
        onClick={() => setAsked(isRemoved ? 'restore' : 'remove')}
      >
        {label}
      </Button>
      {asked === 'remove' && (
        <ReasonedDialog
          title={t('adminModeration.remove.title', { id })}
          text={t('adminModeration.remove.text')}
          confirm={t('adminModeration.remove')}
          isDangerous
          outcomes={[{ value: 'remove', label: t('adminModeration.remove') }]}
          ground={null}
          hint={t('adminModeration.facts')}
          send={({ ground, reason }) => removeReview(id, { ground, reason })}
          done={t('adminModeration.remove.done')}
          onClose={close}
        />
      )}
      {asked === 'restore' && (
        <ReasonedDialog
          title={t('adminModeration.restore.title', { id })}
          text={t('adminModeration.restore.text')}
          confirm={t('adminModeration.restore')}
          outcomes={[{ value: 'restore', label: t('adminModeration.restore') }]}
          hint={t('adminModeration.facts')}
          send={({ reason }) => restoreReview(id, { reason })}
          done={t('adminModeration.restore.done')}
          onClose={close}
        />
      )}
    </article>
  );
}
