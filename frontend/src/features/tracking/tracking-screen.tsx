import { isFinal } from '@contracts/order-status.ts';
import type { OrderView } from '@contracts/views.ts';
import { Container, VisuallyHidden } from '@mantine/core';
import { IconReceiptOff } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { ConnectionLabel } from '../../components/connection-label.tsx';
import { EmptyState } from '../../components/empty-state.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { ButtonLink } from '../../components/links.tsx';
import { PageSkeleton } from '../../components/page-skeleton.tsx';
import { PageTitle } from '../../components/page-title.tsx';
import { useDocumentTitle } from '../../components/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';
import { ApiError } from '../../lib/api/http.ts';
import { useCurrentUser } from '../session/session.ts';
import { OrderDetails } from './order-details.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderSteps } from './order-steps.tsx';
import { ShareOrder } from './share-order.tsx';
import { StatusCard } from './status-card.tsx';
import classes from './tracking-screen.module.css';
import { useLiveOrder } from './use-live-order.ts';

interface Props {
  id: number;
  token: string | undefined;
}

export function TrackingScreen({ id, token }: Props) {
  const t = useText();
  const query = useLiveOrder(id, token);
  if (query.isPending) return <PageSkeleton size="lg" blocks={[220, 280, 200]} />;
  if (query.data) return <Tracking order={query.data} />;
  const isMissing = query.error instanceof ApiError && [400, 401, 404].includes(query.error.status);
  return isMissing ? (
    <OrderNotFound />
  ) : (
    <ErrorState
      error={query.error}
      onRetry={() => void query.refetch()}
      title={t('tracking.notLoaded')}
      titleOrder={1}
    />
  );
}

function Tracking({ order }: { order: OrderView }) {
  const t = useText();
  const title = t('tracking.title', { id: order.id });
  const status = t(`status.${order.status}`);
  return (
    <Container size="lg" py="xl">
      <div className={classes.head}>
        <div>
          <PageTitle windowTitle={`${status} · ${title}`}>{title}</PageTitle>
          <p className={classes.subtitle}>{t('tracking.subtitle')}</p>
        </div>
        <ConnectionLabel explain />
      </div>
      <VisuallyHidden role="status" aria-live="polite">
        {t('tracking.announcement', { id: order.id, status })}
      </VisuallyHidden>
      <div className={classes.columns}>
        <div className={classes.column}>
          <StatusCard order={order} />
          <OrderSteps order={order} />
        </div>
        <div className={classes.column}>
          <OrderItems order={order} />
          <OrderDetails order={order} />
          {order.shareToken !== null && !isFinal(order.status) && <ShareOrder id={order.id} token={order.shareToken} />}
        </div>
      </div>
    </Container>
  );
}

export function OrderNotFound() {
  const t = useText();
  const { user } = useCurrentUser();
  const here = useRouterState({ select: ({ location }) => location.href });
  useDocumentTitle(t('tracking.notFound'));
  return (
    <EmptyState
      icon={<IconReceiptOff size={44} stroke={1.6} />}
      title={t('tracking.notFound')}
      titleOrder={1}
      action={
        user === null ? (
          <ButtonLink to="/auth" search={{ redirect: here }} size="md">
            {t('action.logIn')}
          </ButtonLink>
        ) : (
          <ButtonLink to="/orders" size="md">
            {t('header.orders')}
          </ButtonLink>
        )
      }
    >
      {user === null ? t('tracking.notFoundAnonymous') : t('tracking.notFoundText')}
    </EmptyState>
  );
}
