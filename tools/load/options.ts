import { parseArgs } from 'node:util';
import { chooseNames } from '../bench/terminal.ts';
import { METRICS, type MetricName } from './metrics.ts';

/** How much is measured. */
export interface Sizes {
  readonly sockets: number;
  readonly kitchens: number;
  /** Sockets that changes are delivered to, that watch a city, that lose their instance. */
  readonly watchers: number;
  readonly changesPerSecond: number;
  /** The turns of the product; the bare server takes as many. */
  readonly deliveryTurns: number;
  readonly deliveryTurnMs: number;
  readonly connects: number;
  readonly connectsMs: number;
  readonly cityTurns: number;
  readonly cityEmits: number;
  /** Each instance takes so many orders before they are counted. */
  readonly ordersBefore: number;
  readonly orderTurns: number;
  readonly orderTurnMs: number;
  readonly outageTurns: number;
  /** While the sockets of an instance that died come back. */
  readonly outageChanges: number;
  /** Each rides with one order, and says now and then where. */
  readonly riders: number;
  readonly positionsPerSecond: number;
  /** Of other orders, while riders ride and while they do not. */
  readonly changesBesidePerSecond: number;
  readonly positionTurns: number;
  readonly positionTurnMs: number;
  /** The wait before memory is looked at. */
  readonly settleMs: number;
  /** Once with as many sockets as three instances hold, and often with fewer. */
  readonly restarts: { readonly many: RestartSizes; readonly often: RestartSizes };
}

export interface RestartSizes {
  readonly sockets: number;
  readonly changesPerSecond: number;
  readonly durationMs: number;
  /** Before the first instance is restarted. */
  readonly quietMs: number;
  /** So often is each instance restarted. */
  readonly rounds: number;
}

const FULL: Sizes = {
  sockets: 19_000,
  kitchens: 500,
  watchers: 10_000,
  changesPerSecond: 200,
  deliveryTurns: 3,
  deliveryTurnMs: 20_000,
  connects: 200_000,
  connectsMs: 360_000,
  cityTurns: 3,
  cityEmits: 40,
  ordersBefore: 12_000,
  orderTurns: 5,
  orderTurnMs: 5_000,
  outageTurns: 3,
  outageChanges: 500,
  riders: 270,
  positionsPerSecond: 250,
  changesBesidePerSecond: 50,
  positionTurns: 6,
  positionTurnMs: 10_000,
  settleMs: 10_000,
  restarts: {
    many: { sockets: 57_000, changesPerSecond: 200, durationMs: 330_000, quietMs: 90_000, rounds: 1 },
    often: { sockets: 10_000, changesPerSecond: 30, durationMs: 960_000, quietMs: 5_000, rounds: 20 },
  },
};

const QUICK: Sizes = {
  sockets: 1_000,
  kitchens: 50,
  watchers: 500,
  changesPerSecond: 100,
  deliveryTurns: 1,
  deliveryTurnMs: 2_000,
  connects: 3_000,
  connectsMs: 60_000,
  cityTurns: 1,
  cityEmits: 20,
  ordersBefore: 300,
  orderTurns: 1,
  orderTurnMs: 1_000,
  outageTurns: 1,
  outageChanges: 50,
  riders: 27,
  positionsPerSecond: 25,
  changesBesidePerSecond: 20,
  positionTurns: 1,
  positionTurnMs: 5_000,
  settleMs: 1_000,
  restarts: {
    many: { sockets: 1_500, changesPerSecond: 50, durationMs: 60_000, quietMs: 10_000, rounds: 1 },
    often: { sockets: 900, changesPerSecond: 20, durationMs: 60_000, quietMs: 1_000, rounds: 2 },
  },
};

export interface Options {
  readonly isQuick: boolean;
  readonly sizes: Sizes;
  readonly metrics: ReadonlySet<MetricName>;
}

export const USAGE = `npm run load -- [--quick] [--only name,name]\nNames: ${METRICS.join(', ')}`;

/** @throws Error with a line for the terminal. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(USAGE);
  return {
    isQuick: values.quick,
    sizes: values.quick ? QUICK : FULL,
    metrics: new Set(chooseNames(values.only, METRICS, USAGE)),
  };
}
