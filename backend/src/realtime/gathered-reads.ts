import { Batcher } from '../events/batcher.ts';

interface Asked<K, V> {
  readonly key: K;
  readonly resolve: (found: V | null) => void;
  readonly reject: (error: unknown) => void;
}

/** Between two reads: less than anyone notices, and enough for many to ask while ten thousand come back. */
const SPACING_MS = 20;

/**
 * Looks things up one by one for those who ask and many at a time for the database: whatever is asked for while a read
 * is under way or shortly after waits for the next one. Ten thousand sockets that come back at once are then hundreds of
 * reads, and a single one is read at once. What is answered was read after it was asked for.
 */
export class GatheredReads<K, V> {
  readonly #batcher: Batcher<Asked<K, V>>;

  constructor(limit: number, read: (keys: K[]) => Promise<ReadonlyMap<K, V>>) {
    this.#batcher = new Batcher(
      limit,
      async (asked) => {
        try {
          const found = await read(asked.map(({ key }) => key));
          for (const { key, resolve } of asked) resolve(found.get(key) ?? null);
        } catch (error) {
          for (const { reject } of asked) reject(error);
        }
      },
      SPACING_MS,
    );
  }

  /** Null when there is none. */
  find(key: K): Promise<V | null> {
    return new Promise((resolve, reject) => {
      this.#batcher.push([{ key, resolve, reject }]);
    });
  }
}
