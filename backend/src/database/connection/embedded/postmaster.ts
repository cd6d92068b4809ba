import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, readlinkSync, realpathSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { StartupError } from '../../../config/startup-error.ts';
import type { Account } from './account.ts';

const POLL_MS = 20;
const START_TIMEOUT_MS = 120_000;
const FAST_SHUTDOWN_TIMEOUT_MS = 10_000;
const LOG_LIMIT_BYTES = 10 * 1024 * 1024;

/** Nothing of the caller's environment reaches Postgres: neither its secrets nor a PGPORT or PGDATA of its own. */
export const POSTGRES_ENV = { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C', TZ: 'UTC' };

interface Postmaster {
  /** Fast shutdown: open transactions are rolled back, what is committed is on disk. */
  readonly stop: () => Promise<void>;
}

interface PostmasterOptions {
  readonly binary: string;
  readonly account: Account;
  readonly dataDirectory: string;
  readonly logFile: string;
  readonly port: number;
  readonly settings: Readonly<Record<string, string>>;
  readonly onUnexpectedExit: (line: string) => void;
}

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { binary, account, dataDirectory, logFile, port, onUnexpectedExit } = options;
  const settings = {
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    synchronous_commit: 'on',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const log = openLog(logFile);
  // In a session of its own, so that Ctrl-C in the terminal reaches the product, which stops Postgres last.
  const child = spawn(binary, ['-D', dataDirectory, ...flags], {
    ...account,
    cwd: dataDirectory,
    env: POSTGRES_ENV,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await untilReady(child, dataDirectory, logFile);
  child.unref();

  const guard = guardAgainstOrphaning(child);
  let stopping = false;
  child.once('exit', () => {
    guard.kill('SIGKILL');
    if (!stopping)
      onUnexpectedExit(`The embedded Postgres ended unexpectedly: ${lastWords(logFile)} (see ${logFile}).`);
  });
  return {
    async stop() {
      stopping = true;
      child.ref();
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGINT');
        const timer = setTimeout(() => child.kill('SIGQUIT'), FAST_SHUTDOWN_TIMEOUT_MS);
        await ended;
        clearTimeout(timer);
      }
    },
  };
}

/** Ends the Postgres that a killed process left on this data, and removes what a dead one left behind. */
export async function endLeftover(dataDirectory: string): Promise<void> {
  const pid = pidIn(dataDirectory);
  if (pid === null) return;
  if (isPostmasterOf(pid, dataDirectory)) {
    process.kill(pid, 'SIGINT');
    const quitAt = Date.now() + FAST_SHUTDOWN_TIMEOUT_MS;
    let quit = false;
    while (isPostmasterOf(pid, dataDirectory)) {
      if (!quit && Date.now() > quitAt) {
        quit = true;
        process.kill(pid, 'SIGQUIT');
      }
      if (Date.now() > quitAt + FAST_SHUTDOWN_TIMEOUT_MS) {
        throw new StartupError(
          `Postgres (process ${pid}) still uses ${dataDirectory} and does not end: end it with kill ${pid}.`,
        );
      }
      await delay(POLL_MS);
    }
  }
  // Its id may by now belong to a process that Postgres would take for a live postmaster.
  rmSync(path.join(dataDirectory, 'postmaster.pid'), { force: true });
}

export function isRunning(dataDirectory: string): boolean {
  const pid = pidIn(dataDirectory);
  return pid !== null && isPostmasterOf(pid, dataDirectory) && statusIn(dataDirectory) === 'ready';
}

async function untilReady(child: ChildProcess, dataDirectory: string, logFile: string): Promise<void> {
  let failure: string | null = null;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', () => (failure ??= lastWords(logFile)));
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (pidIn(dataDirectory) !== child.pid || statusIn(dataDirectory) !== 'ready') {
    if (failure === null && Date.now() > deadline) {
      child.kill('SIGQUIT');
      failure = 'it took too long';
    }
    if (failure !== null) {
      throw new StartupError(
        `The embedded Postgres did not start: ${failure} (see ${logFile}). Mend that, or set DATABASE_URL.`,
      );
    }
    await delay(POLL_MS);
  }
}

/** A shell that outlives this process only to end Postgres: its input closes with us, also on `kill -9`. */
function guardAgainstOrphaning(postgres: ChildProcess): ChildProcess {
  const guard = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(postgres.pid)], {
    detached: true,
    cwd: '/',
    env: POSTGRES_ENV,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.on('error', () => undefined);
  guard.stdin.on('error', () => undefined);
  guard.unref();
  (guard.stdin as unknown as { unref(): void }).unref();
  return guard;
}

/** The lines that Postgres keeps there: process id first, state last. */
function pidFile(dataDirectory: string): string[] {
  try {
    return readFileSync(path.join(dataDirectory, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function pidIn(dataDirectory: string): number | null {
  const pid = Number.parseInt(pidFile(dataDirectory)[0] ?? '', 10);
  return Number.isInteger(pid) && pid > 1 ? pid : null;
}

function statusIn(dataDirectory: string): string {
  return (pidFile(dataDirectory)[7] ?? '').trim();
}

/** A postmaster works in its data folder, which tells it from a process that got the same id later. */
function isPostmasterOf(pid: number, dataDirectory: string): boolean {
  try {
    if (process.platform === 'linux') return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(dataDirectory);
    const command = execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' });
    return command.includes(dataDirectory);
  } catch {
    return false;
  }
}

function openLog(file: string): number {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return openSync(file, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600);
}

/** The last line of the log that names a failure. */
function lastWords(logFile: string): string {
  const lines = readFileSync(logFile, 'utf8').split('\n');
  const line =
    lines.findLast((text) => /\b(FATAL|PANIC|ERROR|error)\b/.test(text)) ?? lines.findLast((text) => text !== '');
  return line?.replace(/^.*?\b(?:FATAL|PANIC|ERROR):\s*/, '').trim() ?? 'it said nothing';
}
