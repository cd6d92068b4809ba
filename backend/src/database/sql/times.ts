import type { IsoTime } from '../../contracts/units.ts';

/** A moment as the driver reads it, or as JSON made by Postgres has it. */
export function toIsoOrNull(at: Date | string | null): IsoTime | null {
  return at === null ? null : new Date(at).toISOString();
}
