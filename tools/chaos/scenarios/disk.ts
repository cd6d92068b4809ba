import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasCode } from '../../../backend/src/config/error-code.ts';
import { hold, type Scenario } from '../scenario.ts';
import { type ChaosPostgres, startChaosPostgres } from '../setting/postgres.ts';

const SIZE = '320m';
const FULL_MS = 8_000;
const CHUNK = Buffer.alloc(64 * 1_024);

/** The folder in which the scenario's disk is mounted while it runs. */
let disk: string | null = null;

export const DISK_FULL: Scenario = {
  name: 'disk-full',
  what: `Postgres' disk, a tmpfs of ${SIZE}, is full for eight seconds; if that ends Postgres, it is started again`,
  obstacle: () =>
    process.platform === 'linux' && process.getuid?.() === 0
      ? null
      : 'a small disk can only be mounted by root on Linux',
  async ownPostgres(): Promise<ChaosPostgres> {
    const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SIZE},mode=755`, 'tischlein-chaos', folder]);
    disk = folder;
    // Also when the run breaks off; lazily, since whoever uses it may end a moment later.
    const unmount = (): void => {
      process.off('exit', unmount);
      execFileSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
      disk = null;
    };
    process.once('exit', unmount);
    try {
      const postgres = await startChaosPostgres(folder);
      return {
        ...postgres,
        async remove() {
          await postgres.remove();
          unmount();
        },
      };
    } catch (error) {
      unmount();
      throw error;
    }
  },
  run: ({ world: { postgres }, faults }) =>
    faults.during(async () => {
      const ballast = path.join(disk ?? '', 'ballast');
      fill(ballast);
      await hold(FULL_MS);
      rmSync(ballast);
      await postgres.start();
    }),
};

/** Fills the disk to the last byte. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (;;) writeSync(handle, CHUNK);
  } catch (error) {
    if (!hasCode(error, 'ENOSPC')) throw error;
  } finally {
    closeSync(handle);
  }
}
