/** § 9 JuSchG: from 16 on beer, wine and sparkling wine, from 18 on spirits and what is mixed with them. */
export const MIN_AGES = [16, 18] as const;
export type MinAge = (typeof MIN_AGES)[number];

/** How old somebody has to be for all of it; null when that does not matter. */
export function minAgeOf(ages: readonly (MinAge | null)[]): MinAge | null {
  return ages.includes(18) ? 18 : ages.includes(16) ? 16 : null;
}
