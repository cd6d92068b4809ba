/** What a phone could not say while it had no line: kept for when it has one again, and never more than one call takes. */
import { MAX_POSITION_AGE_MS, MAX_POSITIONS, type SentPosition } from '@contracts/riders/position.ts';

/** Ten minutes without a line fit into one call. */
export const KEPT_EVERY_MS = MAX_POSITION_AGE_MS / MAX_POSITIONS;

export class PositionBuffer {
  #kept: SentPosition[] = [];

  add(position: SentPosition): void {
    const before = this.#kept.at(-2);
    const last = this.#kept.at(-1);
    // The last one is where the rider is; those before it are the way there.
    if (last && before && Date.parse(last.at) - Date.parse(before.at) < KEPT_EVERY_MS) this.#kept.pop();
    this.#kept.push(position);
    if (this.#kept.length > MAX_POSITIONS) this.#kept.shift();
  }

  /** Everything that is worth telling, the oldest first; nothing is kept any more. */
  take(nowMs: number): SentPosition[] {
    const worth = this.#kept.filter(({ at }) => nowMs - Date.parse(at) < MAX_POSITION_AGE_MS);
    this.#kept = [];
    return worth;
  }

  /** The call did not arrive: what came meanwhile is newer. */
  putBack(positions: readonly SentPosition[]): void {
    const newer = this.#kept;
    this.#kept = [];
    for (const position of [...positions, ...newer]) this.add(position);
  }
}
