/** All instances are put anew, one by one, behind one nginx while everybody watches and orders go on: what is lost, and who notices. */
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort } from '../../../backend/src/database/connection/embedded/free-port.ts';
import { ensureTestTools } from '../../../scripts/ensure-test-tools.mjs';
import { percentile } from '../../bench/rows.ts';
import { FreeConnections } from '../../bench/load/free-connections.ts';
import { requestText } from '../../bench/load/http-connection.ts';
import { type Move, movesOf } from '../../bench/scenarios/moves.ts';
import type { Product } from '../../bench/setting/product.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import { type Arrival, type Member, nowMs } from '../crowd/orders.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { RestartSizes, Sizes } from '../options.ts';
import type { LoadStage, Site } from '../setting/load-stage.ts';
import { startNginx } from '../setting/nginx.ts';
import { openKitchens, signIn } from '../setting/people.ts';
import { timesOfBareShare, timesOfBareWhole } from './bare-instances.ts';
import { countWrongViews } from './outage.ts';
import { sentBy, whenDue } from './rate.ts';
import { keyOf } from './turns.ts';

const INSTANCES = 3;
/** Of the sockets of all: no process may open more than 20,000 files. */
const CROWDS = 4;
const WARM_UP_MS = 5_000;
const SETTLE_TIMEOUT_MS = 60_000;
const SETTLE_POLL_MS = 500;
const MAX_TIMES_BARE = 2;
/** Where half of the changes take longer while nothing restarts, what a restart costs cannot be told. */
const MOST_QUIET_MEDIAN_MS = 1_000;
const MOST_TROUBLES = 8;

interface BareTimes {
  /** With a third of the sockets and nothing else on the machine. */
  readonly aloneMs: readonly number[];
  /** With as many sockets as the product, behind nginx as well. */
  readonly wholeMs: readonly number[];
  /** With a third of the sockets, while all of the product are open. */
  readonly besideMs: readonly number[];
}

interface People {
  readonly members: readonly Member[];
  readonly cookieOf: ReadonlyMap<number, string | undefined>;
}

interface Seen {
  readonly changes: number;
  readonly failures: readonly string[];
  readonly wrongViews: number;
  readonly away: number;
  /** Of what was sent before the first restart. */
  readonly quietMs: readonly number[];
  readonly restarts: number;
  readonly longestMs: number;
}

export async function measureRestarts(stage: LoadStage, sizes: Sizes): Promise<Metric[]> {
  const [missing] = ensureTestTools(['nginx']);
  if (missing !== undefined) throw new Error(missing);
  const { many, often } = sizes.restarts;
  const bare = {
    aloneMs: await timesOfBareShare(stage, many, INSTANCES),
    wholeMs: await timesOfBareWhole(stage, many, INSTANCES),
    besideMs: [] as number[],
  };
  const seen = await restarted(stage, sizes, many, async () => {
    bare.besideMs = await timesOfBareShare(stage, many, INSTANCES);
  });
  return [...toMetrics(many, seen, bare), ...toMetrics(often, await restarted(stage, sizes, often), null)];
}

function toMetrics({ sockets, rounds, changesPerSecond }: RestartSizes, seen: Seen, bare: BareTimes | null): Metric[] {
  const head = { metric: 'restarts' } as const;
  const of = `of ${INSTANCES} instances with ${sockets} sockets`;
  const times = rounds === 1 ? `a rolling restart ${of}` : `${rounds} rolling restarts ${of}`;
  const p99 = percentile([...seen.quietMs], 0.99);
  return [
    toMetric(
      {
        ...head,
        unit: 'calls',
        what: `that failed of ${seen.changes} at ${changesPerSecond}/s, ${times}`,
        limit: { atMost: 0 },
      },
      seen.failures.length,
    ),
    toMetric(
      { ...head, unit: 'screens', what: `that show something else than Postgres after ${times}`, limit: { atMost: 0 } },
      seen.wrongViews,
    ),
    toMetric(
      { ...head, unit: 'sockets', what: `that have not come back after ${times}`, limit: { atMost: 0 } },
      seen.away,
    ),
    toMetric(
      { ...head, unit: 's', what: `the longest of ${seen.restarts} instances took to be put anew` },
      seen.longestMs / 1_000,
    ),
    ...(bare === null
      ? []
      : [
          toMetric(
            {
              ...head,
              unit: 'ms',
              what: `until 99 of 100 changes have arrived while ${sockets} sockets are open and nothing restarts`,
              bare: percentile([...bare.aloneMs], 0.99),
            },
            p99,
          ),
          toMetric(
            {
              ...head,
              unit: 'times',
              what: 'the same by that of the bare path with a third of the sockets',
              limit: { atMost: MAX_TIMES_BARE },
            },
            p99 / percentile([...bare.aloneMs], 0.99),
          ),
          toMetric(
            { ...head, unit: 'times', what: `the same by that of ${INSTANCES} bare servers with as many sockets` },
            p99 / percentile([...bare.wholeMs], 0.99),
          ),
          toMetric(
            {
              ...head,
              unit: 'times',
              what: 'the same by that of the bare path beside them with a third of the sockets',
            },
            p99 / percentile([...bare.besideMs], 0.99),
          ),
        ]),
  ];
}

