/** An instance with 10,000 sockets dies: how long until the other one has them all, and do they show what is true. */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { median, percentile } from '../../bench/rows.ts';
import { requestText } from '../../bench/load/http-connection.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import { type Member, nowMs } from '../crowd/orders.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';
import { signIn } from '../setting/people.ts';
import { unsigned } from '../setting/socket-site.ts';
import { callUntil } from './calls-meanwhile.ts';
import { sendAtRate } from './rate.ts';

const MAX_SECONDS = 15;
const MAX_TIMES_BARE = 2;
const POOL_SIZE = 16;
const CHANGES_PER_SECOND = 100;
const COUNT_EVERY_MS = 50;
/** The last change's way to the screens. */
const SETTLE_MS = 2_000;
/** Answered from memory by both. */
const PRODUCT_CALL = '/api/restaurants/1';
const BARE_CALL = '/kept/restaurant';
const CONNECTIONS = `
  SELECT count(*)::int AS count FROM pg_stat_activity
   WHERE datname = current_database() AND application_name = 'tischlein'`;

interface Return {
  readonly seconds: number;
  /** What calls took meanwhile that opened a connection each. */
  readonly callsMs: readonly number[];
}

interface Outage extends Return {
  readonly wrongViews: number;
  readonly mostConnections: number;
}

export async function measureOutage(stage: LoadStage, sizes: Sizes): Promise<Metric[]> {
  const orderIds = stage.data.pool.slice(0, sizes.watchers);
  const owners = orderIds.map((_, index) => stage.data.customers[index % stage.data.customers.length]?.id ?? 0);
  const { site, prepared } = await stage.openSite(async (client) => ({
    cookies: await signIn(client, { customers: owners }),
    kitchen: await signIn(client, { restaurants: [stage.data.restaurant.id] }),
  }));
  const members = orderIds.map((id, index) => ({ topic: `order:${id}`, cookie: prepared.cookies[index] ?? '' }));
  const change = { method: 'PUT', body: { status: 'preparing' } } as const;
  const bare: Return[] = [];
  const outages: Outage[] = [];
  // Connections that find no place try again after seconds, so that one time says little.
  for (let round = 0; round < sizes.outageTurns; round++) {
    const changed = orderIds.slice(round * sizes.outageChanges, (round + 1) * sizes.outageChanges);
    const bareChanges = changed.map((id) => requestText({ ...change, path: `/orders/${id}` }));
    const changes = changed.map((id) =>
      requestText({ ...change, path: `/api/restaurant/orders/${id}/status`, cookie: prepared.kitchen[0] }),
    );
    bare.push(await bareOutage(stage, unsigned(members), bareChanges));
    outages.push(await productOutage(stage, site, members, changes));
  }
  const bareSeconds = median(bare.map((each) => each.seconds));
  const bareCallsMs = callsOf(bare);
  const callsMs = callsOf(outages);
  const seconds = median(outages.map((outage) => outage.seconds));
  const head = { metric: 'outage' } as const;
  return [
    toMetric(
      {
        ...head,
        what: `until ${members.length} sockets of a killed instance are subscribed again`,
        unit: 's',
        bare: bareSeconds,
        limit: { atMost: MAX_SECONDS },
      },
      seconds,
    ),
    toMetric(
      { ...head, what: 'the same by that of bare ws', unit: 'times', limit: { atMost: MAX_TIMES_BARE } },
      seconds / bareSeconds,
    ),
    toMetric(
      {
        ...head,
        what: 'until 99 of 100 calls that open a connection meanwhile are answered',
        unit: 'ms',
        bare: bareCallsMs,
      },
      callsMs,
    ),
    toMetric(
      { ...head, what: 'the same by that of bare ws', unit: 'times', limit: { atMost: MAX_TIMES_BARE } },
      callsMs / bareCallsMs,
    ),
    toMetric(
      {
        ...head,
        what: `screens that show something else than Postgres, after ${sizes.outageChanges} changes meanwhile`,
        unit: 'screens',
        limit: { atMost: 0 },
      },
      Math.max(...outages.map(({ wrongViews }) => wrongViews)),
    ),
    toMetric(
      { ...head, what: 'connections to Postgres of both instances', unit: 'at most', limit: { atMost: 2 * POOL_SIZE } },
      Math.max(...outages.map(({ mostConnections }) => mostConnections)),
    ),
  ];
}

