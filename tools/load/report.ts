/** The table for the terminal, and the file for programs and for `docs/scaling.md`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { provenance } from '../bench/report.ts';
import { alignedTable } from '../bench/terminal.ts';
import { type Metric, METRICS } from './metrics.ts';

const RESULTS = path.join(import.meta.dirname, 'results');

/** With when and of what it was taken: a run may be of some metrics alone. */
export type Result = Metric &
  Pick<ReturnType<typeof provenance>, 'at' | 'commit'> & { readonly load: string | number | undefined };

/** The metrics of this run take the place of the same ones of earlier runs. Hasty ones must not stand where full ones are. */
export function write(metrics: readonly Metric[], isQuick: boolean): string {
  const file = path.join(RESULTS, isQuick ? 'partial.json' : 'latest.json');
  const { at, commit, machine } = provenance();
  const { load, ...rest } = machine;
  const taken: Result[] = metrics.map((each) => ({ ...each, at, commit, load }));
  const others = isQuick ? [] : read(file).filter(({ metric }) => !metrics.some((each) => each.metric === metric));
  const all = [...others, ...taken].toSorted((a, b) => METRICS.indexOf(a.metric) - METRICS.indexOf(b.metric));
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine: rest, metrics: all }, null, 2)}\n`);
  return path.relative(process.cwd(), file);
}

function read(file: string): Result[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { metrics: Result[] }).metrics : [];
}

export const HEAD = ['', 'metric', 'value', 'bare', 'limit', ''];

export function cellsOf({ metric, what, value, unit, bare, limit, met }: Metric): string[] {
  return [
    metric,
    what,
    `${text(value)} ${unit}`,
    bare === null ? '' : text(bare),
    limit === null ? '' : 'atMost' in limit ? `≤ ${text(limit.atMost)}` : `≥ ${text(limit.atLeast)}`,
    met === null ? '' : met ? 'met' : 'MISSED',
  ];
}

export function table(metrics: readonly Metric[]): string {
  return alignedTable([HEAD, ...metrics.map(cellsOf)]);
}

function text(value: number): string {
  return Math.abs(value) >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
