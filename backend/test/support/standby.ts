/**
 * A second Postgres that follows an embedded one by streaming replication and can take its place. What `pg_basebackup` would do
 * is done by the functions that it calls, since the npm package brings no such program.
 */
import { execFile } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  chownSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { accountFor } from '../../src/database/connection/embedded/account.ts';
import { binariesFor } from '../../src/database/connection/embedded/binaries.ts';
import { SHARED_DIR } from '../../src/database/connection/embedded/cluster.ts';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { startPostmaster } from '../../src/database/connection/embedded/postmaster.ts';
import { until } from './until.ts';

export interface Standby {
  readonly port: number;
  /** Resolves once it takes writes, whether its primary is there or not. */
  readonly promote: () => Promise<void>;
  readonly stop: () => Promise<void>;
  /** With the data that it had, as before; nothing happens when it runs. */
  readonly start: () => Promise<void>;
  /** Stops it and removes its data. */
  readonly remove: () => Promise<void>;
}

const NAME = 'standby';
/** What a copy must not have: the first process's marks, and a log that is streamed anew. */
const LEFT_OUT = ['postmaster.pid', 'postmaster.opts'];

/**
 * @param primaryUrl - of a superuser of an embedded Postgres, while nobody creates or drops databases in it
 * @param settings - those that the primary was started with
 */
export async function startStandby(
  primaryUrl: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<Standby> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-standby-'));
  // Postgres' own account must pass through, which the folder as made forbids.
  chmodSync(folder, 0o755);
  const dataDirectory = path.join(folder, 'postgres');
  await copyData(primaryUrl, dataDirectory);
  const account = accountFor(dataDirectory);
  const port = await freePort();
  const url = Object.assign(new URL(primaryUrl), { port: String(port) }).href;
  let postmaster: Awaited<ReturnType<typeof startPostmaster>> | null = null;

  async function start(): Promise<void> {
    postmaster ??= await startPostmaster({
      binary: binariesFor(account, SHARED_DIR).postgres,
      account,
      dataDirectory,
      logFile: path.join(folder, 'postgres.log'),
      port,
      settings,
      onUnexpectedExit: () => undefined,
    });
  }
  async function stop(): Promise<void> {
    await postmaster?.stop();
    postmaster = null;
  }
  await start();
  return {
    port,
    promote: () => onServer(url, 'SELECT pg_promote(wait => true, wait_seconds => 60)').then(() => undefined),
    stop,
    start,
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** From now on the primary acknowledges a commit once the standby has it on its disk, too. */
export async function waitForStandbyAtCommits(primaryUrl: string): Promise<void> {
  await onServer(primaryUrl, `ALTER SYSTEM SET synchronous_standby_names = '${NAME}'`);
  await onServer(primaryUrl, 'SELECT pg_reload_conf()');
  const isSynchronous = async (): Promise<boolean> =>
    (await onServer(primaryUrl, `SELECT FROM pg_stat_replication WHERE sync_state = 'sync'`)).length === 1;
  await until(isSynchronous, { what: () => 'the standby is synchronous' });
}

async function copyData(primaryUrl: string, target: string): Promise<void> {
  // A backup belongs to the session that began it.
  const client = new Client({ connectionString: primaryUrl });
  await client.connect();
  try {
    await client.query('SELECT pg_create_physical_replication_slot($1, true)', [NAME]);
    const { rows } = await client.query<{ folder: string }>(`SELECT current_setting('data_directory') AS folder`);
    await client.query('SELECT pg_backup_start($1, true)', [NAME]);
    await promisify(execFile)('cp', ['-a', rows[0]?.folder ?? '', target]);
    const label = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
    for (const file of LEFT_OUT) rmSync(path.join(target, file), { force: true });
    for (const segment of readdirSync(path.join(target, 'pg_wal'), { withFileTypes: true })) {
      if (segment.isFile()) rmSync(path.join(target, 'pg_wal', segment.name));
    }
    rmSync(path.join(target, 'pg_replslot', NAME), { recursive: true, force: true });
    const { uid, gid } = statSync(target);
    for (const [file, text] of [
      ['backup_label', label.rows[0]?.labelfile ?? ''],
      ['standby.signal', ''],
    ] as const) {
      writeFileSync(path.join(target, file), text, { mode: 0o600 });
      chownSync(path.join(target, file), uid, gid);
    }
    appendFileSync(
      path.join(target, 'postgresql.auto.conf'),
      `primary_conninfo = '${conninfoOf(primaryUrl)}'\nprimary_slot_name = '${NAME}'\n`,
    );
  } finally {
    await client.end();
  }
}

function conninfoOf(url: string): string {
  const { hostname, port, username, password } = new URL(url);
  return `host=${hostname} port=${port} user=${username} password=${password} application_name=${NAME}`;
}

async function onServer(url: string, sql: string): Promise<object[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<object>(sql)).rows;
  } finally {
    await client.end();
  }
}
