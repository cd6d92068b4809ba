/** The results in the documents are those of the newest runs. */
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pages } from '../../../tools/bench/docs/pages.ts';

/** Cells without the blanks and dashes that align them. */
function bare(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => (line.startsWith('|') ? line.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---') : line));
}

describe('the results', () => {
  it.each(pages().map((page) => [path.basename(page.file), page] as const))(
    'in %s are those of the newest runs; else: npm run results',
    (_, { before, after }) => {
      expect(bare(before)).toEqual(bare(after));
    },
  );
});
