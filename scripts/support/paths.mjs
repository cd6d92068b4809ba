import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');
export const BACKEND = path.join(ROOT, 'backend');
export const FRONTEND = path.join(ROOT, 'frontend');
/** What the scripts remember between runs; gone after `npm ci`. */
export const CACHE = path.join(ROOT, 'node_modules/.cache/tischlein');

/** The script behind a command of an installed package. */
export function tool(script) {
  return path.join(ROOT, 'node_modules', script);
}
