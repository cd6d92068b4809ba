import type { UnconfirmedOrderView } from '@contracts/orders/order-views.ts';
import { Stack, Text } from '@mantine/core';
import { IconClockOff, IconMailCheck } from '@tabler/icons-react';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Navigate, useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { BusyButton } from '../../components/buttons/busy-button.tsx';
import { EmptyState } from '../../components/notices/empty-state.tsx';
import { ErrorState } from '../../components/notices/error-state.tsx';
import { ButtonLink, HomeLink } from '../../components/links.tsx';
import { PageSkeleton } from '../../components/page/page-skeleton.tsx';
import { useDescribeError } from '../../components/notices/use-describe-error.ts';
import { useDocumentTitle } from '../../components/page/use-document-title.ts';
import { useText } from '../../i18n/use-text.ts';
import { isApiError } from '../../lib/http/http.ts';
import { confirmOrder, unconfirmedOrderQuery } from '../../lib/api/unconfirmed-orders.ts';
import { formatTime } from '../../lib/format/dates/dates.ts';
import { useRememberGuestOrder } from '../../domain/orders/guest-orders.ts';

/** What stands behind `#` in the e-mail's link, taken out of the address bar at once. */
function useTokenOfLink(id: string): string {
  const navigate = useNavigate();
  const [token] = useState(() => window.location.hash.slice(1));
  useEffect(() => {
    if (token !== '') void navigate({ to: '/order/$id', params: { id }, hash: '', replace: true });
  }, [token, id, navigate]);
  return token;
}

/** A guest's order that the kitchen gets when its guest has confirmed it: on the way there, and behind the e-mail's link. */
export default function UnconfirmedScreen({ id }: { id: string }) {
  const t = useText();
  const token = useTokenOfLink(id);
  const query = useQuery(unconfirmedOrderQuery(id));
  if (query.isPending) return <PageSkeleton blocks={[220]} />;
  if (query.data) return <Unconfirmed order={query.data} token={token} />;
  if (isApiError(query.error, 'not_found')) return <Expired />;
  return (
    <ErrorState
      error={query.error}
      onRetry={() => void query.refetch()}
      title={t('tracking.notLoaded')}
      titleOrder={1}
    />
  );
}

function Unconfirmed({ order, token }: { order: UnconfirmedOrderView; token: string }) {
  if (order.state === 'expired') return <Expired restaurantId={order.restaurantId} />;
  if (order.orderId !== null) return <Confirmed id={order.orderId} token={order.guestToken} />;
  return <Waiting order={order} token={token} />;
}

/** To the order's own screen, which this device finds again from now on. */
function Confirmed({ id, token }: { id: number; token: string | null }) {
  const remember = useRememberGuestOrder();
  useEffect(() => {
    if (token !== null) remember({ id, token });
  }, [id, token, remember]);
  return <Navigate to="/order/$id" params={{ id: String(id) }} search={token === null ? {} : { t: token }} replace />;
}

function Waiting({ order, token }: { order: UnconfirmedOrderView; token: string }) {
  const t = useText();
  const describe = useDescribeError();
  const confirm = useMutation({ mutationFn: () => confirmOrder(order.unconfirmedId, token) });
  const title = t('tracking.unconfirmed');
  useDocumentTitle(title);
  if (confirm.data) return <Confirmed id={confirm.data.id} token={confirm.data.guestToken} />;
  const values = { name: order.restaurantName, time: formatTime(order.expiresAt) };
  const isAsked = token !== '';
  return (
    <EmptyState
      icon={<IconMailCheck size={44} stroke={1.6} />}
      title={title}
      titleOrder={1}
      action={
        isAsked ? (
          <Stack align="center">
            <BusyButton size="lg" isBusy={confirm.isPending} onClick={() => confirm.mutate()}>
              {t('tracking.confirm')}
            </BusyButton>
            {confirm.error && (
              <Text role="alert" c="var(--mantine-color-error)" ta="center" maw={440}>
                {describe(confirm.error)}
              </Text>
            )}
          </Stack>
        ) : (
          <Text role="status" c="dimmed" ta="center" maw={440}>
            {t('tracking.unconfirmedWaiting')}
          </Text>
        )
      }
    >
      {t(isAsked ? 'tracking.confirmText' : 'tracking.unconfirmedText', values)}
    </EmptyState>
  );
}

function Expired({ restaurantId }: { restaurantId?: number }) {
  const t = useText();
  const title = t('tracking.unconfirmedExpired');
  useDocumentTitle(title);
  return (
    <EmptyState
      icon={<IconClockOff size={44} stroke={1.6} />}
      tone="slate"
      title={title}
      titleOrder={1}
      action={
        restaurantId === undefined ? (
          <HomeLink>{t('notFound.home')}</HomeLink>
        ) : (
          <ButtonLink to="/restaurant/$id" params={{ id: String(restaurantId) }} size="md">
            {t('tracking.unconfirmedAgain')}
          </ButtonLink>
        )
      }
    >
      {t('tracking.unconfirmedExpiredText')}
    </EmptyState>
  );
}
