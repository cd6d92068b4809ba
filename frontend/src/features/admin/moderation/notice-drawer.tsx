import type { AdminContentNoticeDetailView, NoticeOutcome, NoticeTarget } from '@contracts/admin/moderation.ts';
import { Button } from '@mantine/core';
import { IconGavel } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ButtonLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { contentNoticeQuery, decideNotice } from '../../../lib/api/admin/admin-moderation.ts';
import { formatDateTime, formatShortDate } from '../../../lib/format/dates/dates.ts';
import { Stars } from '../../../domain/restaurants/stars.tsx';
import drawerClasses from '../../../components/dialogs/detail-drawer.module.css';
import { DetailDrawer } from '../../../components/dialogs/detail-drawer.tsx';
import { DetailList, DetailSection } from '../../../components/dialogs/detail-list.tsx';
import classes from './moderation.module.css';
import { ReasonedDialog } from './reasoned-dialog.tsx';
import { Hint, OutcomeBadge, SightBadge } from './state-badge.tsx';
import { emailDetail } from '../../../domain/admin/contact-details.tsx';

/** As the server takes them: reviews are removed here, the others are acted upon elsewhere. */
const FIRST_OUTCOME = { review: 'removed', dish: 'acted', restaurant: 'acted' } as const satisfies Record<
  NoticeTarget,
  NoticeOutcome
>;

interface Props {
  id: number;
  onClose: () => void;
}

/** What is reported, by whom and why, and the decision about it. */
export default function NoticeDrawer({ id, onClose }: Props) {
  const t = useText();
  const query = useQuery(contentNoticeQuery(id));
  return (
    <DetailDrawer title={t('adminModeration.notice', { id })} query={query} onClose={onClose}>
      {(notice) => <Notice notice={notice} />}
    </DetailDrawer>
  );
}

function Notice({ notice }: { notice: AdminContentNoticeDetailView }) {
  const t = useText();
  const { id, outcome, isOnline, target, version } = notice;
  /** The version that was looked at when the decision was begun. */
  const [decided, setDecided] = useState<number | null>(null);
  return (
    <>
      <div className={classes.badges}>
        <OutcomeBadge outcome={outcome} />
        <SightBadge isOnline={isOnline} />
      </div>
      <div className={drawerClasses.actions}>
        {outcome === null && (
          <Button mih={44} leftSection={<IconGavel size={18} aria-hidden />} onClick={() => setDecided(version)}>
            {t('adminModeration.decide')}
          </Button>
        )}
        <Ways notice={notice} />
      </div>
      {target !== 'review' && outcome === null && <Hint>{t('adminModeration.actedHint')}</Hint>}
      <Content notice={notice} />
      <Report notice={notice} />
      {outcome !== null && <Decision notice={notice} />}
      {decided !== null && (
        <ReasonedDialog
          title={t('adminModeration.decideOf', { id })}
          text={t('adminModeration.decideText')}
          confirm={t('adminModeration.decide')}
          outcomes={[
            { value: FIRST_OUTCOME[target], label: t(`adminModeration.outcome.${FIRST_OUTCOME[target]}`) },
            { value: 'kept', label: t('adminModeration.outcome.kept') },
          ]}
          ground={notice.ground}
          hint={t('adminModeration.reasonHint')}
          send={(answer) => decideNotice(id, { ...answer, expectedVersion: decided })}
          done={t('adminModeration.decided')}
          onClose={() => setDecided(null)}
        />
      )}
    </>
  );
}

interface PartProps {
  notice: AdminContentNoticeDetailView;
}

/** To where it can be looked at, and to those who are concerned. */
function Ways({ notice: { restaurantId, isOnline, target, review } }: PartProps) {
  const t = useText();
  const userId = review?.userId ?? null;
  return (
    <>
      {isOnline && (
        <ButtonLink
          variant="default"
          style={{ minHeight: 44 }}
          to="/restaurant/$id"
          params={{ id: String(restaurantId) }}
          search={{ tab: target === 'review' ? 'reviews' : undefined }}
        >
          {t('adminModeration.asGuest')}
        </ButtonLink>
      )}
      {userId !== null && (
        <ButtonLink variant="default" style={{ minHeight: 44 }} to="/admin/dashboard/users" search={{ id: userId }}>
          {t('adminModeration.toAccount')}
        </ButtonLink>
      )}
      <ButtonLink
        variant="default"
        style={{ minHeight: 44 }}
        to="/admin/dashboard/restaurants"
        search={{ id: restaurantId }}
      >
        {t('adminModeration.toRestaurant')}
      </ButtonLink>
    </>
  );
}

function Content({ notice: { target, targetId, restaurantName, content, review } }: PartProps) {
  const t = useText();
  return (
    <DetailSection title={`${t(`adminModeration.target.${target}`, { id: targetId })}, ${restaurantName}`}>
      <blockquote className={classes.quote}>
        {review && (
          <span className={classes.said}>
            <Stars count={review.rating} />
            <strong>{review.author ?? t('restaurant.formerGuest')}</strong>
            <time dateTime={review.createdAt}>{formatShortDate(review.createdAt)}</time>
          </span>
        )}
        <p>{content ?? t('adminModeration.noWords')}</p>
      </blockquote>
      {review?.answer && (
        <blockquote className={classes.quote}>
          <strong>{t('restaurant.answerOf', { name: restaurantName })}</strong>
          <p>{review.answer}</p>
        </blockquote>
      )}
    </DetailSection>
  );
}

function Report({ notice: { ground, explanation, name, email, at } }: PartProps) {
  const t = useText();
  return (
    <DetailSection title={t('adminModeration.report')}>
      <DetailList
        details={[
          { label: t('adminModeration.ground'), value: t(`moderation.ground.${ground}`) },
          {
            label: t('adminModeration.explanation'),
            value: <span className={classes.text}>{explanation}</span>,
          },
          { label: t('adminModeration.from'), value: name ?? t('adminModeration.anonymous') },
          email !== null && emailDetail(t, email),
          { label: t('adminModeration.at'), value: formatDateTime(at, t.language) },
        ]}
      />
    </DetailSection>
  );
}

function Decision({ notice: { outcome, reason, decidedAt, decidedBy } }: PartProps) {
  const t = useText();
  return (
    <DetailSection title={t('adminModeration.decision')}>
      <DetailList
        details={[
          outcome !== null && {
            label: t('adminModeration.outcome'),
            value: t(`adminModeration.state.${outcome}`),
          },
          { label: t('adminModeration.reason'), value: <span className={classes.text}>{reason}</span> },
          decidedAt !== null && { label: t('adminModeration.decidedAt'), value: formatDateTime(decidedAt, t.language) },
          decidedBy !== null && { label: t('adminModeration.decidedBy'), value: decidedBy },
        ]}
      />
    </DetailSection>
  );
}
