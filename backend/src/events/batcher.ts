/** Collects items while work is under way, and gives `work` one batch at a time, in order. */
export class Batcher<T> {
  readonly #work: (batch: T[]) => Promise<void>;
  readonly #limit: number;
  #pending: T[] = [];
  #running: Promise<void> | null = null;

  constructor(limit: number, work: (batch: T[]) => Promise<void>) {
    this.#limit = limit;
    this.#work = work;
  }

  /** `work` handles its own errors: a rejection here is a defect. */
  push(items: readonly T[]): void {
    if (items.length === 0) return;
    this.#pending.push(...items);
    this.#running ??= this.#run();
  }

  /** Resolves when nothing is left. */
  async settled(): Promise<void> {
    await this.#running;
  }

  async #run(): Promise<void> {
    try {
      while (this.#pending.length > 0) {
        const batch = this.#pending.slice(0, this.#limit);
        this.#pending = this.#pending.slice(this.#limit);
        await this.#work(batch);
      }
    } finally {
      this.#running = null;
    }
  }
}
