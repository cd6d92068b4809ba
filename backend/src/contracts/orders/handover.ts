/** How a meal came into its guest's hands. */

/** Why a rider handed a meal over without the guest's code. */
export const WITHOUT_CODE_REASONS = ['left_at_door', 'code_unknown'] as const;
export type WithoutCodeReason = (typeof WITHOUT_CODE_REASONS)[number];

/** As it is recorded with the order. */
export const HANDOVERS = ['code', ...WITHOUT_CODE_REASONS] as const;
export type Handover = (typeof HANDOVERS)[number];

/** So many wrong codes an order takes in an hour: with ten thousand codes nobody guesses one. */
export const HANDOVER_TRIES = 5;

/** For so long a rider waits at a door where nobody is, before the kitchen decides. */
export const NOBODY_THERE_MINUTES = 5;
