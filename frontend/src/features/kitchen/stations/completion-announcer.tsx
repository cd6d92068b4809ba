import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useEffect, useRef, useState } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { isDone } from '../lines/at-station.ts';
import { useStations } from './stations-context.ts';

/** Tells screen readers at the pass that the last station is done with an order. */
export function CompletionAnnouncer({ orders }: { orders: readonly RestaurantOrderView[] }) {
  const t = useText();
  const stations = useStations();
  const isAtPass = stations !== null && stations.own === null;
  const [text, setText] = useState('');
  const knownIds = useRef<ReadonlySet<number> | null>(null);

  useEffect(() => {
    const doneIds = orders.filter(({ status, items }) => status === 'preparing' && isDone(items)).map(({ id }) => id);
    const known = knownIds.current;
    knownIds.current = new Set(doneIds);
    // What was done before the screen was opened is no news.
    const newId = doneIds.find((id) => known !== null && !known.has(id));
    if (isAtPass && newId !== undefined) setText(t('queue.station.completeOrder', { id: newId }));
  }, [isAtPass, orders, t]);

  return (
    <span className="spoken" role="status">
      {text}
    </span>
  );
}
