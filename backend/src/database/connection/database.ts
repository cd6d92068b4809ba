import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { poolOf } from './data-source.ts';
import { lentConnection } from './lent-connection.ts';

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

/** The form in which `pg` takes a prepared statement. */
const queryOf = (statement: Statement, values: readonly unknown[]) => ({
  name: preparedNameOf(statement),
  text: statement.text,
  values: [...values],
});

/** The row of what gives one row at most. */
export async function first<Row>(rows: Promise<readonly Row[]>): Promise<Row | null> {
  return (await rows)[0] ?? null;
}

export interface Queryable {
  run<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]>;
}

/**
 * Prepared SQL on TypeORM's own pool, for what is measured and for what the query builder cannot say, and the transactions
 * that such statements share with repositories. Values only ever travel as parameters.
 */
@Injectable()
export class Database implements Queryable {
  readonly #pool: Pool;

  constructor(private readonly dataSource: DataSource) {
    this.#pool = poolOf(dataSource);
  }

  async run<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const query = queryOf(statement, values);
    const lent = lentConnection();
    const result = await (lent === null ? this.#pool.query<Row>(query) : lent.query<Row>(query));
    return result.rows;
  }

  /** How the pool's connections are used at this moment. */
  get connections(): { idle: number; busy: number; waiting: number } {
    const { idleCount, totalCount, waitingCount } = this.#pool;
    return { idle: idleCount, busy: totalCount - idleCount, waiting: waitingCount };
  }

  /** Commits when `work` resolves; rolls back and rethrows when it rejects. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T> {
    return this.dataSource.transaction((manager) => work(new Transaction(manager)));
  }
}

/** Both ways to one transaction: what repositories write by `manager` and what prepared statements do is on one connection. */
export class Transaction implements Queryable {
  constructor(readonly manager: EntityManager) {}

  async run<Row extends QueryResultRow>(statement: Statement, values: readonly unknown[]): Promise<Row[]> {
    const client = (await this.manager.queryRunner?.connect()) as PoolClient;
    const result = await client.query<Row>(queryOf(statement, values));
    return result.rows;
  }
}
