/** What a kitchen does when it has too much to do. Each of its own measures ends by itself, and customers are told of each at once. */
import type { Count, IsoTime, Version } from '../units.ts';

export const PAUSE_MINUTES = [15, 30, 60] as const;
export type PauseMinutes = (typeof PAUSE_MINUTES)[number];
/** Until the first opening of a later day. */
export const UNTIL_TOMORROW = 'tomorrow';
/** What `pausedUntil` says while a pause lasts until somebody ends it. */
export const UNTIL_RESUMED = '9999-12-31T00:00:00.000Z';

/** Why a restaurant is paused that did not ask for it: two orders in a row went unanswered. */
export const PAUSE_REASONS = ['unanswered'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Minutes that the kitchen adds to its usual time. */
export const BUSY_MINUTES = { min: 5, max: 120 } as const;
export const BUSY_FOR_MINUTES = { min: 15, max: 480, default: 60 } as const;

export const QUARTER_MINUTES = 15;
export const QUARTER_CAP = { min: 1, max: 200 } as const;
export const CAP_FOR_MINUTES = { min: 15, max: 1440, default: 240 } as const;

/** What admins do to a restaurant's running, as it could itself. */
export const INTERVENTION_KINDS = ['pause', 'resume', 'busy', 'end_busy', 'open', 'close'] as const;
export type InterventionKind = (typeof INTERVENTION_KINDS)[number];
export const MAX_INTERVENTION_REASON_LENGTH = 200;

/** For the kitchen, until it has taken notice, decides anew, or the measure is over. */
export interface InterventionView {
  kind: InterventionKind;
  reason: string | null;
  /** The admin's name; null where there is none. */
  by: string | null;
  at: IsoTime;
}

/** `GET /api/restaurant/load`, and the answer to each change of it. */
export interface CapacityView {
  /** Whether it takes orders now. */
  isOpen: boolean;
  /** When a closed one takes orders again by its hours and the end of its pause, as customers read it; null while its switch is off. */
  opensAt: IsoTime | null;
  /** `UNTIL_RESUMED` when it does not end by itself. */
  pausedUntil: IsoTime | null;
  /** Null without a pause, and when the restaurant itself asked for it. */
  pauseReason: PauseReason | null;
  /** How many minutes the kitchen adds to its usual time. */
  busyMinutes: Count;
  busyUntil: IsoTime | null;
  /** Orders that are taken in a quarter of an hour. */
  quarterCap: Count | null;
  quarterCapUntil: IsoTime | null;
  /** Orders for the kitchen in the quarter of an hour that runs, cancelled ones left out. */
  ordersThisQuarter: Count;
  /** The end of that quarter, once it has as many as the cap allows. */
  fullUntil: IsoTime | null;
  intervention: InterventionView | null;
  /** The version of the open state. */
  version: Version;
}
