/** Where a test's Postgres keeps its data. */
import { accessSync, chmodSync, constants, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Linux' file system in memory, which needs no set-up and no rights. */
const IN_MEMORY = '/dev/shm';
/** Of what is free there: a run takes some 200 MiB, and Docker gives containers 64 MiB. */
const LEAST_FREE_BYTES = 2 * 1_024 ** 3;

export interface DataFolder {
  readonly dataDir: string;
  readonly remove: () => void;
}

/**
 * A folder that Postgres' own account may pass through; in memory where there is room, since each test file makes and drops
 * a database of some 700 files, which is half of a disk's file system at work.
 */
export function createDataFolder(name: string): DataFolder {
  const dataDir = mkdtempSync(path.join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), `tischlein-${name}-`));
  // As made it lets its owner alone pass.
  chmodSync(dataDir, 0o755);
  return { dataDir, remove: () => rmSync(dataDir, { recursive: true, force: true }) };
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
