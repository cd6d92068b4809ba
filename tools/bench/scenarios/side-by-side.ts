/** What the product and its limit reach one after the other in the same run, in one mode. */
import { type Goal, interleave, type Mode, percentile, type Row, toRow } from '../rows.ts';
import { requestsPerSecond } from '../load/closed-loop.ts';
import { bareDialect } from '../load/dialects.ts';
import type { ScenarioName, Sizes } from '../options.ts';
import { keep, type ProductTarget, type PublicRead, type Target } from '../setting/target.ts';
import type { Side, Stage } from '../setting/stage.ts';
import { broadcastRequests, Room, watchedChanges } from './fanout.ts';
import { changeStatuses, insertOrders } from './hand-written.ts';
import { movesOf } from './moves.ts';
import { measureIdle, measureOpenLoop } from './status-to-screen.ts';

const OPEN_LOOP_PER_SECOND = 200;
const IDLE = 'idle';
const STATUS_CONCURRENCY = 16;
const ORDER_CONCURRENCY = 32;
const READ_CONCURRENCY = 32;

const BARE_PATH = 'bare node:http, one prepared statement, bare ws';
const HAND_WRITTEN = 'the same statement by hand-written pg';
const BARE_READ = 'the same query by bare node:http and pg';
const SAME_BYTES = 'the same bytes by bare node:http';

interface Setting {
  readonly stage: Stage;
  readonly mode: Mode;
  readonly sizes: Sizes;
  readonly product: Side<ProductTarget>;
  readonly bare: Side<Target>;
}

export const SIDE_BY_SIDE: Partial<Record<ScenarioName, (setting: Setting) => Promise<Row[]>>> = {
  status_to_screen: statusToScreen,
  status_changes_per_second: statusChanges,
  orders_per_second: orders,
  restaurant_list_rps: (setting) =>
    reads(setting, 'restaurant_list_rps', (target) => () => target.listRestaurants(), { atLeast: 0.15 }),
  order_read_rps: (setting) =>
    reads(
      setting,
      'order_read_rps',
      (target) => {
        let index = 0;
        return () => target.readOrder(index++);
      },
      { atLeast: 0.15 },
    ),
  menu_read_rps: (setting) => publicReads(setting, 'menu_read_rps', 'menu'),
  restaurant_read_rps: (setting) => publicReads(setting, 'restaurant_read_rps', 'restaurant'),
  list_rps: (setting) => publicReads(setting, 'list_rps', 'list'),
  texts_rps: (setting) => publicReads(setting, 'texts_rps', 'texts'),
  fanout_per_second: fanout,
};

async function statusToScreen(setting: Setting): Promise<Row[]> {
  const { mode, sizes, stage } = setting;
  const { pool } = stage.data;
  const loads = [
    { load: IDLE, measure: (target: Target) => measureIdle(target, pool, sizes.idleChanges) },
    {
      load: `${OPEN_LOOP_PER_SECOND}/s`,
      measure: (target: Target) => measureOpenLoop(target, pool, OPEN_LOOP_PER_SECOND, sizes.openLoopMs),
    },
  ];
  const rows: Row[] = [];
  for (const { load, measure } of loads) {
    const pairs = await alternate(setting, measure);
    for (const [name, share] of [
      ['p50', 0.5],
      ['p99', 0.99],
    ] as const) {
      rows.push(
        toRow(
          {
            metric: `status_to_screen_${name}`,
            mode,
            load,
            unit: 'ms',
            limitName: BARE_PATH,
            better: 'lower',
            goal: goalOfScreen(mode, name, load),
          },
          pairs.map(({ product, limit }) => ({
            product: percentile(product, share),
            limit: percentile(limit, share),
          })),
        ),
      );
    }
  }
  return rows;
}

function goalOfScreen(mode: Mode, name: 'p50' | 'p99', load: string): Goal | null {
  if (mode !== 'redis') return name === 'p50' ? { atMost: 4 } : null;
  if (load === IDLE) return { atMost: 2.5 };
  return { atMost: name === 'p50' ? 1.35 : 1.4 };
}

