/** What index.html itself asks for before the home page runs, and what a map on the way to the guest adds to its page. */
import { readdirSync, readFileSync } from 'node:fs';
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
const IMPORTS = /(?:from|import)"\.\/([^"]+\.js)"/g;
const ASSETS = 'assets';
const BYTES_PER_KIB = 1_024;

/** JavaScript with the texts of the language that has the longest, in KiB gzip. */
export function initialJsKib(): number {
  const { scripts, start } = readEarlyFiles();
  const tagged = [...readPage().matchAll(TAGS)].map(([, file = '']) => file);
  return kibOf([...scripts, ...tagged]) + Math.max(...Object.values(start).map(kibOf));
}

/**
 * JavaScript of an order's page besides the first load, and what the map of a ride adds once somebody rides, without texts
 * and the city's ground, in KiB gzip.
 * @throws Error when the page itself loads the map.
 */
export function trackingJsKib(): { readonly page: number; readonly map: number } {
  const first = new Set(readEarlyFiles().scripts);
  const page = importsOf('order._id').filter((file) => !first.has(file));
  if (page.includes(chunkOf('city-map'))) throw new Error('The page of an order loads the map at once.');
  const known = new Set([...first, ...page]);
  return { page: kibOf(page), map: kibOf(importsOf('ride-map').filter((file) => !known.has(file))) };
}

function readEarlyFiles(): EarlyFiles {
  const early = EARLY_FILES.exec(readPage())?.[1];
  if (early === undefined) throw new Error('index.html has no list of first scripts.');
  return JSON.parse(early) as EarlyFiles;
}

/** The chunk of a name, and all that it imports, without what it loads later. */
function importsOf(name: string): string[] {
  const files = new Set([chunkOf(name)]);
  for (const file of files) {
    const text = readFileSync(path.join(DIST, file), 'utf8');
    for (const [, imported = ''] of text.matchAll(IMPORTS)) files.add(`${ASSETS}/${imported}`);
  }
  return [...files];
}

function chunkOf(name: string): string {
  const found = readdirSync(path.join(DIST, ASSETS)).find(
    (file) => file.startsWith(`${name}-`) && file.endsWith('.js'),
  );
  if (found === undefined) throw new Error(`The build has no ${name}.`);
  return `${ASSETS}/${found}`;
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
