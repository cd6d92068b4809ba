import { ProblemError } from '../../http/problem.ts';

const RETRY_AFTER_SECONDS = 2;

/** Lets a few work at a time and some wait, in the order in which they came; whoever comes beyond that is asked to come back. */
export class Turnstile {
  readonly #maxAtOnce: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(maxAtOnce: number, maxWaiting: number) {
    this.#maxAtOnce = maxAtOnce;
    this.#maxWaiting = maxWaiting;
  }

  async pass<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#maxAtOnce) {
      this.#running += 1;
    } else {
      if (this.#waiting.length >= this.#maxWaiting) {
        throw new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
      }
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      // The place goes straight to the next in line, so that nobody can slip in between.
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
