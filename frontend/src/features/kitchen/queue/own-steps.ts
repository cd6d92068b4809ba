/** The last steps that were taken on this device, to be brought back where one of them was wrong. Pure. */
import { RECALL_MINUTES } from '@contracts/constants.ts';
import { isRecallable, isStepBack, ORDER_STATUSES, type RecallableStatus } from '@contracts/orders/order-status.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { OrderChange } from '../../../lib/realtime/orders.ts';

const MOST_STEPS = 10;
const RECALL_MS = RECALL_MINUTES * 60_000;

export interface OwnStep {
  orderId: number;
  status: RecallableStatus;
  /** Of the order after the step. */
  version: number;
  /** By this device's clock, in milliseconds. */
  atMs: number;
}

/** The answer to a call and the event of the same change are one step. */
export function withOwnStep(steps: readonly OwnStep[], event: OrderChange, nowMs: number): OwnStep[] {
  const { orderId, status, previousStatus, version } = event;
  const isStep = status !== previousStatus && !isStepBack(previousStatus, status) && isRecallable(status);
  const isKnown = steps.some((step) => step.orderId === orderId && step.version === version);
  return isStep && !isKnown ? [...steps, { orderId, status, version, atMs: nowMs }].slice(-MOST_STEPS) : [...steps];
}

/** Without what the order is not any more, on whichever device it was taken back. */
export function withoutTakenBack(steps: readonly OwnStep[], { orderId, status }: OrderChange): OwnStep[] {
  const rank = ORDER_STATUSES.indexOf(status);
  return steps.filter((step) => step.orderId !== orderId || ORDER_STATUSES.indexOf(step.status) <= rank);
}

export interface RecallableStep extends OwnStep {
  order: RestaurantOrderView;
}

/** What the server still takes back, the latest first: of each order the step by which it came where it is. */
export function recallableSteps(
  steps: readonly OwnStep[],
  orders: readonly RestaurantOrderView[],
  nowMs: number,
): RecallableStep[] {
  return steps
    .filter(({ atMs }) => nowMs - atMs < RECALL_MS)
    .flatMap((step) => {
      const order = orders.find(({ id, status }) => id === step.orderId && status === step.status);
      return order ? [{ ...step, order }] : [];
    })
    .reverse();
}

/** Whether the server still takes the order's last step back, on whichever device it was taken. */
export function mayBeRecalled(order: RestaurantOrderView, nowMs: number): boolean {
  const { status, changed_by: by, updated_at: at } = order;
  return by === 'restaurant' && isRecallable(status) && nowMs - Date.parse(at) < RECALL_MS;
}
