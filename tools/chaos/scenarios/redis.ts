import { hold, type Scenario } from '../scenario.ts';

const AWAY_MS = 8_000;

export const REDIS_RESTARTED: Scenario = {
  name: 'redis-restarted',
  what: 'Redis killed, back after eight seconds with its data',
  run: ({ world: { redis }, faults }) =>
    faults.during(async () => {
      await redis.kill();
      await hold(AWAY_MS);
      await redis.restart();
    }),
};

export const REDIS_EMPTIED: Scenario = {
  name: 'redis-emptied',
  what: 'Redis killed, back after eight seconds without its data',
  run: ({ world: { redis }, faults }) =>
    faults.during(async () => {
      await redis.kill();
      await hold(AWAY_MS);
      await redis.restart('empty');
    }),
};

export const REDIS_CUT: Scenario = {
  name: 'redis-cut',
  what: 'the network to Redis breaks for eight seconds',
  run: ({ world: { toRedis }, faults }) =>
    faults.during(async () => {
      toRedis.cut();
      await hold(AWAY_MS);
      toRedis.heal();
    }),
};

export const REDIS_SILENT: Scenario = {
  name: 'redis-silent',
  what: 'the network to Redis swallows everything for eight seconds and tells nobody',
  run: ({ world: { toRedis }, faults }) =>
    faults.during(async () => {
      toRedis.silence();
      await hold(AWAY_MS);
      toRedis.heal();
    }),
};
