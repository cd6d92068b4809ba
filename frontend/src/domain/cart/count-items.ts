import type { CartLine } from './cart.ts';

/** In a file of its own: every first screen counts, few do the rest. */
export function countItems(lines: readonly CartLine[]): number {
  return lines.reduce((count, line) => count + line.quantity, 0);
}
