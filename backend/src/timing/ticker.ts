/**
 * Does something again and again until it is stopped. The next run begins a pause after the end of the one before, so
 * that no two overlap, and also when that one failed.
 */
export class Ticker {
  readonly #pauseMs: (tookMs: number) => number;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isStopped = false;

  /** `pauseMs`: always the same, or by how long the run before took. */
  constructor(
    pauseMs: number | ((tookMs: number) => number),
    private readonly work: () => Promise<void>,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.#pauseMs = typeof pauseMs === 'number' ? () => pauseMs : pauseMs;
  }

  /** The first run comes after a pause. */
  start(): void {
    this.#schedule(this.#pauseMs(0));
  }

  startNow(): void {
    this.#running = this.#run();
  }

  /** Resolves when the run that is under way, if any, has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  #schedule(inMs: number): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.startNow(), inMs);
    // Alone it must not keep a process from ending.
    this.#timer.unref();
  }

  async #run(): Promise<void> {
    const startedAtMs = performance.now();
    try {
      await this.work();
    } catch (error) {
      this.onFailure(error);
    }
    this.#schedule(this.#pauseMs(performance.now() - startedAtMs));
  }
}
