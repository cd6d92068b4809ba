import type { OrderStatus } from '../../src/contracts/order-status.ts';

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
