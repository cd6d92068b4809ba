/** Real: the embedded Postgres, its processes, signals and files. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '../../src/database/connection/embedded-postgres.ts';
import { clusterIn, homeOf } from '../../src/database/connection/embedded/cluster.ts';

const isRoot = process.getuid?.() === 0;
const HOLDER = new URL('../support/embedded-holder.ts', import.meta.url).pathname;

/** A folder whose data were made and whose Postgres has ended in order: making it takes most of a first start. */
let made: string;
let dataDir: string;
let cleanups: (() => unknown)[];

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tischlein-'));
  chmodSync(folder, 0o755);
  return folder;
}

beforeAll(async () => {
  made = makeFolder();
  await (await startEmbeddedPostgres({ dataDir: made })).stop();
});
afterAll(() => rmSync(made, { recursive: true, force: true }));

beforeEach(() => {
  dataDir = makeFolder();
  cleanups = [() => rmSync(dataDir, { recursive: true, force: true })];
});

afterEach(async () => {
  for (const cleanup of cleanups.reverse()) await cleanup();
});

/** With the account of Postgres as the owner of what it owns. */
function copyMade(): void {
  execFileSync('cp', ['-a', `${made}/.`, dataDir]);
}

async function start(options: Partial<Parameters<typeof startEmbeddedPostgres>[0]> = {}): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, ...options });
  cleanups.push(() => postgres.stop());
  return postgres;
}

/** Starts one in another process and gives its URL. */
async function startElsewhere(): Promise<{ holder: ChildProcess; url: string }> {
  const holder = spawn(process.execPath, [HOLDER, dataDir], { stdio: ['pipe', 'pipe', 'inherit'] });
  cleanups.push(() => holder.kill('SIGKILL'));
  const [line] = (await once(holder.stdout, 'data')) as [Buffer];
  return { holder, url: line.toString().trim() };
}

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end();
  }
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
}

function postmasterPid(): number {
  return Number.parseInt(readFileSync(path.join(clusterIn(dataDir), 'postmaster.pid'), 'utf8'), 10);
}

