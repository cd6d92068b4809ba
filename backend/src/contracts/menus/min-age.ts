/** § 9 JuSchG: from 16 on beer, wine and sparkling wine, from 18 on spirits and what is mixed with them. */
export const MIN_AGES = [16, 18] as const;
export type MinAge = (typeof MIN_AGES)[number];
