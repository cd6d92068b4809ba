import { setTimeout as delay } from 'node:timers/promises';
import { hold, type Scenario } from '../scenario.ts';

const DOWN_MS = 4_000;
const WORKER_DOWN_MS = 8_000;
/** The shortest and the longest pause between two random kills, counted from when everything runs again. */
const PAUSE_MS = [1_000, 5_000] as const;

export const API_KILLED: Scenario = {
  name: 'api-killed',
  what: 'kill -9 of one of two API instances, back after four seconds',
  run: ({ world: { apis }, faults }) =>
    faults.during(async () => {
      await apis[0].kill();
      await hold(DOWN_MS);
      await apis[0].start();
    }),
};

export const WORKER_KILLED: Scenario = {
  name: 'worker-killed',
  what: 'kill -9 of the only worker, back after eight seconds',
  run: ({ world: { worker }, faults }) =>
    faults.during(async () => {
      await worker.kill();
      await hold(WORKER_DOWN_MS);
      await worker.start();
    }),
};

export const RANDOM_KILLS: Scenario = {
  name: 'random-kills',
  what: 'kill -9 of API instances and the worker at random, one or two at a time, restarted at once',
  async run({ world: { apis, worker }, town, faults, randomMs }) {
    const endMs = Date.now() + randomMs;
    for (let turn = 0; Date.now() < endMs; turn += 1) {
      await delay(PAUSE_MS[0] + Math.random() * (PAUSE_MS[1] - PAUSE_MS[0]));
      const shuffled = [...apis, worker].sort(() => Math.random() - 0.5);
      const chosen = shuffled.slice(0, Math.random() < 0.5 ? 1 : 2);
      await faults.during(async () => {
        await Promise.all(chosen.map((member) => member.kill()));
        await Promise.all(chosen.map((member) => member.start()));
      });
      if (turn % 4 === 0) await town.orderInVain(turn / 4);
    }
  },
};
