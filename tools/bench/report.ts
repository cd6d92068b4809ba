/** The table for the terminal and the file for programs. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Row } from './rows.ts';
import { alignedTable } from './terminal.ts';

const RESULTS = path.join(import.meta.dirname, 'results');

/** `latest` and `admin` are kept; a part of the results, or hasty ones, must not stand where the full ones are. */
export function write(rows: readonly Row[], name: 'latest' | 'admin' | 'partial'): string {
  const file = path.join(RESULTS, `${name}.json`);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ ...provenance(), rows }, null, 2)}\n`);
  return path.relative(process.cwd(), file);
}

/** Says when the results were taken, of which commit and on which machine. */
export function provenance(): { at: string; commit: string; machine: Record<string, string | number> } {
  return {
    at: new Date().toISOString(),
    commit: commit(),
    machine: {
      cores: availableParallelism(),
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      node: process.version,
      // This is the load of the last minute, which contains the run's own.
      load: Number((loadavg()[0] ?? 0).toFixed(2)),
    },
  };
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

export const HEAD = ['metric', 'mode', 'product', 'limit', 'ratio', 'spread', 'goal', ''];

export function cellsOf(row: Row): string[] {
  return [
    row.load === undefined ? row.metric : `${row.metric} (${row.load})`,
    row.mode,
    `${inShort(row.value)} ${row.unit}`,
    row.limitValue === null ? '' : `${inShort(row.limitValue)} ${row.unit}`,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.spread === null ? '' : row.spread.map((ratio) => ratio.toFixed(2)).join('–'),
    goalText(row),
    row.met === null ? '' : row.met ? 'met' : 'MISSED',
  ];
}

export function table(rows: readonly Row[]): string {
  return alignedTable([HEAD, ...rows.map(cellsOf)], (column) => column >= 2 && column <= 5);
}

export function missedGoals(rows: readonly Row[]): string {
  const missed = rows.filter((row) => row.met === false);
  if (missed.length === 0) return 'Every goal is met.';
  const lines = missed.map(
    (row) =>
      `  ${row.metric}${row.load === undefined ? '' : ` (${row.load})`}, ${row.mode}: ${row.ratio?.toFixed(2) ?? ''}, goal ${goalText(row)}`,
  );
  return ['Missed goals (ratio to the limit):', ...lines].join('\n');
}

function goalText({ goal, better }: Row): string {
  return goal === null ? '' : `${better === 'lower' ? '≤' : '≥'} ${goal}`;
}

function inShort(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
