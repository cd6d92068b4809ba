import { setTimeout as delay } from 'node:timers/promises';

/**
 * Collects items while work is under way, and gives `work` one batch at a time, in order. The first begins at once; the
 * next not before `spacingMs` after it, so that under load batches grow instead of their number.
 */
export class Batcher<T> {
  readonly #stopping = new AbortController();
  #pending: T[] = [];
  #running: Promise<void> | null = null;

  constructor(
    private readonly limit: number,
    private readonly work: (batch: T[]) => Promise<void>,
    private readonly spacingMs = 0,
  ) {}

  /** `work` handles its own errors: a rejection here is a defect. */
  push(items: readonly T[]): void {
    if (items.length === 0) return;
    this.#pending.push(...items);
    this.#running ??= this.#run();
  }

  /** Works off what is left without further pauses; resolves when nothing is. */
  async finish(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#pending.length > 0) {
        const batch = this.#pending.slice(0, this.limit);
        this.#pending = this.#pending.slice(this.limit);
        const earliestNext = performance.now() + this.spacingMs;
        await this.work(batch);
        await this.#pause(earliestNext - performance.now());
      }
    } finally {
      this.#running = null;
    }
  }

  async #pause(durationMs: number): Promise<void> {
    if (durationMs <= 0) return;
    await delay(durationMs, undefined, { signal: this.#stopping.signal }).catch(() => undefined);
  }
}
