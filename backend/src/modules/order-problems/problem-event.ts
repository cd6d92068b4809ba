import type { OrderProblem } from '../../entities/orders/order-problem.entity.ts';
import type { EventOf } from '../../events/outbox/domain-event.ts';

/** Nothing that somebody wrote is in it: the outbox keeps its rows, and erased words go from everywhere. */
export function problemEvent({
  id: problemId,
  orderId,
  restaurantId,
  version,
}: Pick<OrderProblem, 'id' | 'orderId' | 'restaurantId' | 'version'>): Pick<EventOf<'problem'>, 'payload'> {
  return { payload: { restaurantId, orderId, problemId, version, at: new Date().toISOString() } };
}
