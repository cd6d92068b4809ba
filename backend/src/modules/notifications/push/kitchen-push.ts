/** What a restaurant's devices show when nobody there answers, in its language. Pure. */
import type { PushMessage } from '../../../contracts/account.ts';
import { textOf } from '../../../http/catalogue.ts';
import type { Alert } from '../../../events/alert-queue.ts';
import { formatTime } from '../../receipts/formats.ts';
import type { KitchenAlert } from '../kitchen-alert.repository.ts';
import type { AlertTopic } from '../mail/kitchen-mail.ts';

export function writeKitchenPush(topic: AlertTopic, event: Alert, { restaurant, order }: KitchenAlert): PushMessage {
  const deadline = order === null ? '' : formatTime(order.acceptDeadlineAt);
  const promised = order?.estimatedTo ? formatTime(order.estimatedTo) : '';
  return {
    title: restaurant.name,
    body: textOf(restaurant.language, `push.kitchen.${topic}`, { id: order?.id ?? '', deadline, promised }),
    tag: order === null ? `kitchen-${topic}` : `kitchen-order-${String(order.id)}`,
    url: '/restaurant/dashboard/orders',
    orderId: order?.id ?? null,
    // Events are numbered in the order in which they happened.
    version: event.eventId,
    status: null,
  };
}
