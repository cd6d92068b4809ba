import type { AdminOrderView } from '@contracts/views.ts';
import { lazy, Suspense, useState } from 'react';
import { Money } from '../../components/money.tsx';
import { useText } from '../../i18n/use-text.ts';
import { formatShortDate, formatTime } from '../../lib/format/dates.ts';
import { StatusBadge } from '../orders/status-badge.tsx';
import { DataTable, type DataColumn } from './data-table.tsx';
import { RowButton } from './row-button.tsx';

const DetailDrawer = lazy(() => import('./detail-drawer.tsx'));

interface Props {
  label: string;
  /** Undefined while they are on their way. */
  orders: readonly AdminOrderView[] | undefined;
  emptyText?: string;
}

const dateOf = (order: AdminOrderView) => `${formatShortDate(order.createdAt)}, ${formatTime(order.createdAt)}`;

/** Orders that move as they move. */
export function OrdersTable({ label, orders, emptyText }: Props) {
  const t = useText();
  const [openId, setOpenId] = useState<number | null>(null);
  const open = orders?.find((order) => order.id === openId);

  const columns: DataColumn<AdminOrderView>[] = [
    { key: 'id', title: t('admin.orders.id'), cell: (order) => `#${order.id}` },
    { key: 'customer', title: t('admin.orders.customer'), cell: (order) => order.userName },
    { key: 'restaurant', title: t('admin.orders.restaurant'), cell: (order) => order.restaurantName },
    {
      key: 'amount',
      title: t('admin.orders.amount'),
      cell: (order) => <Money euro={order.totalAmount} />,
      align: 'end',
    },
    { key: 'payment', title: t('admin.orders.payment'), cell: (order) => t(`payment.${order.paymentMethod}`) },
    { key: 'status', title: t('admin.orders.status'), cell: (order) => <StatusBadge status={order.status} /> },
    {
      key: 'date',
      title: t('admin.orders.date'),
      cell: (order) => <time dateTime={order.createdAt}>{dateOf(order)}</time>,
    },
  ];

  return (
    <>
      <DataTable
        label={label}
        columns={columns}
        rows={orders}
        emptyText={emptyText ?? t('admin.orders.empty')}
        newsOf={(order) => ({ version: order.version, bornAt: order.createdAt })}
        actions={(order) => (
          <RowButton of={`#${order.id}`} onClick={() => setOpenId(order.id)}>
            {t('admin.action.details')}
          </RowButton>
        )}
      />
      {open && (
        <Suspense>
          <DetailDrawer
            title={t('admin.orders.one', { id: open.id })}
            onClose={() => setOpenId(null)}
            details={[
              ...columns.slice(1).map((column) => ({ label: column.title, value: column.cell(open) })),
              { label: t('admin.orders.paymentStatus'), value: t(`paymentStatus.${open.paymentStatus}`) },
              ...(open.reason ? [{ label: t('admin.orders.reason'), value: t(`reason.${open.reason}`) }] : []),
            ]}
          />
        </Suspense>
      )}
    </>
  );
}
