import type { ApprovalView } from '@contracts/restaurants/restaurant-views.ts';
import { Title } from '@mantine/core';
import { IconBan, IconCircleX, IconHourglassHigh } from '@tabler/icons-react';
import { TextLink } from '../../../components/links.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { formatDateTime } from '../../../lib/format/dates/dates.ts';
import classes from './approval-notice.module.css';

const ICONS = { pending: IconHourglassHigh, rejected: IconCircleX, suspended: IconBan } as const;

/** How the restaurant stands, above every screen of one that is not approved, or that is or will be suspended. */
export function ApprovalNotice({ review }: { review: ApprovalView | undefined }) {
  const t = useText();
  if (!review) return null;
  const { suspension } = review;
  const kind = suspension ? 'suspended' : review.status;
  if (kind === 'approved') return null;
  const Icon = ICONS[kind];
  return (
    <section className={classes.notice} data-status={kind} aria-labelledby="review-notice">
      <Icon size={28} aria-hidden />
      <div>
        <Title order={2} size="h4" id="review-notice">
          {suspension
            ? t('kitchen.review.suspended.title', { time: formatDateTime(suspension.from, t.language) })
            : t(`kitchen.review.${kind}.title`)}
        </Title>
        <Explanation review={review} />
      </div>
    </section>
  );
}

function Explanation({ review }: { review: ApprovalView }) {
  const t = useText();
  const { status, submittedAt, suspension } = review;
  if (status === 'pending')
    return <p>{t('kitchen.review.pending.text', { time: formatDateTime(submittedAt, t.language) })}</p>;
  const reason = suspension?.reason ?? review.reason;
  return (
    <>
      {suspension && (
        <p>{t('kitchen.review.suspended.ground', { ground: t(`suspension.ground.${suspension.ground}`) })}</p>
      )}
      {reason !== null && <p>{t('kitchen.review.rejected.text', { reason })}</p>}
      <p>{t(suspension ? 'kitchen.review.suspended.next' : 'kitchen.review.rejected.next')}</p>
      <TextLink to="/contact">{t('kitchen.review.contact')}</TextLink>
    </>
  );
}
