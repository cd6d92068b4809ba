/** What the documents show of the newest results, as Markdown. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { COLUMNS } from '../../chaos/columns.ts';
import type { Result as ChaosResult } from '../../chaos/scenario.ts';
import { cellsOf as loadCellsOf, HEAD as LOAD_HEAD, type Result as LoadResult } from '../../load/report.ts';
import type { Row } from '../rows.ts';
import { cellsOf, HEAD, type provenance } from '../report.ts';

type Provenance = ReturnType<typeof provenance>;

const TOOLS = path.resolve(import.meta.dirname, '../..');

export function benchTable(): string {
  const { rows, ...taken } = read<Provenance & { rows: Row[] }>('bench/results/latest.json');
  const cells = rows.map((row) => cellsOf(row).map((cell, column) => (column === 0 ? `\`${cell}\`` : cell)));
  return [takenOn([taken]), ...markdown(HEAD, cells)].join('\n');
}

export function loadTable(): string {
  const { machine, metrics } = read<{ machine: Provenance['machine']; metrics: LoadResult[] }>(
    'load/results/latest.json',
  );
  const taken = metrics.map(({ at, load = '?' }) => ({ at, machine: { ...machine, load } }));
  return [takenOn(taken), ...markdown(LOAD_HEAD, metrics.map(loadCellsOf))].join('\n');
}

export function chaosTable(): string {
  const { scenarios } = read<{ scenarios: (ChaosResult & Provenance)[] }>('chaos/latest.json');
  const [[name, nameOf], ...others] = COLUMNS as [(typeof COLUMNS)[number], ...(typeof COLUMNS)[number][]];
  const head = [name, 'what', ...others.map(([title]) => title), 'load'];
  const rows = scenarios.map((result) => [
    `\`${nameOf(result)}\``,
    result.what,
    ...others.map(([, valueOf]) => valueOf(result)).map((value) => value.toLocaleString('en')),
    String(Math.round(Number(result.machine.load))),
  ]);
  return [takenOn(scenarios), ...markdown(head, rows)].join('\n');
}

/** Results may be of several runs: each that is taken anew replaces its own alone. */
function takenOn(results: readonly Pick<Provenance, 'at' | 'machine'>[]): string {
  const days = [...new Set(results.map(({ at }) => at.slice(0, 10)))].toSorted();
  const loads = results.map(({ machine }) => Number(machine.load)).toSorted((a, b) => a - b);
  const { cores = '?', cpu = '?', node = '?' } = results[0]?.machine ?? {};
  return `Taken on ${cores} cores (${cpu}, Node ${node}), ${range(days)}, at a load of ${range(loads)}.\n`;
}

function range(sorted: readonly (string | number)[]): string {
  const [first = '?', last = first] = [sorted[0], sorted.at(-1)];
  return first === last ? String(first) : `${first} to ${last}`;
}

function markdown(head: readonly string[], rows: readonly string[][]): string[] {
  return [head, head.map(() => '---'), ...rows].map(
    (cells) => `| ${cells.map((cell) => (cell === 'MISSED' ? '**missed**' : cell)).join(' | ')} |`,
  );
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(path.join(TOOLS, file), 'utf8')) as T;
}
