import DataLoader from 'dataloader';
import { setTimeout as delay } from 'node:timers/promises';

/** Between two reads, unless more is said: less than anyone notices, and enough for many to ask while ten thousand sockets come back. */
const SPACING_MS = 20;

/**
 * A `DataLoader` without a cache that reads one batch after the other: the first at once, and whatever is asked for while a
 * read is under way or shortly after together in the next. What is answered was read after it was asked for; null is
 * answered where nothing was found.
 */
export function createSpacedLoader<K, V>(
  maxBatchSize: number,
  read: (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>,
  spacingMs = SPACING_MS,
): DataLoader<K, V | null> {
  let reading: Promise<unknown> = Promise.resolve();
  let turn: Promise<unknown> = Promise.resolve();
  return new DataLoader(
    async (keys) => {
      const found = read(keys);
      reading = found;
      const values = await found;
      return keys.map((key) => values.get(key) ?? null);
    },
    {
      cache: false,
      maxBatchSize,
      batchScheduleFn: (dispatch) => {
        turn = turn.then(async () => {
          dispatch();
          await Promise.allSettled([reading]);
          await delay(spacingMs);
        });
      },
    },
  );
}
