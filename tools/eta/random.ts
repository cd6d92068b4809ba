/** Numbers that look random and are the same for the same seed, on every machine. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 to below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  isTrue(chance: number): boolean {
    return this.next() < chance;
  }

  /** Around 1 by its median: most values lie within `deviation` of it, and large ones are farther away than small ones. */
  factor(deviation: number): number {
    const normal = Math.sqrt(-2 * Math.log(1 - this.next())) * Math.cos(2 * Math.PI * this.next());
    return Math.exp(deviation * normal);
  }

  /** How many come where `mean` come on average (Knuth). */
  count(mean: number): number {
    const limit = Math.exp(-mean);
    let product = this.next();
    let count = 0;
    while (product > limit) {
      count += 1;
      product *= this.next();
    }
    return count;
  }
}
