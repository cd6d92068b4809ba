import path from 'node:path';
import { findProgram, isExecutable } from './programs.ts';

/** Where what is not installed is kept for the tests. */
export const PROMETHEUS_FOLDER = path.resolve(import.meta.dirname, '../../../node_modules/.cache/tischlein/prometheus');

/** Prometheus' own tool for its files; null when the machine has none. */
export function findPromtool(): string | null {
  const unpacked = path.join(PROMETHEUS_FOLDER, 'usr/bin/promtool');
  return findProgram('promtool') ?? (isExecutable(unpacked) ? unpacked : null);
}
