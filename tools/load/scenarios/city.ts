/** A city with 10,000 watchers, whose restaurants open and close: how many of them are told in a second. */
import { interleave, median } from '../../bench/rows.ts';
import { assertDone } from '../../bench/load/closed-loop.ts';
import { HttpConnection, requestText } from '../../bench/load/http-connection.ts';
import { cpuMs } from '../../bench/setting/processes.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';
import { signIn } from '../setting/people.ts';

const TOPIC = 'city:berlin';
/** Restaurants that take turns: enough that the server never waits for the next change. */
const RESTAURANTS = 4;
const MIN_TIMES_BARE = 0.75;
const TIMEOUT_MS = 120_000;
const MICROSECONDS = 1_000;

interface Side {
  readonly port: number;
  readonly pid: number;
  readonly crowd: Crowd;
  /** The `turn`-th change of a restaurant. */
  readonly request: (restaurant: number, turn: number) => string;
}

interface Told {
  readonly perSecond: number;
  readonly cpuMicroseconds: number;
}

export async function measureCity(stage: LoadStage, sizes: Sizes): Promise<Metric[]> {
  const { site, prepared } = await stage.openSite(async (client) => {
    const { rows } = await client.query<{ id: number }>(
      `SELECT id FROM restaurants WHERE city = 'berlin' ORDER BY id LIMIT ${RESTAURANTS}`,
    );
    const restaurants = rows.map(({ id }) => id);
    const [someone] = stage.data.customers;
    return {
      kitchens: await signIn(client, { restaurants }),
      watchers: await signIn(client, { customers: Array.from({ length: sizes.watchers }, () => someone?.id ?? 0) }),
    };
  });
  const product = await stage.startInstance(site);
  const bare = await stage.startBare();
  try {
    return await withCrowds(2, async ([crowd, bareCrowd]) => {
      if (!crowd || !bareCrowd) throw new Error('There are two crowds.');
      const watching = { keeping: 'count', standbyPort: null } as const;
      const members = prepared.watchers.map((cookie) => ({ topic: TOPIC, cookie }));
      await crowd.tell('open', { port: product.port, members, ...watching });
      const strangers = members.map(({ topic }) => ({ topic }));
      await bareCrowd.tell('open', { port: bare.port, members: strangers, ...watching });
      const { port, pid } = product;
      const viaProduct = new Rounds({ port, pid, crowd, request: toggleBy(prepared.kitchens) }, sizes);
      const viaBare = new Rounds({ port: bare.port, pid: bare.pid, crowd: bareCrowd, request: broadcast }, sizes);
      await viaProduct.run();
      await viaBare.run();
      const turns = await interleave(
        sizes.cityTurns,
        () => viaProduct.run(),
        () => viaBare.run(),
      );
      return toMetrics(sizes.watchers, turns);
    });
  } finally {
    await product.stop();
    await bare.stop();
  }
}

function toMetrics(watchers: number, turns: readonly { product: Told; limit: Told }[]): Metric[] {
  const of = (side: 'product' | 'limit', what: keyof Told): number => median(turns.map((turn) => turn[side][what]));
  const head = { metric: 'city' } as const;
  return [
    toMetric(
      {
        ...head,
        what: `events that reach a second of ${watchers} watchers of a city`,
        unit: '1/s',
        bare: of('limit', 'perSecond'),
      },
      of('product', 'perSecond'),
    ),
    toMetric(
      { ...head, what: 'the same by that of bare ws', unit: 'times', limit: { atLeast: MIN_TIMES_BARE } },
      median(turns.map(({ product, limit }) => product.perSecond / limit.perSecond)),
    ),
    toMetric(
      { ...head, what: 'CPU time of the server for each', unit: 'µs', bare: of('limit', 'cpuMicroseconds') },
      of('product', 'cpuMicroseconds'),
    ),
  ];
}

function toggleBy(cookies: readonly string[]): Side['request'] {
  return (restaurant, turn) =>
    requestText({
      method: 'POST',
      path: '/api/restaurant/toggle-status',
      cookie: cookies[restaurant],
      body: { isOpen: turn % 2 === 1 },
    });
}

/** What the product sends, but for the digits. */
function broadcast(restaurant: number, turn: number): string {
  const state = {
    restaurantId: restaurant,
    isOpen: turn % 2 === 1,
    pausedUntil: null,
    busyMinutes: 0,
    fullUntil: null,
  };
  const event = { topic: TOPIC, ...state, version: turn + 1, at: new Date().toISOString() };
  return requestText({ method: 'POST', path: `/${TOPIC}`, body: ['restaurant:open-state', event] });
}

class Rounds {
  readonly #side: Side;
  readonly #sizes: Sizes;
  /** Of all runs so far: each change of a restaurant is another one than the one before. */
  #turns = 0;

  constructor(side: Side, sizes: Sizes) {
    this.#side = side;
    this.#sizes = sizes;
  }

  /** The next change is sent when the city has heard of the one `RESTAURANTS` before. */
  async run(): Promise<Told> {
    const { port, pid, crowd } = this.#side;
    const { cityEmits, watchers } = this.#sizes;
    const connections = await Promise.all(Array.from({ length: RESTAURANTS }, () => HttpConnection.open(port)));
    const answered = connections.map(() => Promise.resolve());
    const cpuBefore = cpuMs(pid);
    const startedAt = performance.now();
    let sent = 0;
    let heard = 0;
    try {
      await new Promise<void>((resolve, reject) => {
        const late = setTimeout(() => {
          reject(new Error(`The city heard of ${heard} changes within ${TIMEOUT_MS / 1_000} s: some are missing.`));
        }, TIMEOUT_MS);
        const send = (): void => {
          if (sent >= cityEmits) return;
          const restaurant = sent++ % RESTAURANTS;
          const request = this.#side.request(restaurant, Math.floor(this.#turns++ / RESTAURANTS));
          const connection = connections[restaurant];
          // A restaurant's changes follow one another; the answer to one may come after its deliveries.
          answered[restaurant] = (answered[restaurant] ?? Promise.resolve()).then(async () => {
            if (connection) assertDone(request, await connection.send(request));
          });
          answered[restaurant].catch(reject);
        };
        crowd.onRound = () => {
          if (++heard < cityEmits) {
            send();
            return;
          }
          clearTimeout(late);
          resolve();
        };
        for (let index = 0; index < RESTAURANTS; index++) send();
      });
      const seconds = (performance.now() - startedAt) / 1_000;
      const deliveries = cityEmits * watchers;
      await Promise.all(answered);
      return {
        perSecond: deliveries / seconds,
        cpuMicroseconds: ((cpuMs(pid) - cpuBefore) * MICROSECONDS) / deliveries,
      };
    } finally {
      crowd.onRound = () => undefined;
      for (const connection of connections) connection.close();
    }
  }
}
