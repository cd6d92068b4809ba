/**
 * Cuts the fonts to what the screens use (`npm run fonts`, after another release of them): headings
 * have one weight, texts those from regular to extra bold, and letters are those of Latin scripts.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const TARGET = path.join(import.meta.dirname, '../../frontend/src/app/fonts');
const TYPOGRAPHY = '‐‑‒–—‘’‚“”„†•…‹›€™−×·↑→↓';

const rangeOf = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index)).join('');

const LATIN = rangeOf(0x20, 0xff) + 'ıŒœ' + TYPOGRAPHY;
const LATIN_EXTENDED = rangeOf(0x100, 0x17f) + 'ȘșȚțẞ₺';

const FONTS = [
  { family: 'figtree', weights: { min: 400, max: 800 }, name: 'figtree' },
  { family: 'bricolage-grotesque', weights: 700, name: 'bricolage-grotesque-700' },
] as const;

mkdirSync(TARGET, { recursive: true });
for (const { family, weights, name } of FONTS) {
  for (const [part, text] of [
    ['latin', LATIN],
    ['latin-ext', LATIN_EXTENDED],
  ] as const) {
    const source = import.meta.resolve(`@fontsource-variable/${family}/files/${family}-${part}-wght-normal.woff2`);
    const font = await subsetFont(readFileSync(fileURLToPath(source)), text, {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    writeFileSync(path.join(TARGET, `${name}-${part}.woff2`), font);
  }
}
