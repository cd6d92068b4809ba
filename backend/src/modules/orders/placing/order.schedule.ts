/** When a meal may be wanted: pure rules. Opening hours are checked where the restaurant is read. */
import { MAX_DAYS_AHEAD } from '../../../contracts/constants.ts';
import { ProblemError } from '../../../http/problem.ts';

const MINUTE_MS = 60_000;

/** @throws ProblemError `validation_failed` on `scheduledFor` when it is no time. */
export function readSchedule(text: string | undefined): Date | null {
  if (text === undefined) return null;
  const isIso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/.test(text);
  const date = new Date(text);
  if (!isIso || Number.isNaN(date.getTime())) throw ProblemError.field('scheduledFor', 'invalid_format');
  return date;
}

/** @throws ProblemError when the kitchen could not make it in time, or it is too far ahead. */
export function assertSchedulable(scheduledFor: Date, earliestMinutes: number, now = new Date()): void {
  const aheadMs = scheduledFor.getTime() - now.getTime();
  if (aheadMs < earliestMinutes * MINUTE_MS) {
    throw ProblemError.field('scheduledFor', 'too_soon');
  }
  if (aheadMs > MAX_DAYS_AHEAD * 24 * 60 * MINUTE_MS) {
    throw ProblemError.field('scheduledFor', 'too_far_ahead');
  }
}
