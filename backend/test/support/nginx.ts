import path from 'node:path';
import { findProgram, isExecutable } from './programs.ts';

/** Where what is not installed is kept for the tests: installed, the package would start an nginx. */
export const NGINX_FOLDER = path.resolve(import.meta.dirname, '../../../node_modules/.cache/tischlein/nginx');

/** Null when the machine has none. */
export function findNginx(): string | null {
  const unpacked = path.join(NGINX_FOLDER, 'usr/sbin/nginx');
  return findProgram('nginx') ?? (isExecutable(unpacked) ? unpacked : null);
}
