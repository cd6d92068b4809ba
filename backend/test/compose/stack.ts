/** The stack of docker-compose.yml under a name of its own, so that it can run beside another one. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';

export const ROOT = path.resolve(import.meta.dirname, '../../..');
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;
const LAST_LINES = 40;
const NAME_START = 'tischlein-test-';
const NAME = `${NAME_START}${process.pid}`;

/** Above those that Linux gives to connections, and those that the tests beside this one take. */
const PORTS: [number, number] = [61_000, 65_536];
const given = new Set<number>();

const run = promisify(execFile);

export class Stack {
  readonly url: string;
  readonly #env: NodeJS.ProcessEnv;

  /** Only the port and the image's name differ from a fresh clone; `env` adds to them. */
  constructor(port: number, env: Record<string, string> = {}) {
    const { PATH, HOME } = process.env;
    this.url = `http://localhost:${port}`;
    this.#env = { PATH, HOME, PORT: String(port), TISCHLEIN_IMAGE: NAME, NO_COLOR: '1', ...env };
  }

  compose(...args: string[]): Promise<string> {
    return this.#docker(['compose', '--ansi', 'never', '--env-file', '/dev/null', '-p', NAME, ...args]);
  }

  /** A script of this repository, on this stack. */
  async script(file: string): Promise<void> {
    const env = { ...this.#env, COMPOSE_PROJECT_NAME: NAME, COMPOSE_DISABLE_ENV_FILE: '1' };
    await run(path.join(ROOT, file), [], { cwd: ROOT, env });
  }

  docker(...args: string[]): Promise<string> {
    return this.#docker(args);
  }

  async containersOf(...services: string[]): Promise<string[]> {
    return linesOf(await this.compose('ps', '--quiet', ...services));
  }

  /** Answers one line for each container. */
  async inspect(format: string, ids: readonly string[]): Promise<string[]> {
    return linesOf(await this.docker('inspect', '--format', format, ...ids));
  }

  /** What nginx wrote of the requests whose path begins so, newest last. */
  async requestsOf(start: string): Promise<{ path: string; status: number; api: string; requestId: string }[]> {
    const lines = linesOf(await this.compose('logs', '--no-log-prefix', 'nginx')).filter((line) =>
      line.startsWith('{'),
    );
    return lines
      .map((line) => JSON.parse(line) as { path: string; status: number; api: string; requestId: string })
      .filter((request) => request.path.startsWith(start));
  }

  async remove(): Promise<void> {
    await this.compose('--profile', '*', 'down', '--volumes', '--remove-orphans', '--timeout', '5');
    await this.docker('image', 'rm', NAME);
  }

  async #docker(args: string[]): Promise<string> {
    try {
      return (await run('docker', args, { cwd: ROOT, env: this.#env, maxBuffer: MAX_OUTPUT_BYTES })).stdout;
    } catch (error) {
      const { stdout, stderr } = error as { stdout: string; stderr: string };
      throw new Error(`docker ${args.join(' ')}\n${linesOf(`${stdout}${stderr}`).slice(-LAST_LINES).join('\n')}`, {
        cause: error,
      });
    }
  }
}

/**
 * Removes the stacks of runs that were ended before they could: their containers would start again with Docker, and keep the
 * processors busy with their health checks.
 */
export async function removeAbandonedStacks(): Promise<void> {
  const args = ['compose', 'ls', '--all', '--format', 'json', '--filter', `name=${NAME_START}`];
  const projects = JSON.parse((await run('docker', args)).stdout) as { Name: string }[];
  for (const { Name: name } of projects) {
    const pid = name.replace(NAME_START, '');
    // Any other name is somebody's own.
    if (!/^\d+$/.test(pid) || isRunning(Number(pid))) continue;
    await run('docker', ['compose', '-p', name, 'down', '--volumes', '--remove-orphans', '--timeout', '5']);
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user it may not be asked, and runs.
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

/** Stays free for the minutes in which a stack is down. */
export async function portOfStack(): Promise<number> {
  const port = await freePort(PORTS);
  if (given.has(port)) return portOfStack();
  given.add(port);
  return port;
}

export function linesOf(text: string): string[] {
  return text
    .replaceAll('\u001b[2K', '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
