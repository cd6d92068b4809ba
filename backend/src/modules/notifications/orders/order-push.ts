/** What a device shows of an order's step, in the customer's language. Pure. */
import type { PushMessage } from '../../../contracts/accounts/account.ts';
import { isStepBack } from '../../../contracts/orders/order-status.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { formatDateTime, formatTime } from '../../../money/formats.ts';
import { type Notice, orderPath, plannedFor, reasonIn, type Step } from './notice.ts';

/**
 * Null for the placing: whoever has just ordered knows. Where nobody is signed in the link is the one for watching,
 * since a browser may have been subscribed with no more than that.
 */
export function writeOrderPush(notice: Notice, step: Step, isSignedIn: boolean): PushMessage | null {
  const { status } = step;
  if (status === 'pending') return null;
  const { language, orderId, version, estimatedFrom, estimatedTo } = notice;
  const reason = reasonIn(language, notice);
  const planned = plannedFor(notice, step);
  const isBack = isStepBack(step.previousStatus, status) && (status === 'preparing' || status === 'delivering');
  const parts = [
    planned === null
      ? textOf(language, isBack ? `push.back.${status}` : `push.${status}`, { id: orderId })
      : textOf(language, 'push.planned', { id: orderId, time: formatDateTime(planned, language) }),
  ];
  if (status === 'cancelled' && reason !== null) {
    parts.push(textOf(language, 'mail.cancelled.reason', { reason }));
  }
  const isUnderWay = (status === 'preparing' || status === 'delivering') && planned === null;
  if (isUnderWay && estimatedFrom !== null && estimatedTo !== null) {
    const range = `${formatTime(estimatedFrom)}–${formatTime(estimatedTo)}`;
    parts.push(textOf(language, 'mail.arrival', { range }));
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
