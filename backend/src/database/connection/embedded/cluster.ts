import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartupError } from '../../../config/startup-error.ts';
import { type Account, accountFor, mayEnter } from './account.ts';
import { freePort, isFree } from './free-port.ts';
import { POSTGRES_ENV } from './postmaster.ts';

/** Where the data and the binaries go when Postgres' account cannot reach the places they would have. */
export const SHARED_DIR = '/var/lib/tischlein';
export const SUPERUSER = 'tischlein';

/** What the next start must know again. Kept in the data folder, readable for its owner alone. */
export interface Credentials {
  readonly password: string;
  /** Of the role that the product works with; the other one is the superuser's, who migrates. */
  readonly applicationPassword: string;
  readonly port: number;
}

type KeptCredentials = Omit<Credentials, 'applicationPassword'> & Partial<Credentials>;

export interface Home {
  readonly account: Account;
  /** Holds the cluster and its log. */
  readonly folder: string;
  readonly isElsewhere: boolean;
}

/** The data folder itself, or a folder named after it where Postgres' account cannot pass through to it. */
export function homeOf(dataDir: string): Home {
  const account = accountFor(clusterIn(dataDir));
  if (mayEnter(account, dataDir)) return { account, folder: dataDir, isElsewhere: false };
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = path.join(SHARED_DIR, name);
  for (const made of [SHARED_DIR, folder]) {
    mkdirSync(made, { recursive: true });
    chmodSync(made, 0o755);
  }
  return { account: accountFor(clusterIn(folder)), folder, isElsewhere: true };
}

export function clusterIn(folder: string): string {
  return path.join(folder, 'postgres');
}

/**
 * Makes the cluster unless it is there. It is made beside its place and moved, so that an interrupted making leaves no half.
 */
export async function ensureCluster(home: Home, initdb: string, credentials: Credentials): Promise<void> {
  const cluster = clusterIn(home.folder);
  if (existsSync(cluster)) {
    checkVersion(cluster);
    return;
  }
  const draft = `${cluster}.new`;
  const passwordFile = `${draft}.password`;
  rmSync(draft, { recursive: true, force: true });
  try {
    mkdirSync(draft, { mode: 0o700 });
    writeFileSync(passwordFile, `${credentials.password}\n`, { mode: 0o600 });
    if (home.account !== null) {
      for (const made of [draft, passwordFile]) chownSync(made, home.account.uid, home.account.gid);
    }
    const options = [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      // The built-in provider sorts and folds alike on every machine, whatever its C library knows.
      `--locale=${process.platform === 'linux' ? 'C.UTF-8' : 'C'}`,
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
    ];
    await promisify(execFile)(initdb, options, { ...home.account, cwd: home.folder, env: POSTGRES_ENV });
    renameSync(draft, cluster);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    const said = typeof error === 'object' && error !== null && 'stderr' in error ? String(error.stderr) : '';
    const reason = said.split('\n').findLast((line) => line.includes('error')) ?? String(error).split('\n')[0];
    throw new StartupError(`The embedded Postgres could not make its data in ${home.folder}: ${reason}.`);
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

const MAJOR_VERSION = '18';

function checkVersion(cluster: string): void {
  const version = readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version !== MAJOR_VERSION) {
    throw new StartupError(
      `${cluster} was made by PostgreSQL ${version}, and this is ${MAJOR_VERSION}: set DATA_DIR to a new folder, or move the data with pg_dump.`,
    );
  }
}

/** The kept credentials, made on first use. The port moves only when another program took it meanwhile. */
export async function keepCredentials(dataDir: string, home: Home): Promise<Credentials> {
  const file = credentialsFile(dataDir);
  const kept = readCredentials(dataDir);
  const cluster = clusterIn(home.folder);
  if (kept === null && existsSync(cluster)) {
    if (!home.isElsewhere) {
      throw new StartupError(
        `${file} with the password of ${cluster} is missing: bring it back, or move ${cluster} away to start afresh.`,
      );
    }
    // Whoever removed the data folder meant the data, too; what is moved aside can still be brought back.
    renameSync(cluster, `${cluster}.${Date.now()}`);
  }
  const port = kept !== null && (await isFree(kept.port)) ? kept.port : await freePort();
  const credentials = {
    password: kept?.password ?? newPassword(),
    // Data of an earlier version has none yet.
    applicationPassword: kept?.applicationPassword ?? newPassword(),
    port,
  };
  const draft = `${file}.new`;
  writeFileSync(draft, `${JSON.stringify(credentials)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return credentials;
}

function newPassword(): string {
  return randomBytes(24).toString('base64url');
}

export function readCredentials(dataDir: string): KeptCredentials | null {
  const file = credentialsFile(dataDir);
  if (!existsSync(file)) return null;
  try {
    const value = JSON.parse(readFileSync(file, 'utf8')) as Partial<Credentials>;
    if (typeof value.password === 'string' && typeof value.port === 'number') return value as KeptCredentials;
  } catch {
    // Told below, as any other damage.
  }
  throw new StartupError(`${file} is damaged: bring it back from a copy, or move ${dataDir} away to start afresh.`);
}

function credentialsFile(dataDir: string): string {
  return path.join(dataDir, 'embedded-postgres.json');
}
