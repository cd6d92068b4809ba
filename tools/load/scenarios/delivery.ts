/** From the kitchen's change to the screens, while 10,000 sockets are open: does all arrive, and how late. */
import { setTimeout as delay } from 'node:timers/promises';
import { percentile } from '../../bench/rows.ts';
import { requestText } from '../../bench/load/http-connection.ts';
import { type Move, movesOf } from '../../bench/scenarios/moves.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import type { Arrival } from '../crowd/orders.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';
import { type SocketSite, unsigned } from '../setting/socket-site.ts';
import { sendAtRate } from './rate.ts';

const ARRIVAL_TIMEOUT_MS = 15_000;
const POLL_MS = 200;
const WARM_UP_MS = 3_000;
const MAX_TIMES_BARE = 2;

interface Side {
  readonly port: number;
  readonly request: (move: Move) => string;
  readonly screens: Crowd;
  readonly nextMove: () => Move | null;
  readonly latenciesMs: number[];
  changed: number;
  arrived: number;
}

export async function measureDelivery(stage: LoadStage, site: SocketSite, sizes: Sizes): Promise<Metric[]> {
  const orderIds = stage.data.pool.slice(0, sizes.watchers);
  const customers = site.customers.slice(0, sizes.watchers);
  const kitchenOf = new Map(orderIds.map((id, index) => [id, site.kitchens[index % site.kitchens.length]?.cookie]));
  const bare = await stage.startBare();
  try {
    return await withCrowds(3, async ([screens, kitchens, bareScreens]) => {
      if (!screens || !kitchens || !bareScreens) throw new Error('There are three crowds.');
      const { port } = site.product;
      const watching = { keeping: 'arrivals', standbyPort: null } as const;
      await screens.tell('open', { port, members: customers, ...watching });
      await kitchens.tell('open', { port, members: site.kitchens, ...watching });
      await bareScreens.tell('open', { port: bare.port, members: unsigned(customers), ...watching });
      const product = side(port, screens, orderIds, ({ orderId, status }) =>
        requestText({
          method: 'PUT',
          path: `/api/restaurant/orders/${orderId}/status`,
          cookie: kitchenOf.get(orderId),
          body: { status },
        }),
      );
      const limit = side(bare.port, bareScreens, orderIds, ({ orderId, status }) =>
        requestText({ method: 'PUT', path: `/orders/${orderId}`, body: { status } }),
      );
      for (const each of [product, limit]) await warmUp(each, sizes);
      for (let round = 0; round < sizes.deliveryTurns; round++) {
        for (const each of round % 2 === 0 ? [product, limit] : [limit, product]) {
          await turn(each, sizes.changesPerSecond, sizes.deliveryTurnMs);
        }
      }
      const heardByKitchens = (await kitchens.tell('arrivals', null)).length - warmUpChanges(sizes);
      return toMetrics(sizes, product, limit, heardByKitchens);
    });
  } finally {
    await bare.stop();
  }
}

function toMetrics({ changesPerSecond }: Sizes, product: Side, bare: Side, heardByKitchens: number): Metric[] {
  const p99 = percentile(product.latenciesMs, 0.99);
  const p99Bare = percentile(bare.latenciesMs, 0.99);
  const ofMs = { metric: 'delivery', unit: 'ms' } as const;
  return [
    toMetric(
      {
        metric: 'delivery',
        unit: 'events',
        what: `changes that did not reach their screen, of ${product.changed} at ${changesPerSecond}/s`,
        bare: bare.changed - bare.arrived,
        limit: { atMost: 0 },
      },
      product.changed - product.arrived,
    ),
    toMetric(
      { metric: 'delivery', unit: 'events', what: 'of them that did not reach their kitchen', limit: { atMost: 0 } },
      product.changed - heardByKitchens,
    ),
    toMetric(
      { ...ofMs, what: 'until half have arrived', bare: percentile(bare.latenciesMs, 0.5) },
      percentile(product.latenciesMs, 0.5),
    ),
    toMetric({ ...ofMs, what: 'until 99 of 100 have arrived', bare: p99Bare }, p99),
    toMetric(
      {
        metric: 'delivery',
        unit: 'times',
        what: 'the same by that of the bare path',
        limit: { atMost: MAX_TIMES_BARE },
      },
      p99 / p99Bare,
    ),
  ];
}

function side(port: number, screens: Crowd, orderIds: readonly number[], request: Side['request']): Side {
  return { port, request, screens, nextMove: movesOf(orderIds), latenciesMs: [], changed: 0, arrived: 0 };
}

function warmUpChanges({ changesPerSecond }: Sizes): number {
  return (changesPerSecond * WARM_UP_MS) / 1_000;
}

/** Makes changes that are not measured, and waits until each has arrived. */
async function warmUp(side: Side, sizes: Sizes): Promise<void> {
  await turn(side, sizes.changesPerSecond, WARM_UP_MS);
  if (side.arrived < side.changed) throw new Error('Changes got lost before anything was measured.');
  side.latenciesMs.length = 0;
  side.changed = side.arrived = 0;
}

async function turn(side: Side, perSecond: number, durationMs: number): Promise<void> {
  const moves = Array.from({ length: Math.round((perSecond * durationMs) / 1_000) }, () => side.nextMove());
  const known = moves.filter((move) => move !== null);
  const sentAt = await sendAtRate(side.port, perSecond, known.map(side.request));
  const sent = new Map(known.map((move, index) => [keyOf(move), sentAt[index] ?? Number.NaN]));
  side.changed += known.length;
  for (const arrival of await arrivalsOf(side.screens, known.length)) {
    side.arrived++;
    side.latenciesMs.push(arrival.atMs - (sent.get(keyOf(arrival)) ?? Number.NaN));
  }
}

function keyOf({ orderId, status }: { readonly orderId: number; readonly status: string }): string {
  return `${orderId} ${status}`;
}

async function arrivalsOf(crowd: Crowd, expected: number): Promise<Arrival[]> {
  const endAt = Date.now() + ARRIVAL_TIMEOUT_MS;
  const arrivals: Arrival[] = [];
  for (;;) {
    arrivals.push(...(await crowd.tell('arrivals', null)));
    if (arrivals.length >= expected || Date.now() > endAt) return arrivals;
    await delay(POLL_MS);
  }
}
