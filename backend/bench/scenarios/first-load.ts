/** What a browser must fetch of JavaScript before the home page runs. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { ROOT } from '../setting/product.ts';

const DIST = path.join(ROOT, 'frontend/dist');
const ENTRY = /<(?:script[^>]*\bsrc|link[^>]*\brel="modulepreload"[^>]*\bhref)="\/?([^"]+\.js)"/g;

export function initialJsKib(): number {
  const html = readFileSync(path.join(DIST, 'index.html'), 'utf8');
  const files = new Set([...html.matchAll(ENTRY)].map(([, file = '']) => file));
  if (files.size === 0) throw new Error('index.html loads no script.');
  const bytes = [...files].reduce((sum, file) => sum + gzipSync(readFileSync(path.join(DIST, file))).length, 0);
  return bytes / 1_024;
}
