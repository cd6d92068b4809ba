import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './data-source.ts';

/** A prepared statement: each connection parses it once, under its name and a hash of its text. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement of many shapes: parsed anew each time, and planned for its values. */
export const unnamed = (text: string): Statement => ({ name: '', text });

const HASH_LENGTH = 12;
const preparedNames = new WeakMap<Statement, string>();

/**
 * A connection refuses a name that it knows with another text. With the text's hash in it, no two statements share a
 * name, whatever they are called. Postgres cuts names at 63 characters, so the hash comes first.
 */
function preparedNameOf(statement: Statement): string {
  if (statement.name === '') return '';
  let name = preparedNames.get(statement);
  if (name === undefined) {
    const hash = createHash('sha256').update(statement.text).digest('hex').slice(0, HASH_LENGTH);
    name = `${hash}_${statement.name}`;
    preparedNames.set(statement, name);
  }
  return name;
}

/** As `pg` takes it. */
const queryOf = (statement: Statement, values: readonly unknown[]) => ({
  name: preparedNameOf(statement),
  text: statement.text,
  values: [...values],
});

export interface Queryable {
  run<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

/** The few hot paths' way past the mapper: prepared SQL on TypeORM's own pool. Values only ever travel as parameters. */
@Injectable()
export class Database implements Queryable {
  readonly #pool: Pool;

  constructor(dataSource: DataSource) {
    this.#pool = poolOf(dataSource);
  }

  async run<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const result = await this.#pool.query<Row>(queryOf(statement, values));
    return result.rows;
  }

  /** Of the pool, now. */
  get connections(): { idle: number; busy: number; waiting: number } {
    const { idleCount, totalCount, waitingCount } = this.#pool;
    return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
  }

  /** Commits when `work` resolves; rolls back and rethrows when it rejects. */
  async transaction<T>(work: (tx: Queryable) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      await client.query('BEGIN');
      const answer = await work(new Transaction(client));
      await client.query('COMMIT');
      client.release();
      return answer;
    } catch (error) {
      try {
        await client.query('ROLLBACK');
        client.release();
      } catch {
        // A connection that cannot roll back must not go back to the pool.
        client.release(true);
      }
      throw error;
    }
  }
}

class Transaction implements Queryable {
  readonly #client: PoolClient;

  constructor(client: PoolClient) {
    this.#client = client;
  }

  async run<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const result = await this.#client.query<Row>(queryOf(statement, values));
    return result.rows;
  }
}
