import { useText } from '../../i18n/use-text.ts';
import { OrdersTable } from './orders-table.tsx';
import { TableScreen } from './table-screen.tsx';
import { useAdminLive } from './use-admin-live.ts';

export function AdminOrdersScreen() {
  const t = useText();
  const { live, error, read } = useAdminLive();
  const title = t('admin.nav.orders');
  return (
    <TableScreen
      title={title}
      rows={live?.isListed ? live.orders : undefined}
      error={error}
      onRetry={read}
      textsOf={(order) => [
        `#${order.id}`,
        order.userName,
        order.restaurantName,
        t(`status.${order.status}`),
        t(`payment.${order.paymentMethod}`),
      ]}
    >
      {(orders, emptyText) => (
        <OrdersTable label={title} orders={orders} {...(emptyText !== undefined && { emptyText })} />
      )}
    </TableScreen>
  );
}
