import type { CityOrderView } from '@contracts/admin/admin-city.ts';
import { Button, Title } from '@mantine/core';
import { IconFilterOff, IconToolsKitchen2 } from '@tabler/icons-react';
import { useState } from 'react';
import { MoreButton } from '../../../components/buttons/more-button.tsx';
import { EmptyState } from '../../../components/notices/empty-state.tsx';
import { useMore } from '../../../components/use-more.ts';
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
  const nextPage = { isReading: false, read: () => setMost(most + MORE) };
  const [list, more] = useMore<HTMLUListElement>(nextPage, Math.min(orders.length, most), buttonAt);
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
        <ul className={classes.rows} ref={list}>
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
        <MoreButton isReading={more.isReading} onClick={more.read}>
          {t('adminCity.more', { count: left })}
        </MoreButton>
      )}
    </section>
  );
}

function buttonAt(list: HTMLElement, place: number): HTMLElement | null | undefined {
  return list.children[place]?.querySelector('button');
}
