import { ProblemError } from '../http/problem.ts';

const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: ProblemError) => void;
}

interface Capacity {
  readonly running: number;
  readonly waiting: number;
  readonly waitingOfEachCaller: number;
}

/**
 * A semaphore with a bounded waiting room. Each caller has a queue of their own and the queues take turns, so that nobody
 * waits behind all that one caller sends. When there is no room left, the last of the longest queue is refused for whoever has
 * a shorter one; whoever is refused is asked to come back. `p-limit` has one queue for all and no bound.
 */
export class FairSemaphore {
  /** The queue of each caller, the one whose turn is next first. None is empty. */
  readonly #queues = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor(private readonly capacity: Capacity) {}

  async run<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.capacity.running) this.#running += 1;
    else await this.#wait(caller);
    try {
      return await work();
    } finally {
      // The place goes straight to the next, so that nobody can slip in between.
      const next = this.#next();
      if (next) next.start();
      else this.#running -= 1;
    }
  }

  #wait(caller: string): Promise<void> {
    const queue = this.#queues.get(caller) ?? [];
    if (queue.length >= this.capacity.waitingOfEachCaller || !this.#makeRoomFor(queue))
      return Promise.reject(tooMany());
    return new Promise((start, refuse) => {
      queue.push({ start, refuse });
      this.#queues.set(caller, queue);
      this.#waiting += 1;
    });
  }

  #makeRoomFor(queue: readonly Waiting[]): boolean {
    if (this.#waiting < this.capacity.waiting) return true;
    let longest: Waiting[] = [];
    for (const other of this.#queues.values()) if (other.length > longest.length) longest = other;
    if (longest.length <= queue.length + 1) return false;
    longest.pop()?.refuse(tooMany());
    this.#waiting -= 1;
    return true;
  }

  #next(): Waiting | undefined {
    const [first] = this.#queues;
    if (first === undefined) return undefined;
    const [caller, queue] = first;
    const next = queue.shift();
    this.#waiting -= 1;
    this.#queues.delete(caller);
    if (queue.length > 0) this.#queues.set(caller, queue);
    return next;
  }
}

function tooMany(): ProblemError {
  return new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
