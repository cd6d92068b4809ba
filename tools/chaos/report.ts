/** The table for the terminal and the file for programs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { provenance } from '../bench/report.ts';
import { alignedTable } from '../bench/terminal.ts';
import { COLUMNS } from './columns.ts';
import type { Result } from './scenario.ts';
import { SCENARIOS } from './scenarios/all.ts';

export const FILE = path.join(import.meta.dirname, 'latest.json');

export function table(results: readonly Result[]): string {
  const head = COLUMNS.map(([title]) => title);
  const rows = results.map((result) => COLUMNS.map(([, read]) => String(read(result))));
  return alignedTable([head, ...rows], (column) => column > 0 && column < COLUMNS.length - 1);
}

/** Puts the result in the place of the one before of the same scenario; the others stay. */
export function keep(result: Result): void {
  const all = [...readResults().filter(({ scenario }) => scenario !== result.scenario), { ...result, ...provenance() }];
  const order = SCENARIOS.map(({ name }) => name);
  all.sort((a, b) => order.indexOf(a.scenario) - order.indexOf(b.scenario));
  writeFileSync(FILE, `${JSON.stringify({ scenarios: all }, null, 2)}\n`);
}

function readResults(): Result[] {
  if (!existsSync(FILE)) return [];
  return (JSON.parse(readFileSync(FILE, 'utf8')) as { scenarios: Result[] }).scenarios;
}
