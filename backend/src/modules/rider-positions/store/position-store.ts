import type { City } from '../../../contracts/constants.ts';
import type { Fix } from '../judging/judge-position.ts';

/** The latest position of a rider, with whose it is. */
export interface KeptPosition {
  readonly riderId: number;
  readonly restaurantId: number;
  readonly city: City;
  /** When the shift began that it belongs to: a shift's only name. */
  readonly shiftSinceMs: number;
  readonly sessionId: string;
  readonly fix: Fix;
  /** By the clock of the instance that took it. */
  readonly takenAtMs: number;
}

/** As instances tell it to each other. */
export type ToldPosition = Omit<KeptPosition, 'sessionId'>;

/** A rider whose position nobody may have any more. */
export interface Departure {
  readonly riderId: number;
  /** When the shift ended, by the clock of the database that began it; null where it was only the session. */
  readonly shiftEndedAtMs: number | null;
  readonly atMs: number;
}

/**
 * The latest position of each rider, for two minutes. A departure is remembered for as long: whatever is on its way to the
 * store, from whichever instance, does not bring back what has gone.
 */
export interface PositionStore {
  /** What is not newer than what is there, or belongs to what has ended, is left out. */
  put(positions: readonly KeptPosition[]): Promise<void>;
  find(riderIds: readonly number[]): Promise<KeptPosition[]>;
  /** Of whom the latest position came by that session. */
  riderOf(sessionId: string): Promise<number | null>;
  forget(departures: readonly Departure[]): Promise<void>;
}

/** Whether it came before the departure, or belongs to the shift that ended. */
export function isOver(position: ToldPosition, { shiftEndedAtMs, atMs }: Omit<Departure, 'riderId'>): boolean {
  return position.takenAtMs <= atMs || (shiftEndedAtMs !== null && position.shiftSinceMs <= shiftEndedAtMs);
}
