/** A time in which something was broken. Waiting counts only outside of these. */
export interface Span {
  readonly fromMs: number;
  readonly toMs: number;
}

export class FaultClock {
  readonly #spans: { fromMs: number; toMs: number }[] = [];

  /** Counts the time from before `work` breaks something until it has mended it. */
  async during(work: () => Promise<void>): Promise<void> {
    const span = { fromMs: Date.now(), toMs: Number.POSITIVE_INFINITY };
    this.#spans.push(span);
    await work();
    span.toMs = Date.now();
  }

  get healedAtMs(): number {
    return Math.max(0, ...this.#spans.map(({ toMs }) => toMs));
  }

  /** How much of the time between the two moments nothing was broken, here or at the device of whoever waited. */
  waitedMs({ fromMs, toMs }: Span, outages: readonly Span[] = []): number {
    let waited = Math.max(0, toMs - fromMs);
    let coveredUntil = fromMs;
    for (const span of [...this.#spans, ...outages].sort((a, b) => a.fromMs - b.fromMs)) {
      const start = Math.max(span.fromMs, coveredUntil);
      const end = Math.min(span.toMs, toMs);
      if (end <= start) continue;
      waited -= end - start;
      coveredUntil = end;
    }
    return waited;
  }
}
