import { paymentKey, paymentStatusKey, statusKey } from '@contracts/orders/status-words.ts';
import type { AdminOrderDetailView } from '@contracts/admin/admin.ts';
import { Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { TextLink } from '../../../components/links.tsx';
import { Money } from '../../../components/money.tsx';
import { loadTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/use-text.ts';
import { adminOrderQuery } from '../../../lib/api/admin/admin-tables.ts';
import { formatDateTime, formatTimeRange } from '../../../lib/format/dates/dates.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';
import { StatusBadge } from '../../../domain/orders/status-badge.tsx';
import { languageName } from '../../../lib/format/labels.ts';
import { DetailDrawer } from '../../../components/dialogs/detail-drawer.tsx';
import { DetailList, DetailSection } from '../../../components/dialogs/detail-list.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderCalls } from './order-calls.tsx';
import { OrderEvents, OrderLines, OrderTimeline } from './order-parts.tsx';
import { emailDetail } from '../../../domain/admin/contact-details.tsx';

const ArrivalReckoning = lazyPart(async () => {
  await loadTexts('ride');
  return import('../../../domain/orders/arrival-reason/arrival-reckoning.tsx');
});

interface Props {
  id: number;
  onClose: () => void;
}

/** Everything about one order, live, and what may be done about it. */
export default function OrderDrawer({ id, onClose }: Props) {
  const t = useText();
  const query = useQuery(adminOrderQuery(id));
  useLive('admin', {
    queryKey: adminOrderQuery(id).queryKey,
    events: { 'order:updated': (held, { orderId }) => (orderId === id ? READ_ANEW : held) },
  });
  return (
    <DetailDrawer title={t('admin.orders.one', { id })} query={query} onClose={onClose}>
      {(detail) => (
        <>
          <Stack>
            <div aria-live="polite">
              <StatusBadge
                status={detail.order.status}
                label={t(statusKey(detail.order.status, detail.order.fulfilment))}
                fulfilment={detail.order.fulfilment}
              />
            </div>
            <OrderCalls detail={detail} />
            <OrderActions order={detail.order} onDone={() => void query.refetch()} />
          </Stack>
          <OrderFacts detail={detail} />
          <Suspense>
            <ArrivalReckoning order={detail.order} />
          </Suspense>
          <DetailSection title={t('tables.timeline')}>
            <OrderTimeline events={detail.events} fulfilment={detail.order.fulfilment} />
          </DetailSection>
          <DetailSection title={t('tables.dishes')}>
            <OrderLines order={detail.order} />
          </DetailSection>
          <Customer customer={detail.customer} />
          <Restaurant restaurant={detail.restaurant} />
          <DetailSection title={t('tables.events')}>
            <OrderEvents events={detail.events} fulfilment={detail.order.fulfilment} />
          </DetailSection>
        </>
      )}
    </DetailDrawer>
  );
}

function OrderFacts({ detail: { order, rider } }: { detail: AdminOrderDetailView }) {
  const t = useText();
  const { reason, cancelNote, estimatedFrom, estimatedTo, scheduledFor, notes, deliveryNotes } = order;
  return (
    <DetailList
      details={[
        { label: t('admin.orders.date'), value: formatDateTime(order.createdAt, t.language) },
        scheduledFor !== null && { label: t('tables.scheduled'), value: formatDateTime(scheduledFor, t.language) },
        estimatedFrom !== null &&
          estimatedTo !== null && { label: t('tables.estimate'), value: formatTimeRange(estimatedFrom, estimatedTo) },
        { label: t('admin.orders.amount'), value: <Money euro={order.totalWithTip} /> },
        { label: t('admin.orders.payment'), value: t(paymentKey(order.paymentMethod, order.fulfilment)) },
        { label: t('admin.orders.paymentStatus'), value: t(paymentStatusKey(order.paymentStatus, order.fulfilment)) },
        reason !== null && {
          label: t('admin.orders.reason'),
          value: cancelNote === null ? t(`reason.${reason}`) : `${t(`reason.${reason}`)}: ${cancelNote}`,
        },
        { label: t('tables.fulfilment'), value: t(`tables.fulfilment.${order.fulfilment}`) },
        order.fulfilment === 'delivery' && {
          label: t('tables.deliverTo'),
          value: order.deliveryAddress ?? t('common.notSpecified'),
        },
        rider !== null && { label: t('tables.rider'), value: t('tables.riderThrough', { name: rider.name }) },
        deliveryNotes !== null && { label: t('tables.deliveryNotes'), value: deliveryNotes },
        notes !== null && { label: t('tables.notes'), value: notes },
      ]}
    />
  );
}

function Customer({ customer }: Pick<AdminOrderDetailView, 'customer'>) {
  const t = useText();
  const { userId, name, email, language, isGuest } = customer;
  return (
    <DetailSection title={t('admin.orders.customer')}>
      <DetailList
        details={[
          {
            label: t('admin.users.name'),
            value:
              userId === null ? (
                `${name ?? t('common.notSpecified')}${isGuest ? ` (${t('tables.guest')})` : ''}`
              ) : (
                <TextLink to="/admin/dashboard/users" search={{ id: userId }}>
                  {name ?? `#${String(userId)}`}
                </TextLink>
              ),
          },
          email !== null && emailDetail(t, email),
          { label: t('tables.language'), value: languageName(language) },
        ]}
      />
    </DetailSection>
  );
}

function Restaurant({ restaurant }: Pick<AdminOrderDetailView, 'restaurant'>) {
  const t = useText();
  const { id, name, email } = restaurant;
  return (
    <DetailSection title={t('admin.orders.restaurant')}>
      <DetailList
        details={[
          {
            label: t('admin.restaurants.name'),
            value: (
              <TextLink to="/admin/dashboard/restaurants" search={{ id }}>
                {name}
              </TextLink>
            ),
          },
          emailDetail(t, email),
        ]}
      />
    </DetailSection>
  );
}
