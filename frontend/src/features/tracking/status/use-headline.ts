import { isFinal } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { useNow } from '../../../components/use-now.ts';
import { useText } from '../../../i18n/use-text.ts';
import { arrivalOf } from '../../../domain/orders/arrival.ts';

const LATE_CHECK_MS = 15_000;

/** What matters most now: when it arrives, or how it ended. */
export function useHeadline(order: OrderView): string {
  const t = useText();
  const { status, estimatedTo } = order;
  const now = useNow(isFinal(status) ? null : LATE_CHECK_MS);
  if (status === 'cancelled') return t('tracking.cancelledTitle');
  if (status === 'delivered') return t('tracking.deliveredTitle');
  const arrival = arrivalOf(order, now);
  if (arrival === null || estimatedTo === null) return t('tracking.soon');
  return Date.parse(estimatedTo) < now ? t('tracking.late') : t(arrival.key, arrival.values);
}
