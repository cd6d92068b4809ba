/** What the two servers say about an order, read as far as the run needs it. */
import type { OrderUpdatedEvent } from '../../../backend/src/contracts/events/realtime.ts';
import type { View } from './orders.ts';

const START_OF_OBJECT = 0x7b;
const ACKNOWLEDGED = 0x33;

/** Reads an event out of a message; Socket.IO writes its name before it. */
export function eventIn(
  text: Buffer,
): Pick<OrderUpdatedEvent, 'orderId' | 'version' | 'status'> & { sequence?: number } {
  if (text[0] === START_OF_OBJECT) return JSON.parse(text.toString()) as OrderUpdatedEvent;
  const [, event] = JSON.parse(text.toString('utf8', 2)) as [string, OrderUpdatedEvent];
  return event;
}

/** Of the acknowledgement of a subscription; null when it carries no order, as the bare server's. */
export function viewIn(text: Buffer): View | null {
  if (text[1] !== ACKNOWLEDGED) return null;
  const [answer] = JSON.parse(text.toString('utf8', text.indexOf('['))) as [{ snapshot?: View }];
  return answer.snapshot ?? null;
}
