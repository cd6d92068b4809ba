import type { OrderStatus } from '@contracts/orders/order-status.ts';
import { guestStatusOf } from '@contracts/orders/planned-order.ts';
import type { OrderView, TimelineEntry } from '@contracts/orders/order-views.ts';
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

/** What is done now. A planned order is confirmed, and no more. */
const CURRENT: Partial<Record<OrderStatus | 'planned', Step>> = {
  planned: 'confirmed',
  preparing: 'preparing',
  delivering: 'delivering',
};

/** Since when it was cooked: from its acceptance on, or from its time where it was planned. Null when it never was. */
function cookedFrom(
  { cookingFrom }: Pick<OrderView, 'cookingFrom'>,
  standing: readonly TimelineEntry[],
  now: number,
): IsoTime | null {
  const place = standing.findIndex(({ status }) => status === 'preparing');
  const accepted = standing[place]?.at ?? null;
  if (accepted === null || cookingFrom === null || Date.parse(accepted) >= Date.parse(cookingFrom)) return accepted;
  const next = standing[place + 1];
  if (Date.parse(cookingFrom) <= (next ? Date.parse(next.at) : now)) return cookingFrom;
  return next?.status === 'delivering' ? accepted : null;
}

/** Of a cancelled order only what it had reached, and its end. */
export function stepsOf(order: Pick<OrderView, 'status' | 'timeline' | 'cookingFrom'>, now: number): StepState[] {
  const standing = standingSteps(order.timeline);
  const status = guestStatusOf(order, now);
  const steps = STEPS.map((step): StepState => {
    const litAt = standing.find((entry) => entry.status === LIT_BY[step])?.at ?? null;
    const at = step === 'preparing' ? cookedFrom(order, standing, now) : litAt;
    const isCurrent = step === CURRENT[status];
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
