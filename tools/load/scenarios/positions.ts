/** Riders who say where they are, to 10,000 watchers, while other orders change: how late are both, and what does a telling cost. */
import { createHmac, randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { percentile } from '../../bench/rows.ts';
import { phoneDialect } from '../../bench/load/dialects.ts';
import { LeanSocket } from '../../bench/load/lean-socket.ts';
import { requestText } from '../../bench/load/http-connection.ts';
import { movesOf } from '../../bench/scenarios/moves.ts';
import type { BenchData } from '../../bench/setting/data.ts';
import { cpuMs } from '../../bench/setting/processes.ts';
import { VARIABLES } from '../../bench/setting/stage.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import type { Member } from '../crowd/orders.ts';
import { type Metric, toMetric } from '../metrics.ts';
import type { Sizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';
import { openKitchens, signIn } from '../setting/people.ts';
import { sayAtRate, sendAtRate } from './rate.ts';
import { arrivalsOf, keyOf } from './turns.ts';

const WARM_UP_MS = 3_000;
/** Riders ride before they are measured: the way of one of whom nothing was heard for a while has to be read first. */
const LEAD_IN_MS = 2_000;
/** Ride before memory is read at first, so that the code that their way loads once is not counted for each watcher. */
const FIRST_RIDERS = 10;
const MICROSECONDS = 1_000;
/** Of the kitchens' city. */
const PLACE = { latitude: 50.1136, longitude: 8.6797, accuracyMeters: 10 };
const MAX_TIMES_STATUS = 1.5;
const MAX_TIMES_WITHOUT = 1.2;
const MAX_CPU_MICROSECONDS = 60;
const MAX_MORE_KIB = 1;

const HIRE = `
  WITH hired AS (
    INSERT INTO restaurant_staff (restaurant_id, name, email, password_hash, duty)
    SELECT restaurant_id, 'Rider', 'rider-' || id || '@example.com', '-', 'rider' FROM orders WHERE id = ANY ($1::int[])
    RETURNING id, restaurant_id, email
  ), working AS (
    INSERT INTO rider_shifts (staff_id, restaurant_id) SELECT id, restaurant_id FROM hired
  )
  SELECT h.id, h.restaurant_id, substring(h.email FROM '[0-9]+')::int AS order_id FROM hired h`;
const RIDE = `
  UPDATE orders o SET rider_id = r.rider_id, status = 'delivering'
    FROM unnest($1::int[], $2::int[]) AS r(order_id, rider_id) WHERE o.id = r.order_id`;
const OPEN = `
  INSERT INTO sessions (id, restaurant_id, staff_id, expires_at, public_id)
  SELECT id, restaurant_id, staff_id, now() + interval '1 day', gen_random_uuid()
    FROM unnest($1::text[], $2::int[], $3::int[]) AS s(id, restaurant_id, staff_id)`;

interface Rider {
  readonly orderId: number;
  readonly cookie: string;
}

interface Phone {
  readonly orderId: number;
  readonly socket: LeanSocket;
  readonly say: (position: object) => void;
}

interface Place {
  readonly key: string;
  readonly say: () => void;
}

interface People {
  readonly riders: readonly Rider[];
  readonly watchers: readonly Member[];
  readonly customers: readonly Member[];
  readonly changed: readonly number[];
  readonly kitchenOf: ReadonlyMap<number, string>;
}

interface Turn {
  readonly statusMs: number[];
  readonly movedMs: number[];
  readonly cpuMs: number;
}

/** Of two instances each has half of the watchers: what one takes the other tells its own. */
export async function measurePositions(stage: LoadStage, sizes: Sizes, instances: 1 | 2): Promise<Metric[]> {
  const { site, prepared } = await stage.openSite((client) => prepare(client, stage.data, sizes));
  const { server: product, inspector } = await stage.startLookedInstance(site);
  const other = instances === 1 ? product : await stage.startInstance(site);
  const pids = [...new Set([product.pid, other.pid])];
  const phones: Phone[] = [];
  try {
    return await withCrowds(2, async ([screens, maps]) => {
      if (!screens || !maps) throw new Error('There are two crowds.');
      maps.giveWay();
      const watching = { keeping: 'arrivals', standbyPort: null } as const;
      await screens.tell('open', { ...watching, port: other.port, members: prepared.customers });
      const half = Math.ceil(prepared.watchers.length / 2);
      await maps.tell('open', { ...watching, port: product.port, members: prepared.watchers.slice(0, half) });
      await maps.tell('open', { ...watching, port: other.port, members: prepared.watchers.slice(half) });
      for (const rider of prepared.riders) phones.push(await openPhone(product.port, rider));
      const take = turnsOf(product.port, pids, prepared, sizes, screens, maps);
      await take(phones.slice(0, FIRST_RIDERS), WARM_UP_MS);
      await delay(sizes.settleMs);
      const liveBefore = await inspector.liveKib();
      await take(phones, WARM_UP_MS);
      const turns = { with: [] as Turn[], without: [] as Turn[] };
      for (let round = 0; round < sizes.positionTurns; round += 1) {
        for (const which of round % 2 === 0 ? (['without', 'with'] as const) : (['with', 'without'] as const)) {
          turns[which].push(await take(which === 'with' ? phones : [], sizes.positionTurnMs));
        }
      }
      await delay(sizes.settleMs);
      const watchers = prepared.watchers.length / instances;
      const moreKib = ((await inspector.liveKib()) - liveBefore) / watchers;
      return toMetrics(sizes, instances, turns.with, turns.without, moreKib);
    });
  } finally {
    inspector.close();
    for (const { socket } of phones) socket.close();
    await product.stop();
    if (other !== product) await other.stop();
  }
}

function toMetrics(
  sizes: Sizes,
  instances: 1 | 2,
  riding: readonly Turn[],
  still: readonly Turn[],
  moreKib: number,
): Metric[] {
  const p99 = (times: number[]) => percentile(times, 0.99);
  const all = (turns: readonly Turn[], of: 'statusMs' | 'movedMs') => turns.flatMap((turn) => turn[of]);
  const told = all(riding, 'movedMs').length;
  const cpu = (turns: readonly Turn[]) => turns.reduce((sum, turn) => sum + turn.cpuMs, 0);
  const [moved, status, alone] = [
    p99(all(riding, 'movedMs')),
    p99(all(riding, 'statusMs')),
    p99(all(still, 'statusMs')),
  ];
  const head = { metric: 'positions' } as const;
  const by = instances === 1 ? '' : ', by two instances';
  const { positionsPerSecond, watchers, changesBesidePerSecond } = sizes;
  return [
    toMetric(
      {
        ...head,
        unit: 'ms',
        what: `until 99 of 100 of ${told} positions at ${positionsPerSecond}/s to ${watchers} watchers arrived${by}`,
      },
      moved,
    ),
    toMetric(
      { ...head, unit: 'times', what: `the same by that of a status${by}`, limit: { atMost: MAX_TIMES_STATUS } },
      moved / status,
    ),
    toMetric(
      { ...head, unit: 'ms', what: `until 99 of 100 statuses at ${changesBesidePerSecond}/s arrived meanwhile${by}` },
      status,
    ),
    toMetric(
      { ...head, unit: 'times', what: `the same by that without positions${by}`, limit: { atMost: MAX_TIMES_WITHOUT } },
      status / alone,
    ),
    toMetric(
      {
        ...head,
        unit: 'µs',
        what: `CPU time of the server for a position told to one watcher${by}`,
        limit: { atMost: MAX_CPU_MICROSECONDS },
      },
      ((cpu(riding) - cpu(still)) * MICROSECONDS) / told,
    ),
    toMetric(
      {
        ...head,
        unit: 'KiB',
        what: `live memory more of each watching socket after that${by}`,
        limit: { atMost: MAX_MORE_KIB },
      },
      moreKib,
    ),
  ];
}

function turnsOf(
  port: number,
  pids: readonly number[],
  people: People,
  sizes: Sizes,
  screens: Crowd,
  maps: Crowd,
): (riding: readonly Phone[], durationMs: number) => Promise<Turn> {
  const nextMove = movesOf(people.changed);
  let sequence = 0;
  const cpu = (): number => pids.reduce((sum, pid) => sum + cpuMs(pid), 0);
  const position = (riding: readonly Phone[]): Place => {
    sequence += 1;
    const phone = riding[sequence % riding.length];
    if (phone === undefined) throw new Error('There are no riders.');
    const told = sequence;
    return {
      key: `${phone.orderId} ${told}`,
      say: () => {
        phone.say({ ...PLACE, sequence: told, at: new Date().toISOString() });
      },
    };
  };
  return async (riding, durationMs) => {
    const seconds = durationMs / 1_000;
    const moves = Array.from({ length: sizes.changesBesidePerSecond * seconds }, () => nextMove()).flatMap(
      (move) => move ?? [],
    );
    const puts = moves.map(({ orderId, status }) =>
      requestText({
        method: 'PUT',
        path: `/api/restaurant/orders/${orderId}/status`,
        cookie: people.kitchenOf.get(orderId),
        body: { status },
      }),
    );
    // Each rider says as many a second, however many of them ride.
    const perSecond = Math.round((sizes.positionsPerSecond * riding.length) / sizes.riders);
    const placesOf = (ms: number) => Array.from({ length: (perSecond * ms) / 1_000 }, () => position(riding));
    await ride(perSecond, placesOf(LEAD_IN_MS));
    const places = placesOf(durationMs);
    const cpuBefore = cpu();
    const [movedAt, toldAt] = await Promise.all([
      sendAtRate(port, sizes.changesBesidePerSecond, puts),
      ride(perSecond, places),
    ]);
    const statuses = await arrivalsOf(screens, moves.length);
    const spent = cpu() - cpuBefore;
    if (statuses.length < moves.length) throw new Error('Changes got lost.');
    const sent = new Map(moves.map((move, index) => [keyOf(move), movedAt[index] ?? Number.NaN]));
    const from = new Map(places.map(({ key }, index) => [key, toldAt[index] ?? Number.NaN]));
    const moved = await maps.tell('arrivals', null);
    return {
      statusMs: statuses.map((arrival) => arrival.atMs - (sent.get(keyOf(arrival)) ?? Number.NaN)),
      movedMs: moved.flatMap(({ orderId, sequence: told, atMs }) => {
        const sentAt = from.get(`${orderId} ${String(told)}`);
        return sentAt === undefined ? [] : [atMs - sentAt];
      }),
      cpuMs: spent,
    };
  };
}

/** Resolves to when each was said. */
function ride(perSecond: number, places: readonly Place[]): Promise<number[]> {
  return sayAtRate(
    perSecond,
    places.map(({ say }) => say),
  );
}

async function openPhone(port: number, { orderId, cookie }: Rider): Promise<Phone> {
  let say: Phone['say'] = () => undefined;
  const dialect = phoneDialect(cookie, (send) => {
    let asked = 0;
    say = (position) => {
      send(`42${(asked += 1)}["position",${JSON.stringify(position)}]`);
    };
  });
  const socket = await LeanSocket.open(port, dialect, () => undefined);
  return { orderId, socket, say };
}

async function prepare(client: Client, { pool, customers }: BenchData, sizes: Sizes): Promise<People> {
  const kitchenIds = await openKitchens(client, sizes.kitchens, pool);
  const kitchens = await signIn(client, { restaurants: kitchenIds });
  const owners = await signIn(client, {
    customers: pool.map((_, index) => customers[index % customers.length]?.id ?? 0),
  });
  const cookieOf = new Map(pool.map((orderId, index) => [orderId, owners[index] ?? '']));
  const seconds = (2 * WARM_UP_MS + 2 * sizes.positionTurns * sizes.positionTurnMs) / 1_000;
  const ridden = pool.slice(0, sizes.riders);
  const changed = pool.slice(sizes.riders, sizes.riders + Math.ceil((sizes.changesBesidePerSecond * seconds) / 2));
  const { rows } = await client.query<{ id: number; restaurant_id: number; order_id: number }>(HIRE, [ridden]);
  await client.query(RIDE, [rows.map((row) => row.order_id), rows.map(({ id }) => id)]);
  const tokens = rows.map(() => randomBytes(32).toString('base64url'));
  const sessions = tokens.map((token) => createHmac('sha256', VARIABLES.SESSION_SECRET).update(token).digest('hex'));
  await client.query(OPEN, [sessions, rows.map((row) => row.restaurant_id), rows.map(({ id }) => id)]);
  const member = (orderId: number): Member => ({ topic: `order:${orderId}`, cookie: cookieOf.get(orderId) ?? '' });
  return {
    riders: rows.map((row, index) => ({ orderId: row.order_id, cookie: `tischlein_session=${tokens[index] ?? ''}` })),
    watchers: Array.from({ length: sizes.watchers }, (_, index) => member(ridden[index % ridden.length] ?? 0)),
    customers: changed.map(member),
    changed,
    kitchenOf: new Map(pool.map((orderId, index) => [orderId, kitchens[index % kitchens.length] ?? ''])),
  };
}
