/** What every scenario begins with: two API instances and a worker, each a process, behind a balancer and proxies. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Balancer, startBalancer } from '../../../backend/test/support/balancer.ts';
import { freePort } from '../../../backend/src/database/connection/embedded/free-port.ts';
import { type Mailbox, startMailbox } from '../../../backend/test/support/mailbox.ts';
import { type PushService, startPushService } from '../../../backend/test/support/push-service.ts';
import { applicationUrlOf } from '../../../backend/test/support/postgres.ts';
import { type RedisServer, startRedis } from '../../../backend/test/support/redis.ts';
import { startRedisCluster, type TestCluster } from '../../../backend/test/support/redis-cluster.ts';
import { PAID, startPos, type TestPos } from '../../../backend/test/support/pos.ts';
import { vapidPair } from '../../../backend/test/support/vapid.ts';
import { createMember, type Member } from './member.ts';
import type { ChaosPostgres } from './postgres.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** Long enough that a kitchen answers in time through most faults, short enough that what nobody answers is seen to lapse. */
export const ACCEPT_DEADLINE_SECONDS = 12;
const SESSION_SECRET = 'a secret that only fault tests know, and no one else';
const TEMPLATE = 'chaos_template';
const CLI = path.resolve(import.meta.dirname, '../../../backend/dist/cli.js');
const MOVED_CLOCK = pathToFileURL(path.join(import.meta.dirname, 'moved-clock.mjs')).href;

export interface World {
  /** The address of the balancer, which people use. */
  readonly url: string;
  /** The address of the database past every proxy. */
  readonly databaseUrl: string;
  readonly apis: readonly [Member, Member];
  readonly worker: Member;
  readonly postgres: ChaosPostgres;
  readonly toPostgres: TcpProxy;
  /** Past every proxy. */
  readonly redisUrl: string;
  /** The one Redis; not where there is a cluster. */
  readonly redis: RedisServer;
  readonly toRedis: TcpProxy;
  /** Where the scenario has one. */
  readonly cluster: TestCluster;
  readonly mailbox: Mailbox;
  readonly push: PushService;
  readonly pos: TestPos;
  /** Sets how far the clock of one process is from the machine's. */
  readonly moveClock: (member: Member, offsetMs: number) => void;
  readonly end: () => Promise<void>;
}

/** Migrated and seeded once for all scenarios on this Postgres. */
export async function prepareTemplate(postgres: ChaosPostgres): Promise<void> {
  await postgres.run('postgres', `CREATE DATABASE ${TEMPLATE}`);
  const env = { PATH: process.env.PATH, DATABASE_URL: postgres.urlOf(TEMPLATE), SESSION_SECRET, DEMO_DATA: 'true' };
  execFileSync(process.execPath, [CLI, 'prepare'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

export async function openWorld(name: string, postgres: ChaosPostgres, hasCluster: boolean): Promise<World> {
  const database = `chaos_${name.replaceAll('-', '_')}`;
  await postgres.run('postgres', `CREATE DATABASE ${database} TEMPLATE ${TEMPLATE}`);
  const redis = hasCluster ? await startCluster() : await startServer();
  const toPostgres = await startTcpProxy(postgres.port);
  const vapid = vapidPair();
  const [mailbox, push, pos] = await Promise.all([startMailbox(), startPushService(vapid.publicKey), startPos()]);
  pos.usual = ({ body }) => (body.type === 'cancellation' ? { status: 200, body: { status: 'cancelled' } } : PAID);
  const clocks = mkdtempSync(path.join(tmpdir(), 'tischlein-clocks-'));
  const clockOf = (member: string): string => path.join(clocks, member);

  const ports = [await freePort(), await freePort(), await freePort()] as const;
  const balancer: Balancer = await startBalancer(ports.slice(0, 2).map((port) => `http://127.0.0.1:${port}`));
  const at = (port: number): string => Object.assign(new URL(postgres.urlOf(database)), { port: String(port) }).href;
  const member = (memberName: string, role: 'api' | 'worker', port: number): Member =>
    createMember(memberName, {
      databaseUrl: at(toPostgres.port),
      redisUrl: redis.urlOfMembers,
      port,
      env: {
        ROLE: role,
        ...(postgres.replicaPort !== null && { DATABASE_REPLICA_URL: applicationUrlOf(at(postgres.replicaPort)) }),
        PUBLIC_URL: balancer.url,
        SESSION_SECRET,
        // Else its admin would have to show a second factor before any screen.
        DEMO_DATA: 'true',
        ACCEPT_DEADLINE_SECONDS: String(ACCEPT_DEADLINE_SECONDS),
        SMTP_URL: mailbox.url,
        VAPID_PUBLIC_KEY: vapid.publicKey,
        VAPID_PRIVATE_KEY: vapid.privateKey,
        PUSH_ORIGINS: push.origin,
        LOG_LEVEL: process.env.CHAOS_LOG_LEVEL ?? 'warn',
        NODE_OPTIONS: `--import=${MOVED_CLOCK}`,
        CHAOS_CLOCK: clockOf(memberName),
      },
    });
  const apis = [member('api-1', 'api', ports[0]), member('api-2', 'api', ports[1])] as const;
  const worker = member('worker', 'worker', ports[2]);
  const members = [...apis, worker];

  async function end(): Promise<void> {
    await balancer.stop();
    await Promise.all(members.map((each) => each.stop()));
    await Promise.all([toPostgres.stop(), redis.stop(), mailbox.stop(), push.stop(), pos.stop()]);
    rmSync(clocks, { recursive: true, force: true });
    await postgres.run('postgres', `DROP DATABASE IF EXISTS ${database} WITH (FORCE)`);
  }
  try {
    await Promise.all(members.map((each) => each.start()));
  } catch (error) {
    await end();
    throw error;
  }
  return {
    url: balancer.url,
    get databaseUrl() {
      return postgres.urlOf(database);
    },
    apis,
    worker,
    postgres,
    toPostgres,
    redisUrl: redis.url,
    get redis() {
      return there(redis.server);
    },
    get toRedis() {
      return there(redis.proxy);
    },
    get cluster() {
      return there(redis.cluster);
    },
    mailbox,
    push,
    pos,
    moveClock(moved, offsetMs) {
      writeFileSync(clockOf(moved.name), String(offsetMs));
      process.kill(moved.pid(), 'SIGUSR2');
    },
    end,
  };
}

interface SomeRedis {
  readonly url: string;
  readonly urlOfMembers: string;
  readonly server: RedisServer | null;
  readonly proxy: TcpProxy | null;
  readonly cluster: TestCluster | null;
  readonly stop: () => Promise<unknown>;
}

async function startServer(): Promise<SomeRedis> {
  const server = await startRedis();
  const proxy = await startTcpProxy(Number(new URL(server.url).port));
  return {
    url: server.url,
    urlOfMembers: `redis://127.0.0.1:${proxy.port}`,
    server,
    proxy,
    cluster: null,
    stop: () => Promise.all([proxy.stop(), server.stop()]),
  };
}

/** Without a proxy: nodes say themselves where they are. */
async function startCluster(): Promise<SomeRedis> {
  const cluster = await startRedisCluster(1);
  const { url, stop } = cluster;
  return { url, urlOfMembers: url, server: null, proxy: null, cluster, stop };
}

function there<T>(part: T | null): T {
  if (part === null) throw new Error('This scenario has another Redis.');
  return part;
}
