import { until } from '../../../backend/test/support/until.ts';
import { hold, type Scenario } from '../scenario.ts';
import type { Town } from '../people/town.ts';

const RIDERS = 20;
const CARRYING = 10;
const CARRYING_TIMEOUT_MS = 60_000;
const INSTANCE_DOWN_MS = 4_000;
const REDIS_AWAY_MS = 10_000;
const PHONE_OFFLINE_MS = 60_000;

export const RIDERS_API_KILLED: Scenario = {
  name: 'riders-api-killed',
  what: 'twenty riders ride; kill -9 of one of two API instances, back after four seconds',
  riders: RIDERS,
  async run({ world: { apis }, town, faults }) {
    await untilCarrying(town);
    await faults.during(async () => {
      await apis[0].kill();
      await hold(INSTANCE_DOWN_MS);
      await apis[0].start();
    });
  },
};

export const RIDERS_REDIS_AWAY: Scenario = {
  name: 'riders-redis-away',
  what: 'twenty riders ride; Redis killed, back after ten seconds with its data',
  riders: RIDERS,
  async run({ world: { redis }, town, faults }) {
    await untilCarrying(town);
    await faults.during(async () => {
      await redis.kill();
      await hold(REDIS_AWAY_MS);
      await redis.restart();
    });
  },
};

/** Nothing is broken for anybody else, so that all of the time counts for them. */
export const RIDERS_PHONE_OFFLINE: Scenario = {
  name: 'riders-phone-offline',
  what: 'twenty riders ride; the phone of one of them is offline for a minute in mid-delivery',
  riders: RIDERS,
  async run({ town }) {
    await untilCarrying(town);
    const rider = town.riders.find(({ isRiding }) => isRiding);
    if (rider === undefined) throw new Error('Nobody rides.');
    rider.goOffline();
    await hold(PHONE_OFFLINE_MS);
    rider.goOnline();
  },
};

async function untilCarrying({ riders }: Town): Promise<void> {
  const carrying = () => riders.filter(({ isRiding }) => isRiding).length;
  await until(() => carrying() >= CARRYING, {
    timeoutMs: CARRYING_TIMEOUT_MS,
    what: () => `${CARRYING} riders have something on the way; ${carrying()} have`,
  });
}