async function restarted(
  stage: LoadStage,
  sizes: Sizes,
  size: RestartSizes,
  whenOpen: () => Promise<void> = () => Promise.resolve(),
): Promise<Seen> {
  const orderIds = stage.data.pool.slice(0, size.sockets);
  const { site, prepared } = await stage.openSite((client) => prepare(client, stage, sizes, orderIds));
  const ports: number[] = [];
  for (let index = 0; index <= INSTANCES; index += 1) ports.push(await freePort());
  const instances: Product[] = [];
  const nginx = await startNginx(ports, CROWDS);
  try {
    for (const port of ports.slice(0, INSTANCES)) instances.push(await startOn(stage, site, port));
    return await withCrowds(CROWDS, async (crowds) => {
      await open(crowds, nginx.ports, prepared.members);
      await whenOpen();
      const sent = new Map<string, number>();
      const end = new AbortController();
      const moving = changeAtRate(nginx.ports[0] ?? 0, size, prepared, orderIds, sent, end.signal);
      await delay(size.quietMs);
      const early = await arrivalsOf(crowds);
      const medianMs = percentile(quietTimes(sent, early, size), 0.5);
      if (medianMs > MOST_QUIET_MEDIAN_MS) {
        end.abort();
        await moving;
        throw new Error(`Half of the changes arrived after ${Math.round(medianMs)} ms before anything was restarted.`);
      }
      const restarting = await restartAll(stage, site, instances, ports, size);
      const failures = await moving;
      // The refusals of the port of nobody are among them, which each call may ask first.
      if (failures.length > 0) process.stderr.write(`nginx:\n${nginx.troubles().slice(0, MOST_TROUBLES).join('\n')}\n`);
      const { wrongViews, away } = await untilRight(site.databaseUrl, crowds);
      const arrivals = [...early, ...(await arrivalsOf(crowds))];
      return {
        changes: sent.size,
        failures,
        wrongViews,
        away,
        quietMs: quietTimes(sent, arrivals, size),
        ...restarting,
      };
    });
  } finally {
    await nginx.stop();
    await Promise.all(instances.map((instance) => instance.stop()));
  }
}

/** The new one is there before the old one leaves, as `docker/rolling-restart.sh` and a Deployment of Kubernetes do it. */
async function restartAll(
  stage: LoadStage,
  site: Site,
  instances: Product[],
  ports: readonly number[],
  { rounds }: RestartSizes,
): Promise<Pick<Seen, 'restarts' | 'longestMs'>> {
  let longestMs = 0;
  for (let restart = 0; restart < rounds * INSTANCES; restart += 1) {
    const startedAt = performance.now();
    const port = ports.find((each) => instances.every((instance) => instance.port !== each));
    if (port === undefined) throw new Error('There is no port for one more.');
    instances.push(await startOn(stage, site, port));
    await instances.shift()?.stop();
    longestMs = Math.max(longestMs, performance.now() - startedAt);
  }
  return { restarts: rounds * INSTANCES, longestMs };
}

function startOn(stage: LoadStage, site: Site, port: number): Promise<Product> {
  return stage.startInstance(site, '', { PORT: String(port), TRUSTED_PROXIES: '127.0.0.1' });
}

