/** The table for the terminal and the file for programs. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import path from 'node:path';
import type { Row } from './figures.ts';

const RESULTS = path.join(import.meta.dirname, 'results');

/** A part of the figures, or hasty ones, must not stand where the full ones are. */
export function write(rows: readonly Row[], isPartial: boolean): string {
  const file = path.join(RESULTS, isPartial ? 'partial.json' : 'latest.json');
  const result = {
    at: new Date().toISOString(),
    commit: commit(),
    machine: {
      cores: availableParallelism(),
      cpu: cpus()[0]?.model.trim() ?? 'unknown',
      node: process.version,
      /** Of the last minute, the benchmark's own included. */
      load: Number((loadavg()[0] ?? 0).toFixed(2)),
    },
    rows,
  };
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, `${JSON.stringify(result, null, 2)}\n`);
  return path.relative(process.cwd(), file);
}

function commit(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return 'unknown';
  }
}

export function table(rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    row.load === undefined ? row.metric : `${row.metric} (${row.load})`,
    row.mode,
    `${figure(row.value)} ${row.unit}`,
    row.limitValue === null ? '' : `${figure(row.limitValue)} ${row.unit}`,
    row.ratio === null ? '' : row.ratio.toFixed(2),
    row.spread === null ? '' : row.spread.map((ratio) => ratio.toFixed(2)).join('–'),
    goalText(row),
    row.met === null ? '' : row.met ? 'met' : 'MISSED',
  ]);
  const head = ['metric', 'mode', 'product', 'limit', 'ratio', 'spread', 'goal', ''];
  const widths = head.map((title, column) => Math.max(title.length, ...cells.map((row) => row[column]?.length ?? 0)));
  return [head, ...cells]
    .map((row) =>
      row
        .map((cell, column) =>
          column < 2 || column > 5 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
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

function figure(value: number): string {
  return value >= 100 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
