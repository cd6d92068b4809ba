import { randomInt } from 'node:crypto';

/** Four digits that nobody can guess from those of another order. */
export function newHandoverCode(): string {
  return String(randomInt(10_000)).padStart(4, '0');
}
