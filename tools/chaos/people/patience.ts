/** How a person deals with a call that fails: presses the button again, and in the end knows what came of it. */
import { setTimeout as delay } from 'node:timers/promises';
import type { Answer } from '../../../backend/test/support/person.ts';
import type { Span } from '../faults.ts';

const PRESS_AGAIN_MS = 300;
const UNFORESEEN = 500;

export class Patience {
  /** Each span lasts from the first press to the answer. */
  readonly spans: (Span & { readonly what: string })[] = [];
  failures = 0;
  /** What was answered as an error that nobody foresaw, where everything that is away should be told as such. */
  readonly unforeseen: string[] = [];
  #isOver = false;

  /** Ends the scenario for this person: nobody presses again. */
  end(): void {
    this.#isOver = true;
  }

  /** Answers null when the scenario ended before an answer came. */
  async press<Body>(what: string, call: () => Promise<Answer<Body>>): Promise<Answer<Body> | null> {
    const fromMs = Date.now();
    while (!this.#isOver) {
      const answer = await call().catch(() => null);
      if (answer !== null && answer.status < 500 && answer.status !== 429) {
        this.spans.push({ what, fromMs, toMs: Date.now() });
        return answer;
      }
      this.failures += 1;
      if (answer?.status === UNFORESEEN) this.unforeseen.push(what);
      await delay(PRESS_AGAIN_MS);
    }
    return null;
  }
}
