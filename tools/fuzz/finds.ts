/** What was found, each kind of fault once, with the first and the smallest input that shows it. */
import type { Input } from './inputs/input.ts';

export interface Find {
  /** The operation and what is wrong: the same for the same mistake. */
  readonly title: string;
  readonly index: number;
  readonly input: Input;
  readonly answer: string;
  times: number;
  /** As small as it could be made. Null when it did not show alone. */
  smallest: Input | null;
}

export class Finds {
  readonly all = new Map<string, Find>();

  /** Answers null when the find was known. */
  add(index: number, input: Input, fault: string, answer: string): Find | null {
    const title = `${input.operation}: ${fault}`;
    const known = this.all.get(title);
    if (known !== undefined) {
      known.times += 1;
      return null;
    }
    const find: Find = { title, index, input, answer, times: 1, smallest: null };
    this.all.set(title, find);
    return find;
  }
}
