/** Far more objects than are live at a time; an entry is about 100 bytes. */
const CAPACITY = 100_000;

/**
 * Remembers the newest version announced of each object in this process. Whatever sends an event twice or late, a
 * socket never sees a version that is not newer than the one before it.
 */
export class VersionGuard {
  readonly #capacity: number;
  readonly #versions = new Map<string, number>();

  constructor(capacity = CAPACITY) {
    this.#capacity = capacity;
  }

  /** True when this version is newer than every one before; it is the newest from then on. */
  advance(key: string, version: number): boolean {
    if (version <= this.newest(key)) return false;
    this.#versions.delete(key);
    this.#versions.set(key, version);
    if (this.#versions.size > this.#capacity) {
      const [oldest] = this.#versions.keys();
      if (oldest !== undefined) this.#versions.delete(oldest);
    }
    return true;
  }

  /** 0 when nothing was announced. */
  newest(key: string): number {
    return this.#versions.get(key) ?? 0;
  }
}
