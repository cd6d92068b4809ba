/**
 * A quarter of a millisecond of writing to sockets, for which whatever is urgent waits; and as many times that as works wait, so that a
 * busy process keeps up with those who ride, up to what an urgent one still does not notice.
 */
const AT_A_TIME = 8;
const AT_MOST = 64;

/**
 * Does work step by step, a few at a time; in between the process takes in what has come meanwhile, such as a change of an
 * order on its way to the same sockets. What was pushed first is done first.
 */
export class Unhurried {
  readonly #work: Iterator<unknown>[] = [];
  #next: NodeJS.Immediate | null = null;

  push(work: Iterator<unknown>): void {
    this.#work.push(work);
    this.#next ??= setImmediate(() => this.#run());
  }

  stop(): void {
    this.#work.length = 0;
    if (this.#next !== null) clearImmediate(this.#next);
    this.#next = null;
  }

  #run(): void {
    const steps = Math.min(AT_A_TIME * this.#work.length, AT_MOST);
    try {
      for (let step = 0; step < steps; step += 1) {
        const [first] = this.#work;
        if (first === undefined) break;
        if (first.next().done === true) this.#work.shift();
      }
    } finally {
      this.#next = this.#work.length === 0 ? null : setImmediate(() => this.#run());
    }
  }
}
