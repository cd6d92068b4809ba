/** How often which operation answered with which status, and what took longest. */
import type { Input } from './inputs/input.ts';
import type { Answer, NoAnswer } from './setting/send.ts';

const SLOWEST_KEPT = 5;

export interface Slow {
  readonly milliseconds: number;
  readonly what: string;
}

export class Tally {
  sent = 0;
  readonly byStatus = new Map<string, number>();
  readonly byOperation = new Map<string, Map<string, number>>();
  readonly slowest: Slow[] = [];

  count(input: Input, answer: Answer | NoAnswer): void {
    this.sent += 1;
    const status = 'status' in answer ? String(answer.status) : 'none';
    add(this.byStatus, status);
    let own = this.byOperation.get(input.operation);
    if (own === undefined) this.byOperation.set(input.operation, (own = new Map<string, number>()));
    add(own, status);
    this.keepSlow({
      milliseconds: answer.milliseconds,
      what: `${input.operation} as ${input.caller}, ${input.oddities.join(', ') || 'valid'}`,
    });
  }

  private keepSlow(slow: Slow): void {
    if (this.slowest.length === SLOWEST_KEPT && slow.milliseconds <= (this.slowest.at(-1)?.milliseconds ?? 0)) return;
    this.slowest.push(slow);
    this.slowest.sort((one, other) => other.milliseconds - one.milliseconds);
    this.slowest.splice(SLOWEST_KEPT);
  }
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}
