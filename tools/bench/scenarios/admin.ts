/** The admin's screens on the data set that the platform is meant to grow to. */
import { setTimeout as delay } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import { DEMO_ADMIN } from '../../../backend/src/demo/demo-accounts.ts';
import { SOCKET_PATH, type SubscribeAck } from '../../../backend/src/contracts/events/realtime.ts';
import { type Mode, type Pair, percentile, type Row, toRow } from '../rows.ts';
import { assertDone } from '../load/closed-loop.ts';
import { HttpConnection, requestText } from '../load/http-connection.ts';
import { atRate } from '../load/open-loop.ts';
import type { Sizes } from '../options.ts';
import { ADMIN_TABLES, type AdminTable } from '../setting/admin-tables.ts';
import { cpuMs } from '../setting/processes.ts';
import { logIn } from '../setting/product.ts';
import type { Side, Stage } from '../setting/stage.ts';
import type { ProductTarget, Target } from '../setting/target.ts';

const MAX_SEED_SECONDS = 300;
const MAX_OVERVIEW_MS = 1_000;
/** Whoever opens a table does not wait. The same statement beside it cannot show that the statement itself became slow. */
const MAX_TABLE_MS = 200;
const MAX_COUNTERS_PERCENT = 3;
const ORDERS_PER_SECOND = 50;
/** Of a round, unmeasured: code that has run a hundred times is compiled. */
const WARM_UP_SHARE = 0.25;
const ANSWER_TIMEOUT_MS = 10_000;

interface Large {
  readonly product: Side<ProductTarget>;
  readonly bare: Side<Target>;
  readonly cookie: string;
}

export async function measureAdmin(stage: Stage, mode: Mode, sizes: Sizes): Promise<Row[]> {
  const { product, bare, seedMs } = await stage.openLarge(mode, sizes.large);
  try {
    const cookie = await logIn(product.target.port, DEMO_ADMIN.email, '/api/admin/login');
    const large: Large = { product, bare, cookie };
    const head = { mode, load: `${String(sizes.large.orders)} orders`, limitName: 'the most that is allowed' } as const;
    const rows = [
      toRow({ ...head, metric: 'admin_seed', unit: 's', better: 'lower', goal: { atMost: 1 } }, [
        { product: seedMs / 1_000, limit: MAX_SEED_SECONDS },
      ]),
      toRow({ ...head, metric: 'admin_overview_open', unit: 'ms', better: 'lower', goal: { atMost: 1 } }, [
        { product: await openOverview(large), limit: MAX_OVERVIEW_MS },
      ]),
    ];
    for (const table of Object.keys(ADMIN_TABLES) as AdminTable[]) {
      const pairs = await readTable(large, table, sizes);
      rows.push(
        toRow(
          {
            ...head,
            metric: `admin_${table}_p99`,
            unit: 'ms',
            limitName: 'the same query by bare node:http and pg',
            better: 'lower',
            goal: { atMost: 2 },
          },
          pairs,
        ),
        toRow(
          { ...head, metric: `admin_${table}_wait`, unit: 'ms', better: 'lower', goal: { atMost: 1 } },
          pairs.map(({ product: tookMs }) => ({ product: tookMs, limit: MAX_TABLE_MS })),
        ),
      );
    }
    rows.push(
      toRow(
        { ...head, metric: 'admin_counters_cpu', unit: '%', better: 'lower', goal: { atMost: 1 } },
        await countersCpu(large, sizes),
      ),
    );
    return rows;
  } finally {
    await product.stop();
    await bare.stop();
  }
}

/** From nothing to the counters and the live topic; the first time since the product was started. In milliseconds. */
async function openOverview({ product, cookie }: Large): Promise<number> {
  const { port } = product.target;
  const startedAt = performance.now();
  const [socket] = await Promise.all([
    watch(port, cookie),
    read(port, requestText({ method: 'GET', path: '/api/admin/overview', cookie })),
  ]);
  const tookMs = performance.now() - startedAt;
  socket.disconnect();
  return tookMs;
}

async function read(port: number, request: string): Promise<void> {
  const connection = await HttpConnection.open(port);
  assertDone(request, await connection.send(request));
  connection.close();
}

async function watch(port: number, cookie: string): Promise<Socket> {
  const socket = io(`http://127.0.0.1:${String(port)}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    extraHeaders: { cookie },
    forceNew: true,
    reconnection: false,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  const ack = (await socket.timeout(ANSWER_TIMEOUT_MS).emitWithAck('subscribe', { topic: 'admin' })) as SubscribeAck;
  if (!ack.ok) throw new Error(`admin was refused: ${ack.error.code}`);
  return socket;
}

/** Request by request in turns, one connection each: whatever else the machine does meets both. */
async function readTable(large: Large, table: AdminTable, sizes: Sizes): Promise<Pair[]> {
  const { product, bare, cookie } = large;
  const sides = [
    { port: product.target.port, request: requestText({ method: 'GET', path: ADMIN_TABLES[table], cookie }) },
    { port: bare.target.port, request: requestText({ method: 'GET', path: `/admin/${table}` }) },
  ];
  const connections = await Promise.all(sides.map(({ port }) => HttpConnection.open(port)));
  const once = async (side: number): Promise<number> => {
    const request = sides[side]?.request ?? '';
    const startedAt = performance.now();
    const answer = await connections[side]?.send(request);
    const tookMs = performance.now() - startedAt;
    if (answer) assertDone(request, answer);
    return tookMs;
  };
  try {
    const round = async (turns: number): Promise<Pair> => {
      const endAt = performance.now() + sizes.tableMs;
      const latencies: [number[], number[]] = [[], []];
      for (let turn = 0; turn < turns && performance.now() < endAt; turn++) {
        for (const side of turn % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          latencies[side].push(await once(side));
        }
      }
      return { product: percentile(latencies[0], 0.99), limit: percentile(latencies[1], 0.99) };
    };
    await round(sizes.tableTurns * WARM_UP_SHARE);
    const pairs: Pair[] = [];
    while (pairs.length < sizes.rounds) pairs.push(await round(sizes.tableTurns));
    return pairs;
  } finally {
    for (const connection of connections) connection.close();
  }
}

/** What the product takes more of a core while an admin watches, orders coming in at the same rate. In percent. */
async function countersCpu({ product, cookie }: Large, sizes: Sizes): Promise<Pair[]> {
  const { port, pid, placeOrder } = product.target;
  const window = { perSecond: ORDERS_PER_SECOND, durationMs: sizes.countersMs };
  const cpuPercent = async (): Promise<number> => {
    await product.quiet();
    const before = cpuMs(pid);
    const startedAt = performance.now();
    await atRate(port, window, placeOrder);
    await product.quiet();
    return ((cpuMs(pid) - before) / (performance.now() - startedAt)) * 100;
  };
  await cpuPercent();
  const pairs: Pair[] = [];
  for (let round = 0; round < sizes.countersRounds; round++) {
    const alone = await cpuPercent();
    const socket = await watch(port, cookie);
    const watched = await cpuPercent();
    socket.disconnect();
    await delay(sizes.countersPauseMs);
    pairs.push({ product: watched - alone, limit: MAX_COUNTERS_PERCENT });
  }
  return pairs;
}
