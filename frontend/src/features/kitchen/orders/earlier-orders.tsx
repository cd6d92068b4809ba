import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { Title } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { MoreButton } from '../../../components/buttons/more-button.tsx';
import { useDescribePanelError } from '../../../components/notices/use-describe-panel-error.ts';
import { useText } from '../../../i18n/use-text.ts';
import { DoneOrder } from '../order-card/done-order.tsx';
import classes from './orders-screen.module.css';
import type { OlderOrders } from './use-older-orders.ts';

interface Props {
  orders: readonly RestaurantOrderView[];
  older: OlderOrders;
}

/** Finished before today, and the way to all that came before. */
export function EarlierOrders({ orders, older }: Props) {
  const t = useText();
  const describe = useDescribePanelError();
  const list = useRef<HTMLDivElement>(null);
  const knownIds = useRef<ReadonlySet<number> | null>(null);
  // Who asked for more by keyboard goes on at the first of the new ones, which stand where their time puts them.
  useEffect(() => {
    const known = knownIds.current;
    const place = known ? orders.findIndex(({ id }) => !known.has(id)) : -1;
    if (place < 0) return;
    knownIds.current = null;
    list.current?.children[place]?.querySelector('summary')?.focus({ preventScroll: true });
  }, [orders]);
  if (orders.length === 0 && !older.hasMore) return null;
  return (
    <section className={classes.earlier} aria-labelledby="earlier-orders">
      <Title order={2} size="h3" id="earlier-orders">
        {t('kitchen.earlier')}
      </Title>
      <div className={classes.earlierList} ref={list}>
        {orders.map((order) => (
          <DoneOrder key={order.id} order={order} withDate />
        ))}
      </div>
      <p className={classes.olderFailure} role="alert">
        {older.error && describe(older.error)}
      </p>
      {older.hasMore && (
        <MoreButton
          isReading={older.isReading}
          onClick={() => {
            knownIds.current = new Set(orders.map(({ id }) => id));
            older.readMore();
          }}
        >
          {t('kitchen.older')}
        </MoreButton>
      )}
    </section>
  );
}
