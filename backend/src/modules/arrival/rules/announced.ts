/** What an order's guest has been told so far, from its events. Pure. */
import type { Announced, Promised } from './announce.ts';

export interface ToldPromise extends Promised {
  /** False: the kitchen asked for more time, which is its own word, and no prediction's. */
  readonly isPredicted: boolean;
}

/** Null where nothing was promised yet. */
export function announcedBy(told: readonly ToldPromise[]): Announced | null {
  const changes = told.filter((one, place) => {
    const previous = told[place - 1];
    return previous?.fromMs !== one.fromMs || previous.toMs !== one.toMs;
  });
  const last = changes.at(-1);
  if (last === undefined) return null;
  return { last, before: changes.at(-2) ?? null, times: changes.filter(({ isPredicted }) => isPredicted).length };
}
