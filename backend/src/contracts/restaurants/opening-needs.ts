/**
 * What a restaurant has to have done before it opens, in the order of its checklist: a photo, a dish that can be ordered,
 * hours that it has saved, and what the law asks of a trader. Photo and hours are asked for before the first opening alone.
 */
export const OPENING_NEEDS = ['photo', 'menu', 'hours', 'legal'] as const;
export type OpeningNeed = (typeof OPENING_NEEDS)[number];
