import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';
import { setImmediate as nextRound } from 'node:timers/promises';
import { Database } from '../database/connection/database.ts';
import { READ_CHANGES } from './public-changes.statements.ts';

/** Far less than the time for which changes are kept: whoever has not read for longer knows nothing. */
const MAX_GAP_MS = 300_000;

/** What has changed since the reading before; null: anything may have. */
export type Changes = readonly string[] | null;

interface Reading {
  snapshot: string;
  /** By the clock of the database, in milliseconds since 1970. */
  atMs: number;
  subjects: string[];
}

/**
 * Reads from Postgres what committed transactions have changed of what everybody may read. Whoever asks gets a reading that began after they asked, and all
 * who ask meanwhile share the next one: under load it is a fraction of a statement for each.
 */
@Injectable()
export class ChangeFeed {
  readonly changed = new Subject<Changes>();
  #before: Reading | null = null;
  #current: Promise<unknown> = Promise.resolve();
  #next: Promise<number> | null = null;

  constructor(private readonly database: Database) {}

  /** Whether changes are followed already: what is read from now on is told when it changes. */
  get isFollowing(): boolean {
    return this.#before !== null;
  }

  /** Tells what has changed, all that was committed before the call included. Answers the database's time in milliseconds. */
  read(): Promise<number> {
    this.#next ??= this.#readAfter(this.#current);
    return this.#next;
  }

  async #readAfter(current: Promise<unknown>): Promise<number> {
    await current;
    // Requests that arrived together are read from their sockets in one round of the event loop.
    await nextRound();
    const reading = this.#read();
    this.#current = reading.catch(() => undefined);
    this.#next = null;
    return reading;
  }

  async #read(): Promise<number> {
    const before = this.#before;
    const [reading] = await this.database.run<Reading>(READ_CHANGES, [before?.snapshot ?? null]);
    if (reading === undefined) throw new Error('the changes were not read');
    this.#before = reading;
    const changes = before !== null && follows(reading, before) ? reading.subjects : null;
    if (changes === null || changes.length > 0) this.changed.next(changes);
    return reading.atMs;
  }
}

/** Not after a long pause, nor where another Postgres has taken over that does not know all of what the first one had. */
function follows(reading: Reading, before: Reading): boolean {
  return reading.atMs - before.atMs < MAX_GAP_MS && nextTransactionOf(reading) >= nextTransactionOf(before);
}

/** A snapshot is written as the oldest transaction under way, the next to begin, and those under way. */
function nextTransactionOf({ snapshot }: Reading): bigint {
  return BigInt(snapshot.split(':', 2)[1] ?? '0');
}
