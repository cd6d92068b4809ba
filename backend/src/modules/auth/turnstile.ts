import { ProblemError } from '../../http/problem.ts';

const RETRY_AFTER_SECONDS = 2;

interface Waiting {
  readonly start: () => void;
  readonly refuse: (reason: ProblemError) => void;
}

interface Room {
  readonly atOnce: number;
  readonly waiting: number;
  /** Of one caller. */
  readonly waitingEach: number;
}

/**
 * Lets a few work at a time and some wait. Each caller has a line of their own and the lines take turns, so that nobody waits
 * behind all that one caller sends. When there is no room left, the last of the longest line makes room for whoever has a
 * shorter one; whoever is refused is asked to come back.
 */
export class Turnstile {
  readonly #room: Room;
  /** By caller, the one whose turn is next first. None is empty. */
  readonly #lines = new Map<string, Waiting[]>();
  #waiting = 0;
  #running = 0;

  constructor(room: Room) {
    this.#room = room;
  }

  async pass<T>(caller: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#room.atOnce) this.#running += 1;
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
    const line = this.#lines.get(caller) ?? [];
    if (line.length >= this.#room.waitingEach || !this.#makeRoomFor(line)) return Promise.reject(tooMany());
    return new Promise((start, refuse) => {
      line.push({ start, refuse });
      this.#lines.set(caller, line);
      this.#waiting += 1;
    });
  }

  #makeRoomFor(line: readonly Waiting[]): boolean {
    if (this.#waiting < this.#room.waiting) return true;
    let longest: Waiting[] = [];
    for (const other of this.#lines.values()) if (other.length > longest.length) longest = other;
    if (longest.length <= line.length + 1) return false;
    longest.pop()?.refuse(tooMany());
    this.#waiting -= 1;
    return true;
  }

  #next(): Waiting | undefined {
    const [first] = this.#lines;
    if (first === undefined) return undefined;
    const [caller, line] = first;
    const next = line.shift();
    this.#waiting -= 1;
    this.#lines.delete(caller);
    if (line.length > 0) this.#lines.set(caller, line);
    return next;
  }
}

function tooMany(): ProblemError {
  return new ProblemError('unavailable', { retryAfterSeconds: RETRY_AFTER_SECONDS });
}
