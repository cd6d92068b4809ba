import { CITIES, CITY_LABELS, PAYMENT_METHODS, PAYMENT_STATUSES } from '@contracts/constants.ts';
import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceFilter, DaysFilter, OnlyButton } from '../../../components/forms/choice-filter.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { orderColumns } from './order-columns.tsx';
import { RowButton } from '../../../components/table/row-button.tsx';
import { TableEmpty } from '../../../components/table/table-empty.tsx';
import { AdminTableScreen } from '../tables/admin-table-screen.tsx';
import classes from '../../../components/table/table-screen.module.css';
import { OPEN_ORDERS, parseOrdersSearch, STATUS_CHOICES, type OrdersSearch } from '../tables/admin-search.ts';
import { useLiveOrders } from './use-live-orders.ts';

const OrderDrawer = lazyPart(() => import('./order-drawer.tsx'));
const route = getRouteApi('/admin/dashboard/orders');

export function AdminOrdersScreen() {
  const t = useText();
  const search = route.useSearch({ select: parseOrdersSearch, structuralSharing: true });
  const navigate = route.useNavigate();
  const change = (next: Partial<OrdersSearch>) =>
    void navigate({
      // Whatever is chosen anew begins on its first page.
      search: (current) => parseOrdersSearch({ ...current, ...(!('id' in next) && { pages: undefined }), ...next }),
      // Each letter that is added to a search text is no step of its own.
      replace: 'q' in next && search.q !== undefined,
      resetScroll: false,
    });
  const { filter, page, error, isStale, read, newOrders } = useLiveOrders(search);
  const title = t('admin.nav.orders');
  const open = (id: number) => change({ id });
  return (
    <>
      <AdminTableScreen
        title={title}
        table="orders"
        search={search}
        filter={filter}
        change={change}
        page={page}
        isStale={isStale}
        error={error}
        onRetry={read}
        filters={<OrderFilters search={search} change={change} />}
        news={
          <div role="status">
            {newOrders > 0 && (
              <Button
                className={classes.news}
                variant="light"
                mih={44}
                leftSection={<IconArrowUp size={18} aria-hidden />}
                onClick={read}
              >
                {t('tables.newOrders', { count: newOrders })}
              </Button>
            )}
          </div>
        }
      >
        {page?.items.length === 0 ? (
          <TableEmpty search={search} change={change} emptyText={t('admin.orders.empty')} />
        ) : (
          <DataTable
            label={title}
            columns={orderColumns(t)}
            rows={page?.items}
            emptyText=""
            isStale={isStale}
            sort={search.sort ?? 'newest'}
            onSort={(sort) => change({ sort })}
            newsOf={(order) => ({ version: order.version, bornAt: order.createdAt })}
            onOpen={(order) => open(order.id)}
            actions={(order) => (
              <RowButton of={`#${order.id}`} onClick={() => open(order.id)}>
                {t('admin.action.details')}
              </RowButton>
            )}
          />
        )}
      </AdminTableScreen>
      {search.id !== undefined && (
        <Suspense>
          <OrderDrawer id={search.id} onClose={() => change({ id: undefined })} />
        </Suspense>
      )}
    </>
  );
}

interface FilterProps {
  search: OrdersSearch;
  change: (next: Partial<OrdersSearch>) => void;
}

function OrderFilters({ search, change }: FilterProps) {
  const t = useText();
  return (
    <>
      <ChoiceFilter
        label={t('admin.orders.status')}
        value={search.status}
        choices={STATUS_CHOICES}
        labelOf={(status) => (status === OPEN_ORDERS ? t('tables.openOrders') : t(`status.${status}`))}
        onChange={(status) => change({ status })}
      />
      <ChoiceFilter
        label={t('header.city')}
        value={search.city}
        choices={CITIES}
        labelOf={(city) => CITY_LABELS[city]}
        onChange={(city) => change({ city })}
      />
      <ChoiceFilter
        label={t('admin.orders.payment')}
        value={search.paymentMethod}
        choices={PAYMENT_METHODS}
        labelOf={(method) => t(`payment.${method}`)}
        onChange={(paymentMethod) => change({ paymentMethod })}
      />
      <ChoiceFilter
        label={t('admin.orders.paymentStatus')}
        value={search.paymentStatus}
        choices={PAYMENT_STATUSES}
        labelOf={(status) => t(`paymentStatus.${status}`)}
        onChange={(paymentStatus) => change({ paymentStatus })}
      />
      <DaysFilter from={search.from} to={search.to} change={change} />
      <ChoiceFilter
        label={t('tables.sort')}
        value={search.sort}
        choices={['oldest']}
        labelOf={() => t('tables.sort.oldest')}
        allLabel={t('tables.sort.newest')}
        onChange={(sort) => change({ sort })}
      />
      {search.restaurantId !== undefined && (
        <OnlyButton onClick={() => change({ restaurantId: undefined })}>
          {t('tables.onlyRestaurant', { id: search.restaurantId })}
        </OnlyButton>
      )}
      {search.userId !== undefined && (
        <OnlyButton onClick={() => change({ userId: undefined })}>
          {t('tables.onlyUser', { id: search.userId })}
        </OnlyButton>
      )}
    </>
  );
}
