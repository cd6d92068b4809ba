/** Lets a burst through and then so many a second. */
export class TokenBucket {
  readonly #burst: number;
  readonly #perSecond: number;
  #tokens: number;
  #filledAtMs: number;

  constructor(burst: number, perSecond: number, nowMs = Date.now()) {
    this.#burst = burst;
    this.#perSecond = perSecond;
    this.#tokens = burst;
    this.#filledAtMs = nowMs;
  }

  take(nowMs = Date.now()): boolean {
    const gained = (Math.max(0, nowMs - this.#filledAtMs) / 1_000) * this.#perSecond;
    this.#tokens = Math.min(this.#burst, this.#tokens + gained);
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
