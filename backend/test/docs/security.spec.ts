/** docs/security.md names files and tests: they have to be there. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const rows = readFileSync(path.join(ROOT, 'docs/security.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.slice(2, -2).split(' | '));

const FILE = /`((?:backend|frontend|docker|docs|kubernetes)[\w./$-]+)`/g;

describe('the table of the ASVS', () => {
  it('has every chapter, and says of each section whether it is met', () => {
    const chapters = new Set(rows.map(([section = '']) => Number(/^V(\d+)/.exec(section)?.[1])));
    expect([...chapters].sort((a, b) => a - b)).toEqual(Array.from({ length: 17 }, (_, index) => index + 1));
    for (const cells of rows) {
      expect(cells).toHaveLength(4);
      expect(['yes', 'partly', 'no', '–']).toContain(cells[1]);
      if (cells[1] === 'yes') expect(cells[3]).toMatch(/`/);
    }
  });

  it('names files and tests that are there', () => {
    const missing: string[] = [];
    for (const [, , how = '', shown = ''] of rows) {
      for (const [, file = ''] of `${how} ${shown}`.matchAll(FILE)) {
        if (!existsSync(path.join(ROOT, file))) missing.push(file);
      }
      for (const [, file = '', name = ''] of shown.matchAll(/`([^`]+)` › ([^`]+?)(?= `|$)/g)) {
        const source = existsSync(path.join(ROOT, file)) ? readFileSync(path.join(ROOT, file), 'utf8') : '';
        if (!["'", '"', '`'].some((quote) => source.includes(quote + name + quote))) missing.push(`${file} › ${name}`);
      }
    }
    expect(missing).toEqual([]);
  });
});
