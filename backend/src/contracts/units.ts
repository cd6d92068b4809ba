/** How values look in answers. */

/** Euro as a decimal string with two places. */
export type Money = string;
/** ISO 8601, UTC. */
export type IsoTime = string;
