/**
 * `+15 %` or `−8 %` from then to now, in whole percent; `0` for less than half of one. Null without a number to compare with.
 */
export function growthOf(then: number, now: number): string | null {
  if (then <= 0) return null;
  const percent = Math.round(((now - then) / then) * 100);
  if (percent === 0) return '0';
  return `${percent > 0 ? '+' : '\u2212'}${Math.abs(percent)}\u00a0%`;
}
