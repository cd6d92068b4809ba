import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import { useEffect, useRef, useState } from 'react';
import { useLanguage, useText } from '../../../i18n/use-text.ts';
import { formatEuro } from '../../../lib/format/money.ts';
import { arrivals } from '../shift/ring.ts';

/** Reads out to screen readers what is new, and what is to be begun. `orders` whose time has come. */
export function OrderAnnouncer({ orders }: { orders: readonly RestaurantOrderView[] }) {
  const t = useText();
  const [language] = useLanguage();
  const [text, setText] = useState('');
  const knownIds = useRef<ReadonlySet<number> | null>(null);

  useEffect(() => {
    const known = knownIds.current;
    knownIds.current = new Set([...(known ?? []), ...orders.map((order) => order.id)]);
    const fresh = arrivals(known ?? new Set(), orders);
    if (fresh.length === 0) return;
    const [first] = fresh;
    // What waits already when the screen opens is said as a number.
    if (known === null || !first || fresh.length > 1) {
      setText(t('kitchen.announce.waiting', { count: fresh.length }));
    } else if (first.status === 'preparing') {
      setText(t('kitchen.announce.start', { id: first.id }));
    } else {
      const dishes = first.items.reduce((sum, item) => sum + item.quantity, 0);
      setText(
        t('kitchen.announce.order', {
          id: first.id,
          name: first.customer_name,
          count: dishes,
          total: formatEuro(first.total_with_tip, language),
        }),
      );
    }
  }, [language, orders, t]);

  return (
    <span className="spoken" role="log" aria-live="assertive" aria-label={t('kitchen.announce.label')}>
      {text}
    </span>
  );
}
