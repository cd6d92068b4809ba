import { Injectable } from '@nestjs/common';
import type { Pool, PoolClient, QueryResultRow } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from './data-source.ts';

/** A prepared statement: each connection parses it once, under its name. */
export interface Statement {
  readonly name: string;
  readonly text: string;
}

/** A statement of many shapes: parsed anew each time, and planned for its values. */
export const unnamed = (text: string): Statement => ({ name: '', text });

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
    const result = await this.#pool.query<Row>({ ...statement, values: [...values] });
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
    const result = await this.#client.query<Row>({ ...statement, values: [...values] });
    return result.rows;
  }
}
