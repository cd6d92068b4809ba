import type { AdminOrderView } from '@contracts/admin/admin-views.ts';
import { paymentKey, statusKey } from '@contracts/orders/status-words.ts';
import { Badge } from '@mantine/core';
import { Money } from '../../../components/money.tsx';
import type { Translate } from '../../../i18n/texts.ts';
import { formatShortDate, formatTime } from '../../../lib/format/dates/dates.ts';
import { StatusBadge } from '../../../domain/orders/status-badge.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';

const dateOf = (order: AdminOrderView) => `${formatShortDate(order.createdAt)}, ${formatTime(order.createdAt)}`;

export const orderColumns = (t: Translate): DataColumn<AdminOrderView>[] => [
  {
    key: 'id',
    title: t('admin.orders.id'),
    cell: ({ id, fulfilment }) => (
      <>
        {`#${id}`} {fulfilment === 'pickup' && <Badge variant="light">{t('tables.fulfilment.pickup')}</Badge>}
      </>
    ),
  },
  { key: 'customer', title: t('admin.orders.customer'), cell: (order) => order.userName },
  { key: 'restaurant', title: t('admin.orders.restaurant'), cell: (order) => order.restaurantName },
  {
    key: 'amount',
    title: t('admin.orders.amount'),
    cell: (order) => <Money euro={order.totalAmount} />,
    align: 'end',
  },
  {
    key: 'payment',
    title: t('admin.orders.payment'),
    cell: (order) => t(paymentKey(order.paymentMethod, order.fulfilment)),
  },
  {
    key: 'status',
    title: t('admin.orders.status'),
    cell: ({ status, fulfilment }) => (
      <StatusBadge status={status} label={t(statusKey(status, fulfilment))} fulfilment={fulfilment} />
    ),
  },
  {
    key: 'date',
    title: t('admin.orders.date'),
    cell: (order) => <time dateTime={order.createdAt}>{dateOf(order)}</time>,
    sorts: { ascending: 'oldest', descending: 'newest' },
  },
];
