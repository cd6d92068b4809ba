import { hold, type Scenario } from '../scenario.ts';
import { TableReader } from '../people/table-reader.ts';
import type { Member } from '../setting/member.ts';
import { startReplicatedPostgres } from '../setting/postgres.ts';

const AWAY_MS = 5_000;
/** As long as CloudNativePG waits until whoever was primary has lost its lease. */
const UNTIL_PROMOTED_MS = 15_000;
/** Of a table, before and after the failover. */
const READS = 20;
const BY_STANDBY = /^tischlein_replica_reads_total\{from="replica"\} (\d+)$/m;
const STATEMENT_MS = 200;
const SLOW_MS = 12_000;

export const POSTGRES_RESTARTED: Scenario = {
  name: 'postgres-restarted',
  what: 'Postgres stopped in order, back after five seconds',
  run: ({ world: { postgres }, faults }) =>
    faults.during(async () => {
      await postgres.stop();
      await hold(AWAY_MS);
      await postgres.start();
    }),
};

export const POSTGRES_KILLED: Scenario = {
  name: 'postgres-killed',
  what: 'kill -9 of Postgres, back after five seconds by its own recovery',
  run: ({ world: { postgres }, faults }) =>
    faults.during(async () => {
      await postgres.kill();
      await hold(AWAY_MS);
      await postgres.start();
    }),
};

/**
 * As an operator of Kubernetes does it: it sees that the primary is gone, promotes, and lets the address follow. Until then the
 * standby is what tables are read from as well.
 */
export const POSTGRES_FAILOVER: Scenario = {
  name: 'postgres-failover',
  what: 'kill -9 of the primary for good, its synchronous standby promoted after 15 seconds, behind the same address',
  ownPostgres: startReplicatedPostgres,
  async run({ world: { url, apis, postgres, toPostgres }, town, faults }) {
    const reader = await TableReader.begin(url, town);
    await reader.untilRead(READS);
    const readFromStandby = await readsOf(apis);
    await faults.during(async () => {
      await postgres.kill();
      await hold(UNTIL_PROMOTED_MS);
      await postgres.promote();
      toPostgres.turnTo(postgres.port);
    });
    await reader.untilRead(READS);
    await reader.end();
    if (readFromStandby === 0) throw new Error('No table was read from the standby.');
    if (town.patience.unforeseen.length > 0) throw new Error(`Not foreseen: ${town.patience.unforeseen.join(', ')}`);
    if (reader.missing.length > 0) throw new Error(`Tables lacked confirmed orders: ${reader.missing.join(', ')}`);
  },
};

/** Of tables, by the standby. */
async function readsOf(apis: readonly Member[]): Promise<number> {
  const texts = await Promise.all(apis.map(async ({ url }) => (await fetch(`${url}/metrics`)).text()));
  return texts.reduce((sum, text) => sum + Number(BY_STANDBY.exec(text)?.[1] ?? 0), 0);
}

export const POSTGRES_SLOW: Scenario = {
  name: 'postgres-slow',
  what: 'every statement takes 200 ms longer for twelve seconds',
  run: ({ world: { toPostgres }, faults }) =>
    faults.during(async () => {
      toPostgres.slowDown(STATEMENT_MS);
      await hold(SLOW_MS);
      toPostgres.slowDown(0);
    }),
};
