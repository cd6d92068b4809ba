import { paymentKey, paymentStatusKey } from '@contracts/orders/status-words.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import { useText } from '../../i18n/use-text.ts';

/** The method says when a payment at the door is due; only what happens online needs a word more. */
export function PaymentText({ order }: { order: OrderView }) {
  const t = useText();
  const { paymentMethod, paymentStatus, fulfilment } = order;
  if (paymentMethod === 'restaurant_pos' && paymentStatus === 'paid') return t('tracking.paidOnline');
  const method = t(paymentKey(paymentMethod, fulfilment));
  // Chosen as online, and due all the same: the restaurant had no POS.
  return paymentStatus === 'due' && paymentMethod !== 'restaurant_pos'
    ? method
    : `${method} · ${t(paymentStatusKey(paymentStatus, fulfilment))}`;
}
