import { parseArgs } from 'node:util';
import { MODES, type Mode } from './figures.ts';

export const SCENARIOS = [
  'status_to_screen',
  'status_changes_per_second',
  'orders_per_second',
  'restaurant_list_rps',
  'order_read_rps',
  'fanout_per_second',
  'memory_per_socket_kib',
  'growth',
  'idle',
  'initial_js_kib',
] as const;
export type ScenarioName = (typeof SCENARIOS)[number];

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
  readonly sockets: number;
  readonly growthFactors: readonly number[];
  readonly growthWindowMs: number;
  /** Before the memory of sockets and the idle process are looked at. */
  readonly socketSettleMs: number;
  readonly settleMs: number;
  readonly idleMs: number;
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
  sockets: 2_000,
  growthFactors: [1, 10, 100],
  growthWindowMs: 1_000,
  socketSettleMs: 1_500,
  settleMs: 5_000,
  idleMs: 10_000,
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
  sockets: 300,
  growthFactors: [1, 10],
  growthWindowMs: 300,
  socketSettleMs: 300,
  settleMs: 1_500,
  idleMs: 2_000,
};

export interface Options {
  readonly isQuick: boolean;
  readonly sizes: Sizes;
  readonly scenarios: ReadonlySet<ScenarioName>;
  readonly modes: readonly Mode[];
  /** Where the product writes its CPU profiles; null: it writes none. */
  readonly profileDir: string | null;
}

export const USAGE = `npm run bench -- [--quick] [--only name,name] [--mode ${MODES.join('|')}] [--profile folder]
Names: ${SCENARIOS.join(', ')}`;

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
    scenarios: new Set(choose(values.only, SCENARIOS)),
    modes: choose(values.mode, MODES),
    profileDir: values.profile ?? null,
  };
}

function choose<T extends string>(text: string | undefined, known: readonly T[]): readonly T[] {
  if (text === undefined) return known;
  const wanted = text.split(',');
  const unknown = wanted.filter((name) => !known.some((each) => each === name));
  if (unknown.length > 0) throw new Error(`There is no ${unknown.join(', ')}.\n${USAGE}`);
  return known.filter((name) => wanted.includes(name));
}
