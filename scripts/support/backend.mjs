import { spawn } from 'node:child_process';
import path from 'node:path';
import { BACKEND, ROOT } from './paths.mjs';

export const ENV_FILE = `--env-file-if-exists=${path.join(ROOT, '.env')}`;

/**
 * Becomes the built back end: where the system can replace a process, no parent stays behind, and signals and the
 * exit code are the product's own.
 */
export function becomeBackend(script, args = [], env = process.env) {
  const argv = [ENV_FILE, path.join(BACKEND, 'dist', script), ...args];
  process.chdir(ROOT);
  if (process.platform !== 'win32') {
    process.execve(process.execPath, [process.execPath, ...argv], env);
  }
  const child = spawn(process.execPath, argv, { env, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal));
  child.once('exit', (code) => process.exit(code ?? 1));
}
