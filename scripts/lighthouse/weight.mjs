/** What index.html itself asks for before anything of the product runs, gzip, in KiB. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { FRONTEND } from '../support/paths.mjs';

const DIST = path.join(FRONTEND, 'dist');
/** The list that inline/early.js reads: the first script and all that it imports. */
const EARLY_FILES = /<script type="application\/json" id="early-files">([^<]*)<\/script>/;
const SCRIPTS = /<(?:script[^>]*\bsrc|link[^>]*\brel="modulepreload"[^>]*\bhref)="\/?([^"]+\.js)"/g;
/** They are part of the page. */
const STYLES = /<style>([^]*?)<\/style>/g;

export function weighFirstLoad() {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  return {
    'script KiB': weightOf(html),
    'style KiB': kib([...html.matchAll(STYLES)].reduce((sum, [, text]) => sum + gzipSync(text).length, 0)),
  };
}

function weightOf(html) {
  const early = EARLY_FILES.exec(html)?.[1];
  if (early === undefined) throw new Error('index.html has no list of first scripts.');
  const files = new Set([...JSON.parse(early).scripts, ...[...html.matchAll(SCRIPTS)].map(([, file]) => file)]);
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file))).length, 0);
  return kib(bytes);
}

function kib(bytes) {
  return Number((bytes / 1024).toFixed(1));
}
