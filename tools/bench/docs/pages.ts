/** Where the results stand in the documents: between two comments, which nobody but `npm run results` writes. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { benchTable, chaosTable, loadTable } from './tables.ts';

const DOCS = path.resolve(import.meta.dirname, '../../../docs');

const PAGES: Readonly<Record<string, readonly (readonly [name: string, table: () => string])[]>> = {
  'benchmarks.md': [['bench', benchTable]],
  'scaling.md': [
    ['load', loadTable],
    ['chaos', chaosTable],
  ],
};

export interface Page {
  readonly file: string;
  readonly before: string;
  /** The same page with the newest results, whose columns are not aligned yet. */
  readonly after: string;
}

/** @throws Error when a page lacks the place for its results. */
export function pages(): Page[] {
  return Object.entries(PAGES).map(([name, parts]) => {
    const file = path.join(DOCS, name);
    const before = readFileSync(file, 'utf8');
    return { file, before, after: parts.reduce((text, [part, table]) => replace(text, part, table()), before) };
  });
}

function replace(text: string, part: string, table: string): string {
  const [begin, end] = [`<!-- results: ${part} -->\n`, `<!-- end of results: ${part} -->`];
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from < 0 || to < from) throw new Error(`A page has no "${begin.trim()}" before "${end}".`);
  return `${text.slice(0, from)}${begin}\n${table}\n\n${text.slice(to)}`;
}
