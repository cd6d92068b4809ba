/** Two who change the same thing at once: what each of them meant. Pure. */

export interface Merge<Values> {
  theirs: Values;
  mine: Values;
  /** Mine, with theirs wherever I had changed nothing. */
  merged: Values;
  /** The fields in which theirs was taken. */
  taken: (keyof Values)[];
  /** Changed by both, and not to the same: somebody has to choose. */
  conflicts: (keyof Values)[];
}

/** `base` is what both began with. */
export function mergeEdits<Values extends object>(base: Values, theirs: Values, mine: Values): Merge<Values> {
  const fields = Object.keys(base) as (keyof Values)[];
  const theirChanges = fields.filter((field) => theirs[field] !== base[field] && theirs[field] !== mine[field]);
  const taken = theirChanges.filter((field) => mine[field] === base[field]);
  const merged = { ...mine };
  for (const field of taken) merged[field] = theirs[field];
  return { theirs, mine, merged, taken, conflicts: theirChanges.filter((field) => !taken.includes(field)) };
}
