const STEP_MINUTES = 30;
const DAY_MINUTES = 24 * 60;
/** A kitchen's day ends here, in the night that follows. */
const NIGHT_ENDS = 5 * 60;

const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** The half hours that are left of a kitchen's day when the clock shows `now`, such as `17:42`. */
export function timesLeft(now: string): string[] {
  const [hours = 0, minutes = 0] = now.split(':').map(Number);
  const from = hours * 60 + minutes;
  const end = from < NIGHT_ENDS ? DAY_MINUTES : DAY_MINUTES + NIGHT_ENDS;
  const first = (Math.floor(from / STEP_MINUTES) + 1) * STEP_MINUTES;
  return Array.from({ length: Math.ceil((end - first) / STEP_MINUTES) }, (_, step) =>
    clockOf(first + step * STEP_MINUTES),
  );
}
