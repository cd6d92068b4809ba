/** One scenario from beginning to end: people at work, one fault, healed, quiet, compared. */
import { setTimeout as delay } from 'node:timers/promises';
import { until } from '../../backend/test/support/until.ts';
import { FaultClock } from './faults.ts';
import { judgeEffects, type Repeats } from './judge/effects.ts';
import { Findings } from './judge/findings.ts';
import { judgeHistory } from './judge/history.ts';
import { judgeQueues } from './judge/queues.ts';
import { readTruth, type Truth } from './judge/truth.ts';
import { judgeViews } from './judge/views.ts';
import { judgePositions, positionsTold } from './judge/positions.ts';
import { longest, type Wait, waitsForEmails, waitsOfPages, waitsOfPeople } from './judge/waits.ts';
import { Town } from './people/town.ts';
import type { ChaosPostgres } from './setting/postgres.ts';
import { openWorld, type World } from './setting/world.ts';

/** The product's promise to whoever looks at a screen or waits for an answer. */
const MAX_WAIT_MS = 15_000;
/** With riders: from the line's return, or from a commit where there is one. */
const MAX_STALE_MS = 1_000;
const ORDERS_AROUND = 12;
const ORDERS_TIMEOUT_MS = 60_000;
const QUIET_TIMEOUT_MS = 60_000;
const COMPARE_EVERY_MS = 500;

export interface Stage {
  readonly world: World;
  readonly town: Town;
  readonly faults: FaultClock;
  /** How long the random kills go on. */
  readonly randomMs: number;
}

export interface Scenario {
  readonly name: string;
  readonly what: string;
  /** Why it cannot be shown here; null when it can. */
  readonly obstacle?: () => string | null;
  /** A Postgres of its own; else it shares the run's. */
  readonly ownPostgres?: () => Promise<ChaosPostgres>;
  /** A Redis Cluster in the place of the one Redis and its proxy. */
  readonly hasCluster?: boolean;
  /** How many ride and say where; where there are any, every page has to be fresh within a second. */
  readonly riders?: number;
  /** Plays the scenario, which breaks and mends within `faults.during`. */
  readonly run: (stage: Stage) => Promise<void>;
}

export interface Result {
  readonly scenario: string;
  /** What was broken, in words. */
  readonly what: string;
  readonly orders: number;
  readonly changes: number;
  readonly lost: number;
  readonly gaps: number;
  readonly doubled: number;
  readonly repeats: Repeats;
  readonly failedCalls: number;
  readonly longestWaitMs: number;
  readonly longestWaitFor: string;
  /** The longest wait with the time in which something was broken. */
  readonly longestInAllMs: number;
  readonly longestEmailMs: number;
  /** The longest that a page with a line did not show what was committed, while nothing was broken. */
  readonly longestStaleMs?: number;
  readonly longestStaleFor?: string;
  /** What watchers were told of where riders are; without riders nothing. */
  readonly positionsTold?: number;
  readonly met: boolean;
  /** The first few findings of each kind. */
  readonly findings: readonly string[];
}

const SHOWN_FINDINGS = 8;

export async function play(scenario: Scenario, postgres: ChaosPostgres, randomMs: number): Promise<Result> {
  const world = await openWorld(scenario.name, postgres, scenario.hasCluster ?? false);
  let town: Town | null = null;
  try {
    town = await Town.open(world, scenario.riders ?? 0);
    const faults = new FaultClock();
    town.begin();
    await town.orderInVain(0);
    await untilPlaced(town, ORDERS_AROUND);
    await Promise.all([scenario.run({ world, town, faults, randomMs }), town.orderInVain(1)]);
    await untilPlaced(town, town.placedCount + ORDERS_AROUND);
    town.closeUp();
    return await compare(scenario, world, town, faults);
  } finally {
    await town?.leave();
    await world.end();
  }
}

/** Keeps something broken for this long, while people go on. */
export async function hold(durationMs: number): Promise<void> {
  await delay(durationMs);
}

async function untilPlaced(town: Town, count: number): Promise<void> {
  await until(() => town.placedCount >= count, {
    timeoutMs: ORDERS_TIMEOUT_MS,
    what: () => `${count} orders are placed; there are ${town.placedCount}`,
  });
}

/** Until nothing is left to do and everyone sees the same, or time is up. */
async function compare(scenario: Scenario, world: World, town: Town, faults: FaultClock): Promise<Result> {
  const deadlineMs = Date.now() + QUIET_TIMEOUT_MS;
  for (;;) {
    const truth = await readTruth(world.databaseUrl);
    const findings = new Findings();
    judgeHistory(truth, town, findings);
    judgeViews(truth, town, findings);
    judgePositions(town, faults, findings);
    const repeats = judgeEffects(truth, town, world, findings);
    await judgeQueues(world.redisUrl, findings);
    if (findings.isQuiet || Date.now() > deadlineMs) return resultOf(scenario, truth, town, faults, findings, repeats);
    await delay(COMPARE_EVERY_MS);
  }
}

function resultOf(
  { name, what, riders }: Scenario,
  truth: Truth,
  town: Town,
  faults: FaultClock,
  findings: Findings,
  repeats: Repeats,
): Result {
  const waits = waitsOfPeople(truth, town, faults);
  const worst = longest(waits);
  const stalest = longest(waitsOfPages(truth, town, faults));
  const isFresh = riders === undefined || stalest.waitedMs <= MAX_STALE_MS;
  const lost = [...findings.lostLines, ...findings.unfinishedLines];
  const isKept = lost.length + findings.gapLines.length + findings.doubledLines.length === 0;
  return {
    scenario: name,
    what,
    orders: truth.orders.size,
    changes: [...truth.events.values()].flat().length,
    lost: lost.length,
    gaps: findings.gapLines.length,
    doubled: findings.doubledLines.length,
    repeats,
    failedCalls: town.failedCalls,
    longestWaitMs: Math.round(worst.waitedMs),
    longestWaitFor: worst.what,
    longestInAllMs: Math.round(Math.max(0, ...waits.map(({ inAllMs }: Wait) => inAllMs))),
    longestStaleMs: Math.round(stalest.waitedMs),
    longestStaleFor: stalest.what,
    ...(riders === undefined ? {} : { positionsTold: positionsTold(town) }),
    longestEmailMs: Math.round(longest(waitsForEmails(truth, faults)).waitedMs),
    met: isKept && isFresh && worst.waitedMs <= MAX_WAIT_MS,
    findings: [
      ...lost.slice(0, SHOWN_FINDINGS),
      ...findings.gapLines.slice(0, SHOWN_FINDINGS),
      ...findings.doubledLines.slice(0, SHOWN_FINDINGS),
    ],
  };
}
