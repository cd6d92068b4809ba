/** Lets a burst through and then so many a second. */
export class TokenBucket {
  #tokens: number;
  #filledAtMs: number;

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
    nowMs = Date.now(),
  ) {
    this.#tokens = burst;
    this.#filledAtMs = nowMs;
  }

  take(nowMs = Date.now()): boolean {
    const gained = (Math.max(0, nowMs - this.#filledAtMs) / 1_000) * this.perSecond;
    this.#tokens = Math.min(this.burst, this.#tokens + gained);
    this.#filledAtMs = nowMs;
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  /** For what is only known afterwards: it may leave less than nothing, which has to fill up again first. */
  spend(tokens: number): void {
    this.#tokens -= tokens;
  }
}
