/** What a rider did, until the server knows: in the browser, so that a dead line or a dead battery loses no step. */
import type { OrderStatus } from '@contracts/orders/order-status.ts';
import { WITHOUT_CODE_REASONS, type WithoutCodeReason } from '@contracts/orders/handover.ts';

export interface RiderStep {
  readonly orderId: number;
  readonly status: 'delivering' | 'delivered';
  /** The version that the rider saw; of a step after a waiting one, the version which that one will lead to. */
  readonly expectedVersion: number;
  readonly code?: string;
  readonly withoutCode?: WithoutCodeReason;
}

export type StepQueue = readonly RiderStep[];

interface Stepped {
  readonly id: number;
  readonly status: OrderStatus;
  readonly version: number;
}

/** Whatever was stored is checked before it is sent. */
export function isStepQueue(value: unknown): value is StepQueue {
  return Array.isArray(value) && value.every(isStep);
}

function isStep(value: unknown): value is RiderStep {
  const { orderId, status, expectedVersion, code, withoutCode } = Object(value) as Record<keyof RiderStep, unknown>;
  return (
    Number.isSafeInteger(orderId) &&
    Number.isSafeInteger(expectedVersion) &&
    (status === 'delivering' || status === 'delivered') &&
    (code === undefined || typeof code === 'string') &&
    (withoutCode === undefined || WITHOUT_CODE_REASONS.some((reason) => reason === withoutCode))
  );
}

/** As the rider sees the order: the steps that wait are done for them. */
export function withSteps<Order extends Stepped>(order: Order, queue: StepQueue): Order {
  const steps = queue.filter(({ orderId }) => orderId === order.id);
  return steps.reduce(
    // What the server knows better has come meanwhile: the step will be refused, and is shown no more.
    (shown, { status, expectedVersion }) =>
      shown.version === expectedVersion ? { ...shown, status, version: expectedVersion + 1 } : shown,
    order,
  );
}

export const added = (queue: StepQueue, step: RiderStep): StepQueue => [...queue, step];

/** The first step has arrived. */
export const withoutFirst = (queue: StepQueue): StepQueue => queue.slice(1);

/** The first step was refused: those that build on it would be as well. */
export function withoutRefused(queue: StepQueue): StepQueue {
  const [refused] = queue;
  return queue.filter(({ orderId }) => orderId !== refused?.orderId);
}
