/** `npm run eta`: how good the promised arrivals are, on weeks that are simulated. `-- --seed 7` takes other weeks. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { provenance } from '../bench/report.ts';
import { alignedTable, optionsOrExit } from '../bench/terminal.ts';
import { backtest, type BacktestOptions, type BacktestRow } from './backtest.ts';
import { GOALS, missedGoals } from './goals.ts';

const RESULTS = path.join(import.meta.dirname, '..', 'bench', 'results');
const DEFAULTS: BacktestOptions = { seed: 18, restaurantsAKind: 5, learntWeeks: 4, heldOutWeeks: 4 };
const HEAD = [
  'kind',
  'orders',
  'in the range',
  'constant',
  'at the door',
  'median error',
  'constant',
  'at the door',
  'better by',
  'wide',
  'announced',
];

const options = optionsOrExit(readOptions);
const rows = backtest(options);
const missed = missedGoals(rows.at(-1));
const file = path.join(RESULTS, 'eta.json');
mkdirSync(RESULTS, { recursive: true });
writeFileSync(file, `${JSON.stringify({ ...provenance(), simulated: true, options, goals: GOALS, rows }, null, 2)}\n`);
process.stdout.write(
  `The weeks are simulated from seed ${String(options.seed)}: they say how the rules work, not how a city eats.\n\n` +
    `${alignedTable([HEAD, ...rows.map(cellsOf)], (column) => column > 0)}\n\n` +
    `${missed.length === 0 ? 'Every goal is met.' : `Missed goals:\n${missed.map((line) => `  ${line}`).join('\n')}`}\n` +
    `Written to ${path.relative(process.cwd(), file)}.\n`,
);
if (missed.length > 0) process.exitCode = 1;

function readOptions(args: string[]): BacktestOptions {
  const { values } = parseArgs({ args, options: { seed: { type: 'string' } } });
  const seed = values.seed === undefined ? DEFAULTS.seed : Number(values.seed);
  if (!Number.isSafeInteger(seed)) throw new Error('--seed takes a whole number.');
  return { ...DEFAULTS, seed };
}

function cellsOf(row: BacktestRow): string[] {
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const minutes = (count: number) => `${count.toFixed(1)} min`;
  return [
    row.of,
    String(row.orders),
    percent(row.held),
    percent(row.heldByConstant),
    percent(row.heldAtDoor),
    minutes(row.medianError),
    minutes(row.medianErrorOfConstant),
    minutes(row.medianErrorAtDoor),
    percent(1 - row.medianError / row.medianErrorOfConstant),
    minutes(row.meanWidth),
    `${row.meanAnnouncements.toFixed(2)}, at most ${String(row.maxAnnouncements)}`,
  ];
}
