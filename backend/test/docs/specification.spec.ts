/** docs/specification.md names files and tests: these have to exist. Whether a test shows its rule, no program can tell. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const text = readFileSync(path.join(ROOT, 'docs/specification.md'), 'utf8');
/** Files and journeys that are played before a release alone. */
const FOR_RELEASES = /^backend\/test\/compose\/|\.release\.test\.ts$/;
/** What asks for several servers of a kind, for many rows or for an hour of orders may be shown before a release alone. */
const AT_SCALE =
  /^`backend\/test\/(?:compose\/|redis\/(?:steady-)?cluster\.|foundation\/(?:replica|many-\w+)\.|kitchen\/kitchen-soak\.)/;
const JOURNEY = '`frontend/e2e/';
const OF_SCREENS = '`frontend/';
const RELEASE_TAG = ' @release';
const LINE_BREAK = '<br>';
const NO_TEST = 'none: ';

interface Row {
  rule: string;
  files: string[];
  /** `file › name`, or why there is none. */
  tests: string[];
}

/** The cells of each row below a table's head. */
const rows: Row[] = text
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| rule |') && !line.startsWith('| --- |'))
  .map((line) => {
    const [rule = '', files = '', tests = ''] = line.slice(2, -2).split(' | ');
    return { rule, files: files.split(LINE_BREAK), tests: tests.split(LINE_BREAK) };
  });
const isShown = ({ tests }: Row) => !tests[0]?.startsWith(NO_TEST);

function read(file: string): string | null {
  const full = path.join(ROOT, file);
  return existsSync(full) ? readFileSync(full, 'utf8') : null;
}

/** What is wrong with `file › name`; null when the file has a test of this name. */
function problemOf(test: string): string | null {
  const { file, name } = partsOf(test);
  if (read(file) === null) return `no such file: ${test}`;
  return [name, name + RELEASE_TAG].some((each) => holdsName(file, each)) ? null : `no such test: ${test}`;
}

/** Whether `npm test` has it, and not only `npm run test:release`. */
function isForEachChange(test: string): boolean {
  const { file, name } = partsOf(test);
  return !FOR_RELEASES.test(file) && !holdsName(file, name + RELEASE_TAG);
}

function partsOf(test: string): { file: string; name: string } {
  const [, file = '', name = ''] = /^`([^`]+)` › (.+)$/.exec(test) ?? [];
  return { file, name };
}

function holdsName(file: string, name: string): boolean {
  const source = read(file) ?? '';
  return ["'", '"', '`'].some((quote) => source.includes(`${quote}${name}${quote}`));
}

describe('the table of the specification', () => {
  it('is read whole', () => {
    expect(rows.length).toBeGreaterThan(350);
  });

  it('names only files that exist', () => {
    const files = rows.flatMap((row) =>
      row.files.map((file) => /^`([^`]+)`$/.exec(file)?.[1] ?? `${row.rule}: ${file}`),
    );
    expect(files.filter((file) => read(file) === null)).toEqual([]);
  });

  it('names only tests that exist, whatever they show, or says why there is none', () => {
    const problems = rows.filter(isShown).flatMap(({ tests }) => tests.map(problemOf));
    expect(problems.filter((problem) => problem !== null)).toEqual([]);
    for (const { tests } of rows.filter((row) => !isShown(row))) expect(tests[0]?.length).toBeGreaterThan(20);
  });

  it('names for each rule of the server a test that every change has to pass, but at scale', () => {
    const late = rows.filter((row) => isShown(row) && !row.tests.some(isForEachChange));
    const isAtScale = ({ tests }: Row) => tests.every((test) => AT_SCALE.test(test));
    const isOfScreensAlone = ({ files, tests }: Row) =>
      files.every((file) => file.startsWith(OF_SCREENS)) && tests.every((test) => test.startsWith(JOURNEY));
    expect(late.filter((row) => !isAtScale(row) && !isOfScreensAlone(row)).map(({ rule }) => rule)).toEqual([]);
  });
});
