/** Steps on their way to the server: the board shows their outcome at once, and takes it back when it is refused. Pure. */
import type { EstimateStep } from '@contracts/constants.ts';
import type { OrderStatus, UndoableStatus } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';

export interface Step {
  orderId: number;
  /** Where the order goes; null for a change that moves no card. */
  status: OrderStatus | null;
  /** By how much the estimate is put off; null for another change. */
  minutes: EstimateStep | null;
  /** Of the order that was stepped on. What happened to it meanwhile is truer than what was wished. */
  version: number | undefined;
}

/** What a change is known by while it is under way. */
export type StepKind = Partial<Pick<Step, 'status' | 'minutes'>>;

export function shownOrders(
  orders: readonly RestaurantOrderView[],
  steps: readonly Step[],
): readonly RestaurantOrderView[] {
  if (steps.every(({ status }) => status === null)) return orders;
  return orders.map((order) => {
    const step = steps.find(({ orderId }) => orderId === order.id);
    const isAhead = step !== undefined && step.status !== null && step.version === order.version;
    return isAhead && step.status !== null ? { ...order, status: step.status } : order;
  });
}

/** Where taking a step back leads. A cancelled order may have been anywhere: the answer says where it goes. */
export const STATUS_BEFORE: Readonly<Record<UndoableStatus, OrderStatus | null>> = {
  delivering: 'preparing',
  delivered: 'delivering',
  cancelled: null,
};
