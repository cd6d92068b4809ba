import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { CallHandler, ExecutionContext } from '@nestjs/common';
import type { Logger } from 'pino';
import type { PoolClient } from 'pg';
import { defer, lastValueFrom } from 'rxjs';
import type { Environment } from '../config/environment.ts';
import type { Database } from '../database/connection/database.ts';
import { LentConnection, lentConnection } from '../database/connection/lent-connection.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { ReplicaInterceptor } from './may-read-replica.ts';
import { Replica } from './replica.ts';

const NOWHERE = 'postgres://u:p@127.0.0.1:1/tischlein';
const LATER_MS = 1_100;

const said: string[] = [];
const keep =
  (level: string) =>
  (...line: unknown[]): void =>
    void said.push(`${level}: ${String(line.at(-1))}`);
const logger = { warn: keep('warn'), info: keep('info') } as unknown as Logger;
const primary = { run: () => Promise.resolve([{ place: '0/1' }]) } as unknown as Database;
const create = (databaseReplicaUrl: string | null, metrics = new Metrics()): Replica =>
  new Replica({ databaseReplicaUrl } as Environment, logger, primary, metrics);

let nowMs = 0;
beforeEach(() => {
  said.length = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a replica', () => {
  it('that nobody named is not asked for', async () => {
    const replica = create(null);
    expect([replica.isThere, await replica.borrow()]).toEqual([false, null]);
  });

  it('that is away for more than a second is said to be so once', async () => {
    const metrics = new Metrics();
    const replica = create(NOWHERE, metrics);
    expect(await replica.borrow()).toBeNull();
    expect(said).toEqual([]);
    for (let time = 1; time <= 3; time += 1) {
      nowMs += LATER_MS;
      expect(await replica.borrow()).toBeNull();
    }
    expect(said).toEqual(['warn: the replica cannot be read: the primary answers in its place']);
    expect(await metrics.text()).toContain('\ntischlein_replica_failing_seconds 3.3\n');
    await replica.onApplicationShutdown();
  });

  it('is not asked while the primary cannot say how far it has written', async () => {
    const away = { run: () => Promise.reject(new Error('Connection terminated')) } as unknown as Database;
    const replica = new Replica({ databaseReplicaUrl: NOWHERE } as Environment, logger, away, new Metrics());
    for (let time = 1; time <= 3; time += 1) {
      nowMs += LATER_MS;
      expect(await replica.borrow()).toBeNull();
    }
    expect(said).toEqual([]);
    await replica.onApplicationShutdown();
  });
});

describe('a route that may read the replica', () => {
  /** A client that records whether it was given back, and whether as a broken one. */
  function lendOne(): { replica: Replica; released: unknown[] } {
    const released: unknown[] = [];
    const client = { release: (isBroken: unknown) => released.push(isBroken) } as unknown as PoolClient;
    const replica = create(NOWHERE);
    jest.spyOn(replica, 'borrow').mockResolvedValue(new LentConnection(client));
    return { replica, released };
  }
  const ask = (replica: Replica, route: () => Promise<unknown>): Promise<unknown> => {
    const next: CallHandler<unknown> = { handle: () => defer(route) };
    const context = { switchToHttp: () => ({ getRequest: () => ({}) }) } as unknown as ExecutionContext;
    const interceptor = new ReplicaInterceptor(replica, new Metrics());
    return lastValueFrom(interceptor.intercept(context, next));
  };

  it('has its connection for as long as it runs', async () => {
    const { replica, released } = lendOne();
    let seenLater: Promise<boolean> | undefined;
    const wasLent = await ask(replica, async () => {
      seenLater = new Promise((resolve) => setImmediate(() => resolve(lentConnection() !== null)));
      return lentConnection() !== null;
    });
    expect([wasLent, await seenLater, released]).toEqual([true, false, [false]]);
  });

  it('is run again with the primary where the replica fails in the middle', async () => {
    const { replica, released } = lendOne();
    const runs: boolean[] = [];
    const answer = await ask(replica, async () => {
      runs.push(lentConnection() !== null);
      if (runs.length === 1) throw new Error('Connection terminated unexpectedly');
      return 'a list';
    });
    expect([answer, runs, released]).toEqual(['a list', [true, false], [true]]);
  });

  it('is not run again for what it refuses by itself', async () => {
    const { replica, released } = lendOne();
    await expect(ask(replica, () => Promise.reject(new TypeError('x is undefined')))).rejects.toThrow('x is undefined');
    expect(released).toEqual([false]);
  });
});
