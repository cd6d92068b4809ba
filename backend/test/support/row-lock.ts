/** Holds rows that somebody else wants, so that an interleaving is made and not hoped for. */
import { Client } from 'pg';
import { databaseUrl } from './postgres.ts';
import { until } from './until.ts';

const WAITING = `SELECT count(*)::int AS waiting FROM pg_stat_activity
                  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

export class RowLock {
  private constructor(
    readonly holder: Client,
    readonly watcher: Client,
  ) {}

  /** `select` locks what it finds. */
  static async take(database: string, select: string, values: readonly unknown[]): Promise<RowLock> {
    const [holder, watcher] = [1, 2].map(() => new Client({ connectionString: databaseUrl(database) }));
    if (holder === undefined || watcher === undefined) throw new Error('unreachable');
    await Promise.all([holder.connect(), watcher.connect()]);
    await holder.query('BEGIN');
    const { rowCount } = await holder.query(select, [...values]);
    if (rowCount === 0) throw new Error('There was nothing to lock.');
    return new RowLock(holder, watcher);
  }

  /** Starts what waits for the lock in the end, or for whoever waits for it; or does not, which is for the test to judge. */
  async behind<T>(start: () => Promise<T>, isBlocked = true): Promise<{ answer: Promise<T> }> {
    const before = await this.#waiting();
    let isAnswered = false;
    const answer = start().finally(() => (isAnswered = true));
    await until(async () => (!isBlocked && isAnswered) || (await this.#waiting()) > before, {
      what: () => 'something waits for the lock',
    });
    return { answer };
  }

  async release(): Promise<void> {
    await this.holder.query('COMMIT');
    await Promise.all([this.holder.end(), this.watcher.end()]);
  }

  async #waiting(): Promise<number> {
    const { rows } = await this.watcher.query<{ waiting: number }>(WAITING);
    return rows[0]?.waiting ?? 0;
  }
}
