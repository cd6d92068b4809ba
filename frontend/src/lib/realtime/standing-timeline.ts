import { isStepBack } from '@contracts/orders/order-status.ts';
import type { TimelineEntry } from '@contracts/orders/order-views.ts';

/**
 * The steps that still stand. The kitchen may take one back: then it, and the entry that says so, are left out, and the
 * step before keeps its own time.
 */
export function standingSteps(timeline: readonly TimelineEntry[]): TimelineEntry[] {
  const standing: TimelineEntry[] = [];
  for (const entry of timeline) {
    const last = standing.at(-1);
    if (last && isStepBack(last.status, entry.status)) standing.pop();
    else standing.push(entry);
  }
  return standing;
}

/** Whether the latest news is that a step was taken back. */
export function isTakenBack(timeline: readonly TimelineEntry[]): boolean {
  const [before, last] = timeline.slice(-2);
  return before !== undefined && last !== undefined && isStepBack(before.status, last.status);
}
