/** The table for the terminal, and the file for programs and for `docs/scaling.md`. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { provenance } from '../bench/report.ts';
import { alignedTable } from '../bench/terminal.ts';
import { type Figure, FIGURES } from './figures.ts';

const RESULTS = path.join(import.meta.dirname, 'results');

/** With when and of what it was taken: a run may be of some figures alone. */
export type Result = Figure &
  Pick<ReturnType<typeof provenance>, 'at' | 'commit'> & { readonly load: string | number | undefined };

/** The figures of this run take the place of the same ones of earlier runs. Hasty ones must not stand where full ones are. */
export function write(figures: readonly Figure[], isQuick: boolean): string {
  const file = path.join(RESULTS, isQuick ? 'partial.json' : 'latest.json');
  const { at, commit, machine } = provenance();
  const { load, ...rest } = machine;
  const taken: Result[] = figures.map((each) => ({ ...each, at, commit, load }));
  const others = isQuick ? [] : read(file).filter(({ figure }) => !figures.some((each) => each.figure === figure));
  const all = [...others, ...taken].toSorted((a, b) => FIGURES.indexOf(a.figure) - FIGURES.indexOf(b.figure));
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(file, `${JSON.stringify({ machine: rest, figures: all }, null, 2)}\n`);
  return path.relative(process.cwd(), file);
}

function read(file: string): Result[] {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as { figures: Result[] }).figures : [];
}

export const HEAD = ['', 'figure', 'value', 'bare', 'limit', ''];

export function cellsOf({ figure, what, value, unit, bare, limit, met }: Figure): string[] {
  return [
    figure,
    what,
    `${text(value)} ${unit}`,
    bare === null ? '' : text(bare),
    limit === null ? '' : 'atMost' in limit ? `≤ ${text(limit.atMost)}` : `≥ ${text(limit.atLeast)}`,
    met === null ? '' : met ? 'met' : 'MISSED',
  ];
}

export function table(figures: readonly Figure[]): string {
  return alignedTable([HEAD, ...figures.map(cellsOf)]);
}

function text(value: number): string {
  return Math.abs(value) >= 1_000 ? Math.round(value).toLocaleString('en') : String(Number(value.toPrecision(3)));
}
