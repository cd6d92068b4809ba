/** Older versions lose: the one rule by which snapshots and events meet what a screen already holds. */

interface Versioned {
  version: number;
}

interface Identified extends Versioned {
  id: number;
}

/** The newer of the two; the held one when they are equal, so that nothing renders anew. */
export function newerOf<T extends Versioned>(held: T | undefined | null, incoming: T): T {
  return held && held.version >= incoming.version ? held : incoming;
}

/** Takes the snapshot's list, and keeps those entries that the screen knows in a newer version. */
export function mergeSnapshot<T extends Identified>(held: readonly T[] | undefined, snapshot: readonly T[]): T[] {
  const byId = new Map(held?.map((entry) => [entry.id, entry]));
  return snapshot.map((entry) => newerOf(byId.get(entry.id), entry));
}

/** Puts the entry in, at the front when it is new. */
export function upsertNewest<T extends Identified>(held: readonly T[], incoming: T): T[] {
  const index = held.findIndex((entry) => entry.id === incoming.id);
  if (index < 0) return [incoming, ...held];
  return held.map((entry, i) => (i === index ? newerOf(entry, incoming) : entry));
}

/** Applies `change` to the entry with this id; the same array when nothing changed. */
export function changeById<T extends { id: number }>(held: T[], id: number, change: (entry: T) => T): T[] {
  let changed = false;
  const next = held.map((entry) => {
    if (entry.id !== id) return entry;
    const result = change(entry);
    changed ||= result !== entry;
    return result;
  });
  return changed ? next : held;
}
