/** docs/security.md and its pages: every requirement once, files and tests that exist, numbers that are theirs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { LEVEL_1, LEVEL_2 } from './asvs-requirements.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');

const FILE = /`((?:backend|frontend|docker|docs|kubernetes)[\w./$-]+)`/g;
const TEST = /\.(?:spec|test|smoke|e2e)\.tsx?$|-journey\.ts$/;
const ANSWERS = ['yes', 'no', 'n/a'];

interface Row {
  id: string;
  level: string;
  about: string;
  met: string;
  how: string;
  shown: string;
}

const overview = read('docs/security.md');
const pages = readdirSync(path.join(ROOT, 'docs/security')).filter((file) => /^v\d\d-/.test(file));
const rowsOf = (page: string): Row[] =>
  read(`docs/security/${page}`)
    .split('\n')
    .filter((line) => line.startsWith('| V'))
    .map((line) => {
      const cells = line.slice(2, -2).split(' | ');
      expect([line, cells.length]).toEqual([line, 6]);
      const [id = '', level = '', about = '', met = '', how = '', shown = ''] = cells;
      return { id, level, about, met, how, shown };
    });
const rows = pages.flatMap(rowsOf);
const countsOf = (some: readonly Row[]) => ANSWERS.map((answer) => some.filter(({ met }) => met === answer).length);

describe('the pages of the ASVS', () => {
  it('have every requirement of the levels 1 and 2 once, with its level, on the page of its chapter', () => {
    expect([LEVEL_1.length, LEVEL_2.length]).toEqual([70, 183]);
    const levels = new Map([...LEVEL_1.map((id) => [id, '1'] as const), ...LEVEL_2.map((id) => [id, '2'] as const)]);
    expect(rows.map(({ id }) => id).toSorted()).toEqual([...levels.keys()].toSorted());
    for (const { id, level } of rows) expect([id, level]).toEqual([id, levels.get(id)]);
    for (const page of pages) {
      const chapter = `V${String(Number(page.slice(1, 3)))}.`;
      expect(rowsOf(page).filter(({ id }) => !id.startsWith(chapter))).toEqual([]);
    }
  });

  it('say what each is about and whether it is met: by what and with a test named, or why not', () => {
    for (const { id, about, met, how, shown } of rows) {
      expect([id, ANSWERS.includes(met), about.length > 0, how.length > 0]).toEqual([id, true, true, true]);
      const tests = [...shown.matchAll(FILE)].map(([, file = '']) => file);
      if (met === 'yes') expect([id, tests.length > 0]).toEqual([id, true]);
      else expect([id, shown]).toEqual([id, '–']);
      for (const test of tests) expect([id, test, TEST.test(test)]).toEqual([id, test, true]);
    }
  });

  it('name only files, tests and headings that exist, whatever they show', () => {
    const missing: string[] = [];
    for (const { id, how, shown } of rows) {
      for (const [, file = ''] of `${how} ${shown}`.matchAll(FILE)) {
        if (!existsSync(path.join(ROOT, file))) missing.push(`${id}: ${file}`);
      }
      for (const [, file = '', name = ''] of shown.matchAll(/`([^`]+)` › ([^<]+?)(?=<br>|$)/g)) {
        const source = existsSync(path.join(ROOT, file)) ? read(file) : '';
        if (!["'", '"', '`'].some((quote) => source.includes(quote + name + quote))) missing.push(`${file} › ${name}`);
      }
      for (const [, page = '', heading = ''] of how.matchAll(/\]\(([\w.-]+)(?:#([\w-]+))?\)/g)) {
        const headings = [...read(`docs/security/${page}`).matchAll(/^#+ (.+)$/gm)].map(([, text = '']) =>
          text.toLowerCase().replaceAll(' ', '-'),
        );
        if (heading !== '' && !headings.includes(heading)) missing.push(`${id}: ${page}#${heading}`);
      }
    }
    expect(missing).toEqual([]);
  });

  it('are counted as they are', () => {
    const counted = [...overview.matchAll(/^\| \[V(\d+) [^\]]+\]\(security\/([\w-]+\.md)\)\s*\|(.+)\|$/gm)].map(
      ([, chapter, page = '', cells = '']) => ({
        chapter: Number(chapter),
        page,
        counts: cells.split('|').map(Number),
      }),
    );
    expect(counted).toEqual(
      pages.map((page) => ({ chapter: Number(page.slice(1, 3)), page, counts: countsOf(rowsOf(page)) })),
    );
    const all = /^\| \*\*all\*\*\s*\|(.+)\|$/m.exec(overview)?.[1]?.split('|') ?? [];
    expect(all.map((cell) => Number(cell.replaceAll('*', '')))).toEqual(countsOf(rows));
    const [met, not, without] = countsOf(rows.filter(({ level }) => level === '1'));
    expect(overview.replaceAll(/\s+/g, ' ')).toContain(
      `Of the ${String(LEVEL_1.length)} requirements of level 1 ${String(met)} are met, ${String(not)} are not and ${String(without)} do not apply.`,
    );
  });
});
