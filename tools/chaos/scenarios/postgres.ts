import { hold, type Scenario } from '../scenario.ts';
import { startReplicatedPostgres } from '../setting/postgres.ts';

const AWAY_MS = 5_000;
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

/** As an operator of Kubernetes does it: it sees that the primary is gone, promotes, and lets the address follow. */
export const POSTGRES_FAILOVER: Scenario = {
  name: 'postgres-failover',
  what: 'kill -9 of the primary for good, its synchronous standby promoted after five seconds, behind the same address',
  ownPostgres: startReplicatedPostgres,
  run: ({ world: { postgres, toPostgres }, faults }) =>
    faults.during(async () => {
      await postgres.kill();
      await hold(AWAY_MS);
      await postgres.promote();
      toPostgres.turnTo(postgres.port);
    }),
};

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