/** The median of the turns. */
function callsOf(returns: readonly Return[]): number {
  return median(returns.map(({ callsMs }) => percentile([...callsMs], 0.99)));
}

async function productOutage(
  stage: LoadStage,
  site: { readonly databaseUrl: string; readonly redisUrl: string },
  members: readonly Member[],
  changes: readonly string[],
): Promise<Outage> {
  const [doomed, standby] = [await stage.startInstance(site), await stage.startInstance(site)];
  const client = new Client({ connectionString: site.databaseUrl });
  await client.connect();
  const counter = new ConnectionCounter(client);
  try {
    return await withCrowds(1, async ([crowd]) => {
      if (!crowd) throw new Error('There is a crowd.');
      const { port } = standby;
      await crowd.tell('open', { port: doomed.port, members, keeping: 'views', standbyPort: port });
      const counting = counter.run();
      const returning = killAndWait(crowd, doomed.pid, members.length);
      const [seconds, callsMs] = await Promise.all([
        returning,
        callUntil(returning, port, PRODUCT_CALL),
        sendAtRate(port, CHANGES_PER_SECOND, changes),
      ]);
      await delay(SETTLE_MS);
      counter.stop();
      await counting;
      return { seconds, callsMs, wrongViews: await countWrongViews(client, [crowd]), mostConnections: counter.most };
    });
  } finally {
    await client.end();
    await doomed.stop();
    await standby.stop();
  }
}

/** The same loss, with the same changes meanwhile. */
async function bareOutage(stage: LoadStage, members: readonly Member[], changes: readonly string[]): Promise<Return> {
  const [doomed, standby] = [await stage.startBare(), await stage.startBare()];
  try {
    return await withCrowds(1, async ([crowd]) => {
      if (!crowd) throw new Error('There is a crowd.');
      await crowd.tell('open', { port: doomed.port, members, keeping: 'count', standbyPort: standby.port });
      const returning = killAndWait(crowd, doomed.pid, members.length);
      const [seconds, callsMs] = await Promise.all([
        returning,
        callUntil(returning, standby.port, BARE_CALL),
        sendAtRate(standby.port, CHANGES_PER_SECOND, changes),
      ]);
      return { seconds, callsMs };
    });
  } finally {
    await doomed.stop();
    await standby.stop();
  }
}

/** Answers the seconds until every socket has come back. */
async function killAndWait(crowd: Crowd, pid: number, lost: number): Promise<number> {
  const killedAt = nowMs();
  process.kill(pid, 'SIGKILL');
  return ((await crowd.tell('returned', { lost })) - killedAt) / 1_000;
}

/** How many screens show something else than Postgres. */
export async function countWrongViews(client: Client, crowds: readonly Crowd[]): Promise<number> {
  const { rows } = await client.query<{ topic: string; version: number; status: string }>(
    `SELECT 'order:' || id AS topic, version, status FROM orders`,
  );
  const truth = new Map(rows.map(({ topic, version, status }) => [topic, `${version} ${status}`]));
  const views = (await Promise.all(crowds.map((crowd) => crowd.tell('views', null)))).flat();
  return views.filter(([topic, { version, status }]) => truth.get(topic) !== `${version} ${status}`).length;
}

class ConnectionCounter {
  most = 0;
  readonly #client: Client;
  #isRunning = true;

  constructor(client: Client) {
    this.#client = client;
  }

  async run(): Promise<void> {
    while (this.#isRunning) {
      const { rows } = await this.#client.query<{ count: number }>(CONNECTIONS);
      this.most = Math.max(this.most, rows[0]?.count ?? 0);
      await delay(COUNT_EVERY_MS);
    }
  }

  stop(): void {
    this.#isRunning = false;
  }
}
