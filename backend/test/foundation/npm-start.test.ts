/** Real: `npm start` as people type it, its signals, its faults, and the one line that each wrong start says. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { freePort } from '../../src/database/connection/embedded/free-port.ts';
import { Person } from '../support/person.ts';
import { createDataDir } from '../support/product-process.ts';
import { until } from '../support/until.ts';

const ROOT = path.resolve(import.meta.dirname, '../../..');
const START_TIMEOUT_MS = 400_000;

let dataDir: string;
let port: number;
let cleanups: (() => unknown)[];

/** A machine that has nothing yet. */
async function open(): Promise<void> {
  const folder = createDataDir();
  dataDir = folder.dataDir;
  port = await freePort();
  cleanups = [folder.remove];
}

async function close(): Promise<void> {
  for (const cleanup of cleanups.reverse()) await cleanup();
}

class Start {
  readonly child: ChildProcess;
  readonly ended: Promise<unknown>;
  out = '';
  err = '';

  constructor(env: Record<string, string> = {}, command: string[] = ['npm', '--silent', 'start']) {
    const [program = '', ...args] = command;
    const { PATH, HOME } = process.env;
    // A group of its own, as a shell gives each command, so that a test can press Ctrl-C.
    this.child = spawn(program, args, {
      cwd: ROOT,
      env: { PATH, HOME, PORT: String(port), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    this.child.stdout?.on('data', (data: Buffer) => (this.out += data.toString()));
    this.child.stderr?.on('data', (data: Buffer) => (this.err += data.toString()));
    this.ended = once(this.child, 'close');
    cleanups.push(async () => {
      this.signalGroup('SIGKILL');
      await this.ended;
    });
  }

  async ready(): Promise<void> {
    await until(() => this.out.includes('Tischlein is at') || this.child.exitCode !== null, {
      timeoutMs: START_TIMEOUT_MS,
      what: () => `npm start is ready; it said ${this.out}${this.err}`,
    });
    if (this.child.exitCode !== null) throw new Error(this.err);
  }

  signalGroup(signal: NodeJS.Signals): void {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    process.kill(-(this.child.pid ?? 0), signal);
  }

  async exitCode(): Promise<number | null> {
    await this.ended;
    return this.child.exitCode;
  }
}

/** Postgres removes its pid file as the last thing of an orderly end. */
function postgresIsStopped(): boolean {
  return !existsSync(path.join(dataDir, 'postgres/postmaster.pid'));
}

/** The life of one installation: each test goes on where the one before has ended, since making the data takes most of a start. */
describe('npm start', () => {
  let running: Start;
  const logIn = () => Person.login(`http://localhost:${port}`, 'kunde@example.com');
  beforeAll(open);
  afterAll(close);

  it('says where it is and the three demo logins, which work', async () => {
    running = new Start();
    await running.ready();
    const url = `http://localhost:${port}`;
    expect(running.out).toContain(`Tischlein is at ${url}`);
    const logins = [...running.out.matchAll(/^\s+\w+\s+(?<email>\S+@example\.com)\s+(?<password>\S+)$/gm)];
    expect(logins).toHaveLength(3);
    for (const { groups } of logins) {
      const person = await Person.login(url, groups?.email ?? '', groups?.password);
      expect(person.account?.email).toBe(groups?.email);
    }
    const home = await fetch(url);
    expect(home.headers.get('content-type')).toMatch(/^text\/html/);
  });

  it('may be seeded and migrated while it runs', async () => {
    for (const command of ['migrate', 'seed']) {
      const beside = new Start({}, ['npm', '--silent', 'run', command]);
      expect([await beside.exitCode(), beside.err]).toEqual([0, '']);
    }
  });

  it('says that the data folder is in use', async () => {
    const second = new Start({ PORT: String(await freePort()) });
    expect(await second.exitCode()).toBe(1);
    expect(second.err).toMatch(/^\S+ is in use by process \d+: [^\n]+\n$/);
  });

  // Ctrl-C signals the whole group, npm included, and npm passes it on: the product hears it twice.
  it.each([
    ['Ctrl-C', () => running.signalGroup('SIGINT')],
    ['SIGTERM to npm', () => running.child.kill('SIGTERM')],
  ])('ends in order on %s, and the next start finds all data', async (_name, end) => {
    const order = await (await logIn()).placeOrder(1);
    end();
    expect(await running.exitCode()).toBe(0);
    await until(postgresIsStopped);
    expect(readFileSync(path.join(dataDir, 'postgres.log'), 'utf8')).toMatch(/database system is shut down\n$/);

    running = new Start();
    await running.ready();
    const { status, body } = await (await logIn()).request<{ id: number }>('GET', `/api/orders/${order.id}`);
    expect([status, body.id]).toEqual([200, order.id]);
  });

  it('starts again after it was killed', async () => {
    const order = await (await logIn()).placeOrder(1);
    running.signalGroup('SIGKILL');
    await running.ended;
    await new Start().ready();
    expect((await (await logIn()).request('GET', `/api/orders/${order.id}`)).status).toBe(200);
  });
});

describe('npm run admin:create', () => {
  beforeEach(open);
  afterEach(close);

  it('prints a one-time password on a machine that has nothing yet', async () => {
    const args = ['--email', 'owner@tischlein.example', '--role', 'owner'];
    const made = new Start({ DEMO_DATA: 'false' }, ['npm', '--silent', 'run', 'admin:create', '--', ...args]);
    expect([await made.exitCode(), made.err]).toEqual([0, '']);
    expect(made.out).toMatch(/^One-time password, [^\n]+:\n\n {2}(?:[a-z2-9]{5}-){4}[a-z2-9]{5}\n\nLog in at [^\n]+\n/);
    const wrong = new Start({}, ['npm', '--silent', 'run', 'admin:create', '--', '--role', 'owner']);
    expect(await wrong.exitCode()).toBe(1);
    expect(wrong.err.trimEnd()).toMatch(/^--email has to be an e-mail address: use admin:create [^\n]+$/);
  });
});

describe('a start that cannot be', () => {
  beforeEach(open);
  afterEach(close);

  const cases: [string, () => Promise<Record<string, string>> | Record<string, string>, RegExp][] = [
    ['a wrong value', () => ({ ACCEPT_DEADLINE_SECONDS: 'soon' }), /^ACCEPT_DEADLINE_SECONDS=soon must be .+$/],
    ['a missing secret', () => ({ NODE_ENV: 'production' }), /^SESSION_SECRET is required in production: .+$/],
    ['a port that is taken', takenPort, /^PORT=\d+ is taken: .+$/],
    [
      'a database that is away',
      async () => ({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${await freePort()}/db` }),
      /^DATABASE_URL: (?!.*hunter2).+$/,
    ],
    [
      'a database that says nothing',
      async () => ({ DATABASE_URL: `postgres://u:hunter2@127.0.0.1:${await silentPort()}/db` }),
      /^DATABASE_URL: (?!.*hunter2).+\(it does not answer\).+$/,
    ],
    [
      'a Redis that is away',
      async () => ({ REDIS_URL: `redis://u:hunter2@127.0.0.1:${await freePort()}` }),
      /^REDIS_URL: (?!.*hunter2).+\(nothing listens there\).+$/,
    ],
    [
      'a Redis that says nothing',
      async () => ({ REDIS_URL: `redis://127.0.0.1:${await silentPort()}` }),
      /^REDIS_URL: .+\(it does not answer\).+$/,
    ],
    [
      'a role of its own without Redis',
      () => ({ ROLE: 'worker', DATABASE_URL: 'postgres://db/x' }),
      /^ROLE=worker needs .+$/,
    ],
  ];

  it.each(cases)('says %s in one line and exits 1', async (_name, env, line) => {
    const start = new Start(await env());
    expect(await start.exitCode()).toBe(1);
    expect(start.err.trimEnd()).toMatch(line);
    expect(start.err.trimEnd().split('\n')).toHaveLength(1);
    // Nothing was started that the line says to be impossible.
    expect(existsSync(path.join(dataDir, 'postgres'))).toBe(false);
  });

  /** Where connections are taken and nothing is ever said. */
  async function silentPort(): Promise<number> {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    cleanups.push(() => server.close());
    return (server.address() as AddressInfo).port;
  }

  async function takenPort(): Promise<Record<string, string>> {
    const server = createServer().listen(port, '::');
    await once(server, 'listening');
    cleanups.push(() => server.close());
    return {};
  }
});
