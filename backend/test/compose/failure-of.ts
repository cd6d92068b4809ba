import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { ROOT } from './stack.ts';

/** What a program in a Node of its own wrote when it failed; null when it did not. */
export async function failureOf(args: readonly string[], variables: Record<string, string>): Promise<string | null> {
  const { PATH, HOME } = process.env;
  const env = { PATH, HOME, ...variables };
  return promisify(execFile)(process.execPath, args, { cwd: ROOT, env }).then(
    () => null,
    (error: unknown) => {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      return stdout + stderr;
    },
  );
}
