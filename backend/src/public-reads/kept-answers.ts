import { Injectable } from '@nestjs/common';
import { Database } from '../database/connection/database.ts';
import { ChangeFeed, type Changes } from './change-feed.ts';
import type { PublicRead } from './public-read.ts';
import type { Representation } from './representation.ts';

/** Of an entry beside its body: its key, headers and places in the maps. */
const ENTRY_BYTES = 1_024;
const MEBIBYTE = 1_048_576;

interface Made {
  readonly answer: Representation;
  /** From when on it may be another by the clock of the database. */
  readonly untilMs: number;
}

interface Entry {
  readonly subjects: readonly string[];
  readonly made: Promise<Made>;
  /** It is 0 while it is made. */
  bytes: number;
  /** Since it was made, or since room was last made past it. */
  askedAgain: boolean;
}

/**
 * Answers by what was asked, at most so many bytes of them. Room is made by second chance (Corbató, 1968): the oldest goes unless somebody has asked for it
 * again, and then it counts as new. So a hit sets a flag and leaves the map as it is: an order of last use would set the key anew for each hit. One that
 * something has changed of is dropped when that is read, also while it is made.
 */
@Injectable()
export class KeptAnswers {
  maxBytes = 32 * MEBIBYTE;
  readonly counts = { hit: 0, miss: 0 };
  /** From the oldest to the newest. */
  readonly #entries = new Map<string, Entry>();
  readonly #keysBySubject = new Map<string, Set<string>>();
  #bytes = 0;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly database: Database,
  ) {
    feed.changed.subscribe((changes) => this.#forget(changes));
  }

  get bytes(): number {
    return this.#bytes;
  }

  get size(): number {
    return this.#entries.size;
  }

  has(key: string): boolean {
    return this.#entries.has(key);
  }

  /** As it was at a moment between the call and the answer; null when it is not kept, or something has changed. */
  async recall(key: string): Promise<Representation | null> {
    const atMs = await this.feed.read();
    for (let entry = this.#entries.get(key); entry !== undefined; entry = this.#entries.get(key)) {
      const { answer, untilMs } = await entry.made;
      if (atMs < untilMs) {
        this.counts.hit += 1;
        entry.askedAgain = true;
        return answer;
      }
      this.#drop(key, entry);
    }
    return null;
  }

  /** The same; `make` reads what is not kept. */
  async find(key: string, read: PublicRead, make: () => Promise<Representation>): Promise<Representation> {
    if (this.has(key) || !this.feed.isFollowing) {
      const known = await this.recall(key);
      if (known !== null) return known;
    }
    // Somebody else may have begun since the changes were read.
    const begun = this.#entries.get(key);
    if (begun !== undefined) return (await begun.made).answer;
    this.counts.miss += 1;
    return this.#make(key, read, make);
  }

  async #make(key: string, read: PublicRead, make: () => Promise<Representation>): Promise<Representation> {
    const entry: Entry = { subjects: read.subjects, made: this.#made(read, make), bytes: 0, askedAgain: false };
    // Before anything is read, so that whatever changes meanwhile drops it.
    this.#put(key, entry);
    try {
      const { answer } = await entry.made;
      this.#count(key, entry, answer);
      return answer;
    } catch (error) {
      this.#drop(key, entry);
      throw error;
    }
  }

  async #made({ until }: PublicRead, make: () => Promise<Representation>): Promise<Made> {
    // First: what is read afterwards is read at a later moment, so no change by the clock lies in between unseen.
    const rows = until && (await this.database.run<{ until: Date | null }>(until.statement, until.values));
    return { answer: await make(), untilMs: Number(rows?.[0]?.until ?? Infinity) };
  }

  #put(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    for (const subject of entry.subjects) {
      const keys = this.#keysBySubject.get(subject) ?? new Set();
      this.#keysBySubject.set(subject, keys.add(key));
    }
  }

  #count(key: string, entry: Entry, { body }: Representation): void {
    if (this.#entries.get(key) !== entry) return;
    entry.bytes = body.length + ENTRY_BYTES;
    this.#bytes += entry.bytes;
    // What counts as new comes again at the end of this walk, without its flag, so the walk ends.
    for (const [oldest, oldestEntry] of this.#entries) {
      if (this.#bytes <= this.maxBytes) return;
      if (oldestEntry.askedAgain) this.#renew(oldest, oldestEntry);
      else if (oldestEntry.bytes > 0) this.#drop(oldest, oldestEntry);
    }
  }

  #renew(key: string, entry: Entry): void {
    entry.askedAgain = false;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
  }

  #drop(key: string, entry: Entry): void {
    if (this.#entries.get(key) !== entry) return;
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
    for (const subject of entry.subjects) {
      const keys = this.#keysBySubject.get(subject);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysBySubject.delete(subject);
    }
  }

  #forget(changes: Changes): void {
    const keys =
      changes === null
        ? [...this.#entries.keys()]
        : changes.flatMap((subject) => [...(this.#keysBySubject.get(subject) ?? [])]);
    for (const key of keys) {
      const entry = this.#entries.get(key);
      if (entry !== undefined) this.#drop(key, entry);
    }
  }
}
