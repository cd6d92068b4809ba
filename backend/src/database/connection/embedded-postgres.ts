import { accessSync, constants, mkdirSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { StartupError } from '../../config/startup-error.ts';
import { binariesFor } from './embedded/binaries.ts';
import {
  type Credentials,
  clusterIn,
  ensureCluster,
  homeOf,
  keepCredentials,
  readCredentials,
  SHARED_DIR,
  SUPERUSER,
} from './embedded/cluster.ts';
import { tryLock } from './embedded/lock.ts';
import { endLeftover, isRunning, startPostmaster } from './embedded/postmaster.ts';

export interface EmbeddedPostgres {
  /** Of the superuser, who owns the tables. */
  readonly url: string;
  /** Of the role that the product works with, which the first migration makes. */
  readonly applicationUrl: string;
  /** Fast shutdown; the data stays. Safe to call twice. */
  readonly stop: () => Promise<void>;
}

interface EmbeddedPostgresOptions {
  readonly dataDir: string;
  /**
   * When another process runs this data folder's Postgres: `refuse` it in one line, or `join` it, as a migration or
   * the seed may; what is joined is not stopped.
   */
  readonly ifInUse?: 'refuse' | 'join';
  /** Postgres settings beside the product's own. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Takes the lines that are worth a look. */
  readonly say?: (line: string) => void;
}

const DATABASE = 'tischlein';
const APPLICATION = 'tischlein_app';

/** The Postgres that comes with `npm ci`, on 127.0.0.1 and with its data in `dataDir`. */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { ifInUse = 'refuse', settings = {}, say = (line) => process.stderr.write(`${line}\n`) } = options;
  const dataDir = ensureFolder(options.dataDir);
  const home = homeOf(dataDir);
  const cluster = clusterIn(home.folder);

  const lock = tryLock(path.join(dataDir, 'embedded-postgres.lock'));
  if (!lock.acquired) {
    const credentials = ifInUse === 'join' && isRunning(cluster) ? readCredentials(dataDir) : null;
    if (credentials !== null) return { ...urlsOf(credentials), stop: () => Promise.resolve() };
    throw new StartupError(
      `${dataDir} is in use by process ${lock.pid}: stop that one, or set DATA_DIR to another folder.`,
    );
  }
  try {
    if (home.isElsewhere) {
      say(`Postgres' account cannot reach ${dataDir}, so the data is in ${cluster}.`);
    }
    await endLeftover(cluster);
    const binaries = binariesFor(home.account, SHARED_DIR);
    const credentials = await keepCredentials(dataDir, home);
    await ensureCluster(home, binaries.initdb, credentials);
    const postmaster = await startPostmaster({
      binary: binaries.postgres,
      account: home.account,
      dataDirectory: cluster,
      logFile: path.join(home.folder, 'postgres.log'),
      port: credentials.port,
      settings,
      onUnexpectedExit: say,
    });
    try {
      await ensureDatabase(credentials);
    } catch (error) {
      await postmaster.stop();
      throw error;
    }
    return {
      ...urlsOf(credentials),
      async stop() {
        await postmaster.stop();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

function ensureFolder(dataDir: string): string {
  try {
    mkdirSync(dataDir, { recursive: true });
    accessSync(dataDir, constants.R_OK | constants.W_OK);
    return realpathSync(dataDir);
  } catch (error) {
    throw new StartupError(`DATA_DIR=${dataDir} must be a folder that this user may write to (${String(error)}).`);
  }
}

async function ensureDatabase(credentials: Credentials): Promise<void> {
  const client = new Client({ connectionString: urlOf(credentials, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${client.escapeIdentifier(DATABASE)}`);
  } finally {
    await client.end();
  }
}

function urlsOf(credentials: Pick<Credentials, 'password' | 'port'> & Partial<Credentials>) {
  const { applicationPassword, port } = credentials;
  const url = urlOf(credentials, DATABASE);
  // A product of an earlier version runs this data.
  if (applicationPassword === undefined) return { url, applicationUrl: url };
  return { url, applicationUrl: `postgres://${APPLICATION}:${applicationPassword}@127.0.0.1:${port}/${DATABASE}` };
}

function urlOf({ password, port }: Pick<Credentials, 'password' | 'port'>, database: string): string {
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`;
}