describe('startEmbeddedPostgres', () => {
  it('runs a durable UTF-8 Postgres 18 on the loopback', async () => {
    const { url } = await start();
    expect(
      await query(
        url,
        `SELECT current_setting('server_version_num')::int / 10000 AS major, current_setting('synchronous_commit') AS commit,
           current_setting('fsync') AS fsync, current_setting('listen_addresses') AS addresses,
           current_setting('server_encoding') AS encoding, lower('ĞŞİÄ') AS lowered, 'Z' < 'a' AS by_code_point`,
      ),
    ).toEqual([
      {
        major: 18,
        commit: 'on',
        fsync: 'on',
        addresses: '127.0.0.1',
        encoding: 'UTF8',
        lowered: expect.stringMatching(/^ğşi̇?ä$/),
        by_code_point: true,
      },
    ]);
    const wrong = new URL(url);
    wrong.password = 'password';
    await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
  });

  it('keeps its data, port and password, the latter for its owner alone', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept (dish text); INSERT INTO kept VALUES ($$Döner$$)');
    await first.stop();
    await first.stop();
    expect(existsSync(path.join(clusterIn(dataDir), 'postmaster.pid'))).toBe(false);
    const second = await start();
    expect(second.url).toBe(first.url);
    expect(await query(second.url, 'SELECT dish FROM kept')).toEqual([{ dish: 'Döner' }]);
    expect(statSync(path.join(dataDir, 'embedded-postgres.json')).mode & 0o777).toBe(0o600);
  });

  it('refuses a folder in use in one line, or joins it when asked to', async () => {
    copyMade();
    const { holder, url } = await startElsewhere();
    await expect(start()).rejects.toThrow(
      expect.objectContaining({
        name: 'StartupError',
        message: expect.stringMatching(new RegExp(`^${dataDir} is in use by process ${holder.pid}: [^\n]+$`)),
      }),
    );
    const joined = await start({ ifInUse: 'join' });
    expect(joined.url).toBe(url);
    await joined.stop();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    const second = spawn(process.execPath, [HOLDER, dataDir]);
    const said = once(second.stderr, 'data');
    expect(await once(second, 'exit')).toEqual([1, null]);
    expect(String((await said)[0])).toMatch(/^[^\n]+ is in use by process [^\n]+\n$/);
  });

  it('lets exactly one of several starts at once have the folder', async () => {
    const results = await Promise.allSettled([start(), start(), start()]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected', 'rejected']);
  });

  it('goes on after its process was killed, with all that was committed', async () => {
    copyMade();
    const { holder, url } = await startElsewhere();
    await query(url, 'CREATE TABLE kept AS SELECT 1 AS id');
    await kill(holder);
    const again = await start();
    expect(await query(again.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
  });

  it('ends the Postgres that a killed process left running', async () => {
    copyMade();
    const { holder, url } = await startElsewhere();
    const left = postmasterPid();
    const guards = execFileSync('ps', ['-eo', 'pid=,args='], { encoding: 'utf8' })
      .split('\n')
      .filter((line) => line.includes('kill -INT') && line.trim().endsWith(` ${left}`));
    expect(guards).toHaveLength(1);
    process.kill(Number.parseInt(guards[0] ?? '', 10), 'SIGKILL');
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    await kill(holder);
    expect(await client.query('SELECT 1')).toMatchObject({ rowCount: 1 });
    const again = await start();
    expect(postmasterPid()).not.toBe(left);
    expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('goes on after Postgres itself was killed with a client connected', async () => {
    copyMade();
    const { holder, url } = await startElsewhere();
    const client = new Client({ connectionString: url });
    client.on('error', () => undefined);
    await client.connect();
    process.kill(postmasterPid(), 'SIGKILL');
    await kill(holder);
    const again = await start();
    expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is not stopped by stale files that name a living process', async () => {
    copyMade();
    writeFileSync(path.join(dataDir, 'embedded-postgres.lock'), JSON.stringify({ pid: process.pid, startedAt: '1' }));
    writeFileSync(
      path.join(clusterIn(dataDir), 'postmaster.pid'),
      `${process.pid}\n${clusterIn(dataDir)}\n1\n5432\n\n127.0.0.1\n1 1\nready\n`,
    );
    const again = await start();
    expect(await query(again.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('is not stopped by a making that was interrupted', async () => {
    mkdirSync(path.join(dataDir, 'postgres.new', 'base'), { recursive: true });
    writeFileSync(path.join(dataDir, 'embedded-postgres.lock'), '');
    const { url } = await start();
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  it('takes another port when its own was taken meanwhile', async () => {
    const first = await start();
    await first.stop();
    const { createServer } = await import('node:net');
    const taken = createServer().listen(Number(new URL(first.url).port), '127.0.0.1');
    await once(taken, 'listening');
    cleanups.push(() => taken.close());
    const second = await start();
    expect(new URL(second.url).port).not.toBe(new URL(first.url).port);
  });

  it('says what is missing when the password of existing data is gone', async () => {
    copyMade();
    rmSync(path.join(dataDir, 'embedded-postgres.json'));
    await expect(start()).rejects.toThrow(/embedded-postgres\.json with the password of .* is missing/);
  });

  (isRoot ? it : it.skip)(
    'puts the data elsewhere when its account cannot reach the folder, and says so once',
    async () => {
      chmodSync(dataDir, 0o700);
      const lines: string[] = [];
      const first = await start({ say: (line) => lines.push(line) });
      const { folder } = homeOf(dataDir);
      cleanups.push(() => rmSync(folder, { recursive: true, force: true }));
      expect(folder).toMatch(/^\/var\/lib\/tischlein\/[0-9a-f]{16}$/);
      expect(lines).toEqual([`Postgres' account cannot reach ${dataDir}, so the data is in ${folder}/postgres.`]);
      await query(first.url, 'CREATE TABLE kept AS SELECT 1 AS id');
      await first.stop();
      const second = await start({ say: () => undefined });
      expect(await query(second.url, 'SELECT id FROM kept')).toEqual([{ id: 1 }]);
    },
  );
});
