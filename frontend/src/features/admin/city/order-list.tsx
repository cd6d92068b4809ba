import type { CityOrderView } from '@contracts/admin/admin-city.ts';
import { Button, Title } from '@mantine/core';
import { IconFilterOff, IconToolsKitchen2 } from '@tabler/icons-react';
import { useState } from 'react';
import { EmptyState } from '../../../components/notices/empty-state.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { PlacedRider } from './city-facts.ts';
import { isNarrowed, UNFILTERED, type CitySearch } from './city-search.ts';
import classes from './city.module.css';
import { OrderRow } from './order-row.tsx';

/** The most urgent ones; the others are a click away. */
const FIRST = 10;
const MORE = 40;

interface Props {
  orders: readonly CityOrderView[];
  late: ReadonlySet<number>;
  riders: readonly PlacedRider[];
  cityName: string;
  search: CitySearch;
  change: (next: Partial<CitySearch>) => void;
}

/** All that the map shows of orders, in words. */
export function OrderList({ orders, late, riders, cityName, search, change }: Props) {
  const t = useText();
  const [most, setMost] = useState(FIRST);
  const left = orders.length - most;
  return (
    <section aria-labelledby="city-orders" className={classes.section}>
      <Title order={2} size="h4" id="city-orders">
        {t('tables.openOrders')}
      </Title>
      {orders.length === 0 && (
        <EmptyState
          icon={<IconToolsKitchen2 size={40} stroke={1.6} />}
          tone="slate"
          titleOrder={3}
          title={isNarrowed(search) ? t('tables.nothing') : t('adminCity.empty', { city: cityName })}
          action={
            isNarrowed(search) && (
              <Button
                variant="default"
                mih={44}
                leftSection={<IconFilterOff size={18} aria-hidden />}
                onClick={() => change(UNFILTERED)}
              >
                {t('tables.clear')}
              </Button>
            )
          }
        >
          {!isNarrowed(search) && t('adminCity.emptyText')}
        </EmptyState>
      )}
      {orders.length > 0 && (
        <ul className={classes.rows}>
          {orders.slice(0, most).map((order) => (
            <OrderRow
              key={order.id}
              order={order}
              isLate={late.has(order.id)}
              rider={riders.find(({ id }) => id === order.riderId) ?? null}
              onOpen={() => change({ id: order.id })}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button variant="default" mih={44} onClick={() => setMost(most + MORE)}>
          {t('adminCity.more', { count: left })}
        </Button>
      )}
    </section>
  );
}
