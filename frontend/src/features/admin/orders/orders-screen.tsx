import { PAYMENT_METHODS, PAYMENT_STATUSES } from '@contracts/constants.ts';
import { FULFILMENTS } from '@contracts/orders/fulfilment.ts';
import { Button } from '@mantine/core';
import { IconArrowUp } from '@tabler/icons-react';
import { Suspense } from 'react';
import { lazyPart } from '../../../components/lazy-part.ts';
import { useText } from '../../../i18n/use-text.ts';
import { ChoiceFilter, CityFilter, DaysFilter, OnlyButton } from '../../../components/forms/choice-filter.tsx';
import { orderColumns } from './order-columns.tsx';
import { RowButton } from '../../../components/table/row-button.tsx';
import { useAddressSearch } from '../../../components/table/use-address-search.ts';
import { AdminTableScreen } from '../tables/admin-table-screen.tsx';
import classes from '../../../components/table/table-screen.module.css';
import { OPEN_ORDERS, parseOrdersSearch, STATUS_CHOICES, type OrdersSearch } from '../tables/admin-search.ts';
import { useLiveOrders } from './use-live-orders.ts';

const OrderDrawer = lazyPart(() => import('./order-drawer.tsx'));

export function AdminOrdersScreen() {
  const t = useText();
  const { search, change } = useAddressSearch(parseOrdersSearch);
  const { newOrders, ...state } = useLiveOrders(search);
  return (
    <>
      <AdminTableScreen
        title={t('admin.nav.orders')}
        emptyText={t('admin.orders.empty')}
        table="orders"
        state={state}
        search={search}
        change={change}
        usualSort="newest"
        sorts={['oldest']}
        filters={<OrderFilters search={search} change={change} />}
        narrowed={<Narrowed search={search} change={change} />}
        news={
          <div role="status">
            {newOrders > 0 && (
              <Button
                className={classes.news}
                variant="light"
                mih={44}
                leftSection={<IconArrowUp size={18} aria-hidden />}
                onClick={state.read}
              >
                {t('tables.newOrders', { count: newOrders })}
              </Button>
            )}
          </div>
        }
        columns={orderColumns(t)}
        newsOf={(order) => ({ version: order.version, bornAt: order.createdAt })}
        actions={(order) => (
          <RowButton of={`#${order.id}`} onClick={() => change({ id: order.id })}>
            {t('admin.action.details')}
          </RowButton>
        )}
      />
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
      <CityFilter value={search.city} onChange={(city) => change({ city })} />
      <ChoiceFilter
        label={t('tables.fulfilment')}
        value={search.fulfilment}
        choices={FULFILMENTS}
        labelOf={(fulfilment) => t(`tables.fulfilment.${fulfilment}`)}
        onChange={(fulfilment) => change({ fulfilment })}
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
    </>
  );
}

function Narrowed({ search, change }: FilterProps) {
  const t = useText();
  return (
    <>
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
