import { isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { useNow } from '../../../components/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { arrivalOf } from '../../../domain/orders/arrival.ts';

const LATE_CHECK_MS = 15_000;

interface Headline {
  text: string;
  /** As it is announced: that an order is late is news once, and not anew with each minute. */
  spoken: string;
}

/** What matters most now: when it arrives, or how it ended. */
export function useHeadline(order: OrderView): Headline {
  const t = useText();
  const { status } = order;
  const now = useNow(isFinal(status) ? null : LATE_CHECK_MS);
  const same = (text: string): Headline => ({ text, spoken: text });
  if (status === 'cancelled') return same(t('tracking.cancelledTitle'));
  const isPickup = order.fulfilment === 'pickup';
  if (isPickup && status === 'delivering') return same(t('pickup.tracking.deliveringText'));
  if (status === 'delivered') return same(t(isPickup ? 'pickup.status.delivered' : 'tracking.deliveredTitle'));
  const arrival = arrivalOf(order, now);
  if (arrival === null) return same(t('tracking.soon'));
  const text = t(arrival.key, arrival.values);
  return arrival.key === 'tracking.lateBy' ? { text, spoken: t('tracking.late') } : same(text);
}
