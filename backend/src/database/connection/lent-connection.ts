import { AsyncLocalStorage } from 'node:async_hooks';
import type { PoolClient, QueryConfig, QueryResult, QueryResultRow } from 'pg';

/** The connection that reads go to for as long as a piece of work lasts, however many calls deep. */
const lent = new AsyncLocalStorage<LentConnection>();

/** Null: what reads takes a connection of its own, to the primary. */
export function lentConnection(): LentConnection | null {
  const connection = lent.getStore();
  // Whatever goes on after the work has been answered no longer has it.
  return connection?.isLent === true ? connection : null;
}

/** A connection that a piece of work shares, one statement after the other, as `pg` takes them. */
export class LentConnection {
  #last: Promise<unknown> = Promise.resolve();
  #isLent = true;

  constructor(private readonly client: PoolClient) {}

  get isLent(): boolean {
    return this.#isLent;
  }

  during<T>(work: () => Promise<T>): Promise<T> {
    return lent.run(this, work);
  }

  /** Both of `pg`'s forms: TypeORM's is a text with its values. */
  query<Row extends QueryResultRow>(query: string | QueryConfig, values?: unknown[]): Promise<QueryResult<Row>> {
    const answer = this.#last.then(() => this.client.query<Row>(query as string, values));
    this.#last = answer.catch(() => undefined);
    return answer;
  }

  /** Gives it back to its pool once it has answered what was asked, or for good where it is broken. */
  async giveBack({ isBroken }: { isBroken: boolean }): Promise<void> {
    this.#isLent = false;
    if (!isBroken) await this.#last;
    this.client.release(isBroken);
  }
}
