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

/** Of a read over HTTP: it may know what raises no version, such as a review, but may be overtaken by an event. */
export function newerRead<T extends Versioned>(held: T | undefined | null, read: T): T {
  return held && held.version > read.version ? held : read;
}

export function mergeReads<T extends Identified>(held: readonly T[] | undefined, read: readonly T[]): T[] {
  const byId = new Map(held?.map((entry) => [entry.id, entry]));
  return read.map((entry) => newerRead(byId.get(entry.id), entry));
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
