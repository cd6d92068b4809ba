import { statusKey } from '@contracts/orders/status-words.ts';
import { isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { Container } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { Suspense } from 'react';
import { OrderFailure } from '../../domain/orders/order-failure.tsx';
import { ExplainedConnection } from '../../components/notices/explained-connection.tsx';
import { lazyPart } from '../../components/lazy-part.ts';
import { ButtonLink } from '../../components/links.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { PageTitle } from '../../components/page/page-title.tsx';
import { useDrawable, useNextRender } from '../../components/use-next-render.ts';
import { loadTexts } from '../../i18n/texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { ClaimOrder } from './claim/claim-order.tsx';
import { useGuestStatus } from '../../domain/orders/use-guest-status.ts';
import { NoticeSwitch } from '../../domain/push/notice-switch.tsx';
import { NextSteps } from './next/next-steps.tsx';
import { OrderDetails } from './order-details.tsx';
import { OrderItems } from './order-items.tsx';
import { DeclinedPayment } from './status/declined-payment.tsx';
import { isDeclined } from './status/order-facts.ts';
import { OrderSteps } from './status/order-steps.tsx';
import { OrderReview } from './order-review.tsx';
import { OrderProblems } from './problem/order-problems.tsx';
import { OwnLink, ShareOrder } from './share-order.tsx';
import { StatusCard } from './status/status-card.tsx';
import classes from './tracking-screen.module.css';
import { useHeadline } from './status/use-headline.ts';
import { useLiveOrder } from '../../domain/orders/use-live-order.ts';
import { useStatusFavicon } from './status/use-status-favicon.ts';

const Ride = lazyPart(async () => {
  await loadTexts('ride');
  return import('./ride/ride.tsx');
});

interface Props {
  id: number;
  token: string | undefined;
}

export function TrackingScreen({ id, token }: Props) {
  const query = useLiveOrder(id, token);
  const isDrawable = useDrawable(query.data !== undefined);
  if (query.isPending || (query.data && !isDrawable)) return <PageSkeleton size="lg" blocks={[220, 280, 200]} />;
  if (query.data) return <Tracking order={query.data} token={token} />;
  return <OrderFailure error={query.error} token={token} onRetry={() => void query.refetch()} />;
}

function Tracking({ order, token }: { order: OrderView; token: string | undefined }) {
  const t = useText();
  const title = t('tracking.title', { id: order.id });
  const guestStatus = useGuestStatus(order);
  const status = t(statusKey(guestStatus, order.fulfilment));
  const declined = isDeclined(order);
  const headline = useHeadline(order);
  // Planned or not answered yet: both wait.
  useStatusFavicon(guestStatus === 'planned' ? 'pending' : guestStatus);
  const isOwner = order.shareToken !== null;
  const isOver = isFinal(order.status);
  const isNext = useNextRender();
  return (
    <Container size="lg" py="xl">
      {declined && <DeclinedPayment order={order} />}
      <div className={classes.head}>
        <div className={classes.title}>
          <PageTitle windowTitle={`${declined ? t('paymentStatus.failed') : status} · ${title}`}>{title}</PageTitle>
          <p className={classes.subtitle}>
            {token !== undefined && order.customerName === null
              ? t('tracking.sharedView')
              : !isOver && t('tracking.subtitle')}
          </p>
        </div>
        {!isOver && <ExplainedConnection />}
      </div>
      <span className="spoken" role="status" aria-live="polite">
        {`${t('tracking.announcement', { id: order.id, status })}. ${headline.spoken}`}
      </span>
      <div className={classes.columns}>
        <div className={classes.column}>
          <StatusCard order={order} token={token} />
          {order.status === 'delivering' && order.fulfilment === 'delivery' && (
            <Suspense>
              <Ride order={order} token={token} />
            </Suspense>
          )}
          {isNext && (
            <>
              {isOwner && isOver && <NextSteps order={order} />}
              {isOwner && order.status === 'delivered' && <OrderReview order={order} />}
              {isOwner && <OrderProblems order={order} token={token} />}
              <OrderSteps order={order} />
            </>
          )}
        </div>
        {isNext && (
          <div className={`${classes.column} ${classes.ordered}`}>
            <OrderItems order={order} />
            {isOwner && (
              <ButtonLink
                to="/order/$id/receipt"
                params={{ id: String(order.id) }}
                search={{ t: token }}
                variant="default"
                size="md"
                leftSection={<IconReceipt size={19} aria-hidden />}
              >
                {t('tracking.receipt')}
              </ButtonLink>
            )}
            <OrderDetails order={order} />
          </div>
        )}
        {isNext && (
          <div className={classes.column}>
            {order.guestToken !== null && <ClaimOrder order={order} guestToken={order.guestToken} />}
            {isOwner && <NoticeSwitch order={order} />}
            {order.shareToken !== null && !isOver && <ShareOrder id={order.id} token={order.shareToken} />}
            {order.guestToken !== null && <OwnLink id={order.id} token={order.guestToken} />}
          </div>
        )}
      </div>
    </Container>
  );
}
