import { parseArgs } from 'node:util';
import type { LargeSize } from '../../backend/src/demo/large/large-seed.ts';
import { MODES, type Mode } from './rows.ts';
import { chooseNames } from './terminal.ts';

export const SCENARIOS = [
  'status_to_screen',
  'status_changes_per_second',
  'orders_per_second',
  'restaurant_list_rps',
  'order_read_rps',
  'menu_read_rps',
  'restaurant_read_rps',
  'list_rps',
  'texts_rps',
  'large_city',
  'fanout_per_second',
  'memory_per_socket_kib',
  'growth',
  'idle',
  'initial_js_kib',
  'admin',
  'public_changes',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

/** Measured when they are asked for by name: one fills a database with a million orders first, one looks at a part that changes seldom. */
const ON_REQUEST: readonly ScenarioName[] = ['admin', 'public_changes'];

/** How much is measured. */
export interface Sizes {
  readonly rounds: number;
  readonly warmUpMs: number;
  readonly windowMs: number;
  readonly idleChanges: number;
  readonly openLoopMs: number;
  /** Orders whose status the benchmark moves, each three times a round. */
  readonly pool: number;
  readonly watchers: number;
  readonly fanoutOrders: number;
  readonly cityRestaurants: number;
  readonly searchTurns: number;
  readonly sockets: number;
  readonly growthFactors: readonly number[];
  readonly growthWindowMs: number;
  /** Before the memory of sockets and the idle process are looked at. */
  readonly socketSettleMs: number;
  readonly settleMs: number;
  readonly idleMs: number;
  readonly large: LargeSize;
  /** Reads of each admin table, on each side and in each round. */
  readonly tableTurns: number;
  /** A round ends after this time, however far it has come. */
  readonly tableMs: number;
  readonly countersRounds: number;
  readonly countersMs: number;
  readonly countersPauseMs: number;
}

const FULL: Sizes = {
  rounds: 3,
  warmUpMs: 1_500,
  windowMs: 1_500,
  idleChanges: 300,
  openLoopMs: 3_000,
  pool: 6_000,
  watchers: 1_000,
  fanoutOrders: 100,
  cityRestaurants: 5_000,
  searchTurns: 10,
  sockets: 2_000,
  growthFactors: [1, 10, 100],
  growthWindowMs: 1_000,
  socketSettleMs: 1_500,
  settleMs: 5_000,
  idleMs: 10_000,
  large: { orders: 1_000_000, restaurants: 10_000, users: 100_000, days: 62 },
  tableTurns: 400,
  tableMs: 6_000,
  countersRounds: 5,
  countersMs: 5_000,
  countersPauseMs: 300,
};

const QUICK: Sizes = {
  rounds: 1,
  warmUpMs: 400,
  windowMs: 400,
  idleChanges: 45,
  openLoopMs: 1_000,
  pool: 2_000,
  watchers: 200,
  fanoutOrders: 40,
  cityRestaurants: 500,
  searchTurns: 2,
  sockets: 300,
  growthFactors: [1, 10],
  growthWindowMs: 300,
  socketSettleMs: 300,
  settleMs: 1_500,
  idleMs: 2_000,
  large: { orders: 20_000, restaurants: 500, users: 2_000, days: 62 },
  tableTurns: 30,
  tableMs: 1_000,
  countersRounds: 1,
  countersMs: 1_500,
  countersPauseMs: 100,
};

export interface Options {
  readonly isQuick: boolean;
  readonly sizes: Sizes;
  readonly scenarios: ReadonlySet<ScenarioName>;
  readonly modes: readonly Mode[];
  /** The file of results that the rows belong to. */
  readonly result: 'latest' | 'admin' | 'partial';
  /** The folder for the product's CPU profiles; without one it writes none. */
  readonly profileDir: string | null;
}

export const USAGE = `npm run bench -- [--quick] [--only name,name] [--mode ${MODES.join('|')}] [--profile folder]
Names: ${SCENARIOS.join(', ')}\nOnly by name: ${ON_REQUEST.join(', ')}`;

/** @throws Error with a line for the terminal. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string' },
      mode: { type: 'string' },
      profile: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) throw new Error(USAGE);
  return {
    isQuick: values.quick,
    sizes: values.quick ? QUICK : FULL,
    scenarios: new Set(
      values.only === undefined
        ? SCENARIOS.filter((name) => !ON_REQUEST.includes(name))
        : chooseNames(values.only, SCENARIOS, USAGE),
    ),
    modes: chooseNames(values.mode, MODES, USAGE),
    result: values.quick || values.mode !== undefined ? 'partial' : resultOf(values.only),
    profileDir: values.profile ?? null,
  };
}

function resultOf(only: string | undefined): Options['result'] {
  if (only === undefined) return 'latest';
  return only === 'admin' ? 'admin' : 'partial';
}
