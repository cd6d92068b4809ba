import { execFileSync } from 'node:child_process';
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hasCode } from '../../../config/error-code.ts';

/** Who holds a lock: a process id and when that process began, since ids are used again. */
interface Holder {
  readonly pid: number;
  readonly startedAt: string;
}

type LockAttempt =
  { readonly acquired: true; release: () => void } | { readonly acquired: false; readonly pid: number };

/**
 * A lock that dies with its process: a file naming its holder, which counts only while that very process lives.
 * It appears complete under its name or not at all, so that of two takers one wins.
 */
export function tryLock(file: string): LockAttempt {
  const mine = JSON.stringify({ pid: process.pid, startedAt: startOf(process.pid) } satisfies Holder);
  const draft = `${file}.${process.pid}`;
  for (;;) {
    try {
      writeFileSync(draft, mine, { mode: 0o600 });
      linkSync(draft, file);
      return { acquired: true, release: releaserOf(file) };
    } catch (error) {
      if (!hasCode(error, 'EEXIST')) throw error;
    } finally {
      rmSync(draft, { force: true });
    }
    const seen = read(file);
    if (seen === null) continue;
    const holder = parse(seen);
    if (holder !== null && isAlive(holder)) return { acquired: false, pid: holder.pid };
    removeStale(file, seen);
  }
}

/** Releases once: later the file may be another holder's. */
function releaserOf(file: string): () => void {
  let held = true;
  return () => {
    if (held) rmSync(file, { force: true });
    held = false;
  };
}

/** Takes the dead holder's file away. Another taker may have been quicker: then what was moved is its lock, and goes back. */
function removeStale(file: string, stale: string): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
    if (read(aside) !== stale) linkSync(aside, file);
  } catch (error) {
    if (!hasCode(error, 'ENOENT', 'EEXIST')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}

function read(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parse(text: string): Holder | null {
  try {
    const value = JSON.parse(text) as Partial<Holder>;
    return typeof value.pid === 'number' && typeof value.startedAt === 'string' ? (value as Holder) : null;
  } catch {
    return null;
  }
}

function isAlive({ pid, startedAt }: Holder): boolean {
  const current = startOf(pid);
  return current !== '' && current === startedAt;
}

/** When a process began, in whatever unit the system tells it; empty when there is no such process. */
function startOf(pid: number): string {
  try {
    if (process.platform !== 'linux') {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8', stdio: 'pipe' }).trim();
    }
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may hold spaces; field 22 is counted from behind it. A zombie (Z) holds nothing.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return fields[0] === 'Z' ? '' : (fields[19] ?? '');
  } catch {
    return '';
  }
}
