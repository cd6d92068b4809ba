/** Where a test's Postgres keeps its data. */
import { accessSync, chmodSync, constants, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasCode } from '../../src/config/error-code.ts';

/** Linux' file system in memory, which needs no set-up and no rights. */
const IN_MEMORY = '/dev/shm';
/** Of what is free there: a run takes some 150 MiB, and Docker gives containers 64 MiB. */
const LEAST_FREE_BYTES = 2 * 1_024 ** 3;

export interface DataFolder {
  readonly dataDir: string;
  readonly remove: () => void;
}

/**
 * A folder that Postgres' own account may pass through; in memory where there is room, since each test file makes and drops
 * a database of some 700 files, which is slow work for a disk's file system.
 */
export function createDataFolder(name: string): DataFolder {
  const parent = hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir();
  removeLeftovers(parent);
  const dataDir = mkdtempSync(path.join(parent, `tischlein-${name}-${String(process.pid)}-`));
  // As made it lets its owner alone pass.
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
}

/** Of runs that were ended before they could remove them, and would take memory until the machine starts again. */
function removeLeftovers(parent: string): void {
  for (const name of readdirSync(parent)) {
    const pid = /^tischlein-[a-z]+-(\d+)-/.exec(name)?.[1];
    if (pid === undefined || isRunning(Number(pid))) continue;
    try {
      rmSync(path.join(parent, name), { recursive: true, force: true });
    } catch (error) {
      // Another user's, or still written to by its Postgres, which is about to end.
      if (!hasCode(error, 'EACCES', 'EPERM', 'ENOTEMPTY')) throw error;
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}

function hasRoom(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= LEAST_FREE_BYTES;
  } catch {
    return false;
  }
}
