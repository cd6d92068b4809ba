import type { OrderStatus } from '@contracts/orders/order-status.ts';
import type { OrderView } from '@contracts/orders/order-views.ts';
import type { IsoTime } from '@contracts/units.ts';
import { standingSteps } from '../../../lib/realtime/standing-timeline.ts';

export const STEPS = ['confirmed', 'preparing', 'delivering', 'delivered'] as const;
export type Step = (typeof STEPS)[number] | 'cancelled';

interface StepState {
  step: Step;
  state: 'done' | 'current' | 'ahead' | 'cancelled';
  /** When it was reached; null when it was not. */
  at: IsoTime | null;
}

/** The status that lights a step. Accepting lights the first two: it confirms and starts the cooking. */
const LIT_BY: Readonly<Record<(typeof STEPS)[number], OrderStatus>> = {
  confirmed: 'preparing',
  preparing: 'preparing',
  delivering: 'delivering',
  delivered: 'delivered',
};

/** Of a cancelled order only what it had reached, and its end. */
export function stepsOf(order: Pick<OrderView, 'status' | 'timeline'>): StepState[] {
  const standing = standingSteps(order.timeline);
  const steps = STEPS.map((step): StepState => {
    const at = standing.find((entry) => entry.status === LIT_BY[step])?.at ?? null;
    const isCurrent = step === order.status && step !== 'delivered';
    return { step, at, state: at === null ? 'ahead' : isCurrent ? 'current' : 'done' };
  });
  if (order.status !== 'cancelled') return steps;
  const at = standing.find((entry) => entry.status === 'cancelled')?.at ?? null;
  return [...steps.filter((reached) => reached.at !== null), { step: 'cancelled', at, state: 'cancelled' }];
}

/** Whole minutes from now to the estimate, never below zero; null when there is none. */
export function minutesLeft(order: Pick<OrderView, 'estimatedFrom' | 'estimatedTo'>, now: number) {
  if (!order.estimatedFrom || !order.estimatedTo) return null;
  const until = (time: IsoTime) => Math.max(0, Math.ceil((Date.parse(time) - now) / 60_000));
  return { from: until(order.estimatedFrom), to: until(order.estimatedTo) };
}
