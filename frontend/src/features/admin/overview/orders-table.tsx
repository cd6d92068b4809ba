import type { AdminOrderView } from '@contracts/admin/admin-views.ts';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DataTable } from '../../../components/table/data-table.tsx';
import { orderColumns } from '../orders/order-columns.tsx';
import { RowButton } from '../../../components/table/row-button.tsx';

const OrderDrawer = lazyPart(() => import('../orders/order-drawer.tsx'));

interface Props {
  label: string;
  /** Undefined while they are on their way. */
  orders: readonly AdminOrderView[] | undefined;
  emptyText?: string;
}

/** A few orders that move as they move; what is open is known here alone. */
export function OrdersTable({ label, orders, emptyText }: Props) {
  const t = useText();
  const [openId, setOpenId] = useState<number | null>(null);
  return (
    <>
      <DataTable
        label={label}
        columns={orderColumns(t)}
        rows={orders}
        emptyText={emptyText ?? t('admin.orders.empty')}
        newsOf={(order) => ({ version: order.version, bornAt: order.createdAt })}
        onOpen={(order) => setOpenId(order.id)}
        actions={(order) => (
          <RowButton of={`#${order.id}`} onClick={() => setOpenId(order.id)}>
            {t('admin.action.details')}
          </RowButton>
        )}
      />
      {openId !== null && (
        <Suspense>
          <OrderDrawer id={openId} onClose={() => setOpenId(null)} />
        </Suspense>
      )}
    </>
  );
}
