import type { DelayCause } from '../../../contracts/orders/prediction.ts';
import type { OrderEvent } from '../../../entities/orders/order-event.entity.ts';

export type PromiseEvent = Pick<OrderEvent, 'status' | 'previousStatus' | 'actor' | 'estimatedTo'>;

/** What moved the latest arrival of an order furthest into the future, by its events; null where it is no later than at first. Pure. */
export function causeOfDelay(events: readonly PromiseEvent[]): DelayCause | null {
  const promised = events.flatMap(({ estimatedTo }) => estimatedTo?.getTime() ?? []);
  if ((promised.at(-1) ?? 0) <= (promised[0] ?? 0)) return null;
  let furthestMs = 0;
  let cause: DelayCause | null = null;
  events.forEach((event, place) => {
    const before = events[place - 1]?.estimatedTo ?? null;
    const ofEvent = causeOf(event);
    if (before === null || event.estimatedTo === null || ofEvent === null) return;
    const byMs = event.estimatedTo.getTime() - before.getTime();
    if (byMs <= furthestMs) return;
    furthestMs = byMs;
    cause = ofEvent;
  });
  // A kitchen that has given the food away needs no more time.
  return cause === 'kitchen' && events.at(-1)?.status === 'delivering' ? 'departure' : cause;
}

/** Null of what says nothing of the arrival, and of a step back: it gives the order the promise that it had. */
function causeOf({ status, previousStatus, actor }: PromiseEvent): DelayCause | null {
  if (status === 'preparing') return previousStatus === 'pending' || previousStatus === 'preparing' ? 'kitchen' : null;
  if (status !== 'delivering') return null;
  if (previousStatus === 'preparing') return 'departure';
  return previousStatus === 'delivering' && actor === 'system' ? 'ride' : null;
}
