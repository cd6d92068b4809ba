/** What index.html itself asks for before the home page runs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../setting/product.ts';

interface EarlyFiles {
  readonly scripts: readonly string[];
  /** The texts that every visit starts with, by language. */
  readonly start: Readonly<Record<string, readonly string[]>>;
}

const DIST = path.join(ROOT, 'frontend/dist');
/** The list that inline/early.js reads: the first script and all that it imports. */
const EARLY_FILES = /<script type="application\/json" id="early-files">([^<]*)<\/script>/;
const TAGS = /<(?:script[^>]*\bsrc|link[^>]*\brel="modulepreload"[^>]*\bhref)="\/?([^"]+\.js)"/g;
/** Styles are part of the page, so they are read out of it. */
const STYLES = /<style>([^]*?)<\/style>/g;
const BYTES_PER_KIB = 1_024;

/** JavaScript with the texts of the language that has the longest, in KiB gzip. */
export function initialJsKib(): number {
  const html = readPage();
  const early = EARLY_FILES.exec(html)?.[1];
  if (early === undefined) throw new Error('index.html has no list of first scripts.');
  const { scripts, start } = JSON.parse(early) as EarlyFiles;
  const tagged = [...html.matchAll(TAGS)].map(([, file = '']) => file);
  return kibOf([...scripts, ...tagged]) + Math.max(...Object.values(start).map(kibOf));
}

/** Styles, in KiB gzip. */
export function initialCssKib(): number {
  const bytes = [...readPage().matchAll(STYLES)].reduce((sum, [, text = '']) => sum + gzipSync(text).length, 0);
  return bytes / BYTES_PER_KIB;
}

function readPage(): string {
  return readFileSync(path.join(DIST, 'index.html'), 'utf8');
}

function kibOf(files: readonly string[]): number {
  const sizes = [...new Set(files)].map((file) => gzipSync(readFileSync(path.join(DIST, file))).length);
  return sizes.reduce((sum, size) => sum + size, 0) / BYTES_PER_KIB;
}
