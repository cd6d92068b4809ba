import { hold, type Scenario } from '../scenario.ts';

const HOUR_MS = 3_600_000;
const MOVED_MS = 8_000;

export const CLOCK_AHEAD: Scenario = {
  name: 'clock-ahead',
  what: "an API instance's and the worker's clock jump an hour ahead, and back after eight seconds",
  run: ({ world: { apis, worker, moveClock }, faults }) =>
    faults.during(async () => {
      for (const member of [apis[0], worker]) moveClock(member, HOUR_MS);
      await hold(MOVED_MS);
      for (const member of [apis[0], worker]) moveClock(member, 0);
    }),
};

export const CLOCK_BEHIND: Scenario = {
  name: 'clock-behind',
  what: "an API instance's and the worker's clock jump an hour back, and forward again after eight seconds",
  run: ({ world: { apis, worker, moveClock }, faults }) =>
    faults.during(async () => {
      for (const member of [apis[0], worker]) moveClock(member, -HOUR_MS);
      await hold(MOVED_MS);
      for (const member of [apis[0], worker]) moveClock(member, 0);
    }),
};