async function open(crowds: readonly Crowd[], ports: readonly number[], members: readonly Member[]): Promise<void> {
  const share = Math.ceil(members.length / crowds.length);
  await Promise.all(
    crowds.map((crowd, index) => {
      const port = ports[index] ?? 0;
      const own = members.slice(index * share, (index + 1) * share);
      return crowd.tell('open', { port, members: own, keeping: 'arrivals and views', standbyPort: port });
    }),
  );
}

async function arrivalsOf(crowds: readonly Crowd[]): Promise<Arrival[]> {
  return (await Promise.all(crowds.map((crowd) => crowd.tell('arrivals', null)))).flat();
}

/** Notes in `sent` by order and status when each was sent, until the end. Answers what failed; none of it is tried again. */
async function changeAtRate(
  port: number,
  { changesPerSecond, durationMs }: RestartSizes,
  { cookieOf }: People,
  orderIds: readonly number[],
  sent: Map<string, number>,
  end: AbortSignal,
): Promise<string[]> {
  const nextMove = movesOf(orderIds);
  const moves = Array.from({ length: (changesPerSecond * durationMs) / 1_000 }, () => nextMove()).filter(
    (move) => move !== null,
  );
  const connections = new FreeConnections(port);
  const failures: string[] = [];
  const one = async (move: Move): Promise<void> => {
    try {
      const connection = connections.take() ?? (await connections.open());
      const { status, body } = await connection.send(statusRequest(move, cookieOf.get(move.orderId)));
      connections.give(connection);
      if (status !== 200) failures.push(`${status} ${body.toString().slice(0, 200)}`);
    } catch (error) {
      failures.push(String(error));
    }
  };
  const pending: Promise<void>[] = [];
  try {
    for await (const [move, dueAt] of whenDue(changesPerSecond, moves)) {
      if (end.aborted) break;
      sent.set(keyOf(move), sentBy(dueAt));
      pending.push(one(move));
    }
    await Promise.all(pending);
  } finally {
    connections.close();
  }
  for (const failure of new Set(failures)) process.stderr.write(`${failure}\n`);
  return failures;
}

function statusRequest({ orderId, status }: Move, cookie: string | undefined): string {
  return requestText({ method: 'PUT', path: `/api/restaurant/orders/${orderId}/status`, cookie, body: { status } });
}

function quietTimes(
  sent: ReadonlyMap<string, number>,
  arrivals: readonly Arrival[],
  { quietMs }: RestartSizes,
): number[] {
  const [begin = 0] = sent.values();
  return arrivals.flatMap((arrival) => {
    const sentAt = sent.get(keyOf(arrival)) ?? 0;
    const isQuiet = sentAt > begin + WARM_UP_MS && arrival.atMs < begin + quietMs;
    return isQuiet ? [arrival.atMs - sentAt] : [];
  });
}

/** The last changes are on their way, and the last sockets, for a while. Answers how many screens stay wrong, and how many have no socket. */
async function untilRight(databaseUrl: string, crowds: readonly Crowd[]): Promise<Pick<Seen, 'wrongViews' | 'away'>> {
  const client = new Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const endAt = nowMs() + SETTLE_TIMEOUT_MS;
    for (;;) {
      const wrongViews = await countWrongViews(client, crowds);
      const away = (await Promise.all(crowds.map((crowd) => crowd.tell('away', null)))).reduce(
        (sum, each) => sum + each,
      );
      if ((wrongViews === 0 && away === 0) || nowMs() > endAt) return { wrongViews, away };
      await delay(SETTLE_POLL_MS);
    }
  } finally {
    await client.end();
  }
}

async function prepare(client: Client, stage: LoadStage, sizes: Sizes, orderIds: readonly number[]): Promise<People> {
  const { customers } = stage.data;
  const kitchenIds = await openKitchens(client, sizes.kitchens, stage.data.pool);
  const kitchens = await signIn(client, { restaurants: kitchenIds });
  const owners = orderIds.map((_, index) => customers[index % customers.length]?.id ?? 0);
  const cookies = await signIn(client, { customers: owners });
  return {
    members: orderIds.map((id, index) => ({ topic: `order:${id}`, cookie: cookies[index] ?? '' })),
    cookieOf: new Map(orderIds.map((id, index) => [id, kitchens[index % kitchens.length]])),
  };
}
