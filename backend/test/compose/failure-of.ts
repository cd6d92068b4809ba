import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { ROOT } from './stack.ts';

/** What a file of tests wrote that failed in a process of its own; null when it passed. */
export async function failureOf(file: string, variables: Record<string, string>): Promise<string | null> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...variables };
  return promisify(execFile)(process.execPath, ['--test', path.join(ROOT, file)], { cwd: ROOT, env }).then(
    () => null,
    (error: unknown) => (error as { stdout: string }).stdout,
  );
}
