import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import NODE_OPTIONS from '../../backend/node-options.json' with { type: 'json' };
import { BACKEND, ROOT } from './paths.mjs';

export const ENV_FILE = path.join(ROOT, '.env');
/** Node's option for the `.env` file, when there is one. */
export const ENV_OPTIONS = existsSync(ENV_FILE) ? [`--env-file=${ENV_FILE}`] : [];

/** Preloaded by what a terminal's keys reach more than once. */
export const SINGLE_SIGNALS = new URL('./single-signals.mjs', import.meta.url).href;

/**
 * Becomes the built back end: where the system can replace a process, no parent stays behind, and signals and the
 * exit code are the product's own.
 */
export function becomeBackend(script, args = [], env = process.env) {
  const argv = [
    ...NODE_OPTIONS,
    ...ENV_OPTIONS,
    '--import',
    SINGLE_SIGNALS,
    path.join(BACKEND, 'dist', script),
    ...args,
  ];
  process.chdir(ROOT);
  if (process.platform !== 'win32') {
    process.execve(process.execPath, [process.execPath, ...argv], env);
  }
  const child = spawn(process.execPath, argv, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}
