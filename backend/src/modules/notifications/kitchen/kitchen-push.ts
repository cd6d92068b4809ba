/** What a restaurant's devices show when nobody there answers, in its language. Pure. */
import type { PushMessage } from '../../../contracts/accounts/account.ts';
import { textOf } from '../../../texts/catalogue.ts';
import { formatTime } from '../../../money/formats.ts';
import type { Alert, KitchenAlert } from './kitchen-alert.repository.ts';
import type { AlertTopic } from './kitchen-mail.ts';

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
