import { type OrderStatus, sourcesOf } from '../../../backend/src/contracts/orders/order-status.ts';
import { promiseOf } from '../../../backend/src/modules/orders/status/order.estimate.ts';
import type { StatusMove } from '../../../backend/src/modules/orders/order/order.writes.ts';

/** An order's way through a kitchen. */
export const STEPS = ['preparing', 'delivering', 'delivered'] as const satisfies readonly OrderStatus[];

export interface Move {
  readonly orderId: number;
  readonly status: OrderStatus;
}

/** Moves all these orders by one step, then by the next: two changes of one order never meet. Null when all are delivered. */
export function movesOf(orderIds: readonly number[]): () => Move | null {
  let next = 0;
  return () => {
    const status = STEPS[Math.floor(next / orderIds.length)];
    const orderId = orderIds[next % orderIds.length];
    next++;
    return status === undefined || orderId === undefined ? null : { orderId, status };
  };
}

/** Asks for the move in the same way as the product's own use case. */
export function moveByRestaurant({ orderId, status }: Move, restaurantId: number): StatusMove {
  return {
    orderId,
    to: status,
    actor: 'restaurant',
    actorId: restaurantId,
    staffId: null,
    sessionId: null,
    from: sourcesOf(status, 'restaurant'),
    expectedVersion: null,
    reason: null,
    note: null,
    ...promiseOf(status, undefined, null),
    onlyWhenLapsed: false,
    guestToken: null,
  };
}
