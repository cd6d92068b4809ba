/** What a device shows of an order's step, in the customer's language. Pure. */
import type { PushMessage } from '../../../contracts/accounts/account.ts';
import type { OrderStatus } from '../../../contracts/orders/order-status.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { formatTime } from '../../../money/formats.ts';
import { type Notice, orderPath } from './notice.ts';

/**
 * Null for the placing: whoever has just ordered knows. Where nobody is signed in the link is the one for watching,
 * since a browser may have been subscribed with no more than that.
 */
export function writeOrderPush(notice: Notice, status: OrderStatus, isSignedIn: boolean): PushMessage | null {
  if (status === 'pending') return null;
  const { language, orderId, version, reason, estimatedFrom, estimatedTo } = notice;
  const parts = [textOf(language, `push.${status}`, { id: orderId })];
  if (status === 'cancelled' && reason !== null) {
    parts.push(textOf(language, 'mail.cancelled.reason', { reason: textOf(language, `reason.${reason}`) }));
  }
  if ((status === 'preparing' || status === 'delivering') && estimatedFrom !== null && estimatedTo !== null) {
    const range = `${formatTime(estimatedFrom)}–${formatTime(estimatedTo)}`;
    parts.push(textOf(language, 'push.eta', { range }));
  }
  return {
    title: notice.restaurant.name,
    body: parts.join(' '),
    tag: `order-${String(orderId)}`,
    url: orderPath(orderId, isSignedIn ? null : notice.shareToken),
    orderId,
    version,
    status,
  };
}
