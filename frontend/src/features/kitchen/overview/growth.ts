/** From then to now, in whole percent; 0 for less than half of one. Null without a number to compare with. */
export function growthOf(then: number, now: number): number | null {
  return then <= 0 ? null : Math.round(((now - then) / then) * 100);
}
