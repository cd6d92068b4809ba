import type { SuspensionView } from '@contracts/restaurants/approval.ts';
import type { PlanView } from '@contracts/restaurants/settings.ts';
import { berlinDay } from '../../../lib/berlin-day.ts';

interface PlanState {
  /** Of the restaurant, beside the paid period that goes on; null when there is nothing to say. */
  suspension: 'since' | 'from' | null;
  /** Whether another period follows the current one. */
  isRenewed: boolean;
}

/** A suspended restaurant keeps what it has paid for, and pays for nothing more: periods begin at midnight in Berlin. */
export function planStateOf(plan: PlanView, suspension: SuspensionView | null): PlanState {
  if (!plan.isActive) return { suspension: null, isRenewed: false };
  if (suspension === null) return { suspension: null, isRenewed: true };
  if (suspension.isInEffect) return { suspension: 'since', isRenewed: false };
  return { suspension: 'from', isRenewed: plan.endsOn !== null && plan.endsOn <= berlinDay(suspension.from) };
}
