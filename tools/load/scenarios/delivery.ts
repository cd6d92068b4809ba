/** From the kitchen's change to the screens, while 10,000 sockets are open: does all arrive, and how late. */
import { percentile } from '../../bench/rows.ts';
import { requestText } from '../../bench/load/http-connection.ts';
import { withCrowds } from '../crowd/crowd.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';
import { type SocketSite, unsigned } from '../setting/socket-site.ts';
import { type Side, side, turn, warmUp, warmUpChanges } from './turns.ts';

const MAX_TIMES_BARE = 2;

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
