/** What a device shows of an order's step, in the customer's language. Pure. */
import type { PushMessage } from '../../../contracts/accounts/account.ts';
import { isStepBack } from '../../../contracts/orders/order-status.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { orderTextOf } from '../../../texts/order-text.ts';
import { formatDateTime } from '../../../money/formats.ts';
import { arrivalText, type Notice, oneLine, orderPath, plannedFor, reasonIn, type Step } from './notice.ts';

/**
 * Null for the placing: whoever has just ordered knows. Where nobody is signed in the link is the one for watching,
 * since a browser may have been subscribed with no more than that.
 */
export function writeOrderPush(notice: Notice, step: Step, isSignedIn: boolean): PushMessage | null {
  const { status } = step;
  if (status === 'pending') return null;
  const { language, orderId, version, fulfilment, handoverCode } = notice;
  const reason = reasonIn(language, notice);
  const planned = plannedFor(notice, step);
  const isBack = isStepBack(step.previousStatus, status) && (status === 'preparing' || status === 'delivering');
  const parts = [
    planned === null
      ? orderTextOf(notice, isBack ? `push.back.${status}` : `push.${status}`, {
          id: orderId,
          address: oneLine(notice.restaurant.address),
        })
      : textOf(language, 'push.planned', { id: orderId, time: formatDateTime(planned, language) }),
  ];
  if (status === 'cancelled' && reason !== null) {
    parts.push(textOf(language, 'mail.cancelled.reason', { reason }));
  }
  // What is there to be fetched arrives nowhere.
  const isUnderWay = status === 'preparing' || (status === 'delivering' && fulfilment === 'delivery');
  const arrival = isUnderWay && planned === null ? arrivalText(notice) : null;
  if (arrival !== null) parts.push(arrival);
  // Whoever follows a shared link may be behind the others, and fetches nothing.
  if (status === 'delivering' && handoverCode !== null && isSignedIn) {
    parts.push(textOf(language, fulfilment === 'pickup' ? 'pickup.show' : 'handover.show', { code: handoverCode }));
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