async function statusChanges(setting: Setting): Promise<Row[]> {
  const { stage, sizes, mode, bare } = setting;
  const pairs = await alternate(
    setting,
    (target) => {
      const next = movesOf(stage.data.pool);
      return requestsPerSecond(target.port, { concurrency: STATUS_CONCURRENCY, durationMs: sizes.windowMs }, () => {
        const move = next();
        return move && target.changeStatus(move.orderId, move.status);
      });
    },
    () => changeStatuses(bare.databaseUrl, stage.data, STATUS_CONCURRENCY, sizes.windowMs),
  );
  return [toRow({ ...throughput('status_changes_per_second', mode, HAND_WRITTEN), goal: { atLeast: 0.5 } }, pairs)];
}

async function orders(setting: Setting): Promise<Row[]> {
  const { stage, sizes, mode, product, bare } = setting;
  const loop = { concurrency: ORDER_CONCURRENCY, durationMs: sizes.windowMs };
  const pairs = await alternate(
    setting,
    () => requestsPerSecond(product.target.port, loop, product.target.placeOrder),
    () => insertOrders(bare.databaseUrl, stage.data, ORDER_CONCURRENCY, sizes.windowMs),
  );
  await product.deliverPlaced(stage.data);
  return [toRow({ ...throughput('orders_per_second', mode, HAND_WRITTEN), goal: { atLeast: 0.4 } }, pairs)];
}

async function reads(
  setting: Setting,
  metric: string,
  requestsOf: (target: Target) => () => string,
  goal: Goal,
  limitName = BARE_READ,
): Promise<Row[]> {
  const { sizes, mode } = setting;
  const loop = { concurrency: READ_CONCURRENCY, durationMs: sizes.windowMs };
  const pairs = await alternate(setting, (target) => requestsPerSecond(target.port, loop, requestsOf(target)));
  return [toRow({ ...throughput(metric, mode, limitName), goal }, pairs)];
}

async function publicReads(setting: Setting, metric: string, name: PublicRead): Promise<Row[]> {
  const { product, bare } = setting;
  await keep(product.target, bare.target, name);
  return reads(setting, metric, (target) => () => target.readPublic(name), { atLeast: 0.5 }, SAME_BYTES);
}

async function fanout({ stage, sizes, mode, product, bare }: Setting): Promise<Row[]> {
  const { restaurantId, orderIds } = stage.data.fanout;
  const productRoom = new Room(product.target.port, sizes.watchers, product.target.watcherSocket);
  const bareRoom = new Room(bare.target.port, sizes.watchers, () => bareDialect('watched'));
  await productRoom.fill();
  await bareRoom.fill();
  const requests = watchedChanges(product.target, orderIds);
  const broadcasts = broadcastRequests('watched', restaurantId, orderIds);
  const viaProduct = async (): Promise<number> => {
    await product.reset(orderIds);
    await product.quiet();
    return productRoom.run(requests);
  };
  try {
    await viaProduct();
    await bareRoom.run(broadcasts);
    const pairs = await interleave(sizes.rounds, viaProduct, () => bareRoom.run(broadcasts));
    return [toRow({ ...throughput('fanout_per_second', mode, 'bare ws, the same payload'), goal: null }, pairs)];
  } finally {
    productRoom.close();
    bareRoom.close();
  }
}

function throughput(metric: string, mode: Mode, limitName: string) {
  return { metric, mode, unit: '1/s', limitName, better: 'higher' } as const;
}

/** Each turn begins with every order of the pool pending and nothing left to announce. One turn of each goes unmeasured. */
async function alternate<T>(
  { stage, sizes, product, bare }: Setting,
  measure: (target: Target) => Promise<T>,
  measureLimit: (target: Target) => Promise<T> = measure,
): Promise<{ product: T; limit: T }[]> {
  const turn = async (side: Side<Target>, work: (target: Target) => Promise<T>): Promise<T> => {
    await product.quiet();
    await side.reset(stage.data.pool);
    return work(side.target);
  };
  const ofProduct = (): Promise<T> => turn(product, measure);
  const ofLimit = (): Promise<T> => turn(bare, measureLimit);
  await ofProduct();
  await ofLimit();
  return interleave(sizes.rounds, ofProduct, ofLimit);
}

/** Code that has run a thousand times is compiled; what is measured is a product that has been running for a while. */
export async function warmUp({ stage, sizes, product, bare }: Setting): Promise<void> {
  for (const side of [product, bare]) {
    const next = movesOf(stage.data.pool);
    const loop = { concurrency: STATUS_CONCURRENCY, durationMs: sizes.warmUpMs };
    await requestsPerSecond(side.target.port, loop, () => {
      const move = next();
      return move && side.target.changeStatus(move.orderId, move.status);
    });
  }
}
