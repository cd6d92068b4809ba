import type { MinAge } from './min-age.ts';

/** How old somebody has to be for all of it; null when that does not matter. */
export function minAgeOf(ages: readonly (MinAge | null)[]): MinAge | null {
  return ages.includes(18) ? 18 : ages.includes(16) ? 16 : null;
}
