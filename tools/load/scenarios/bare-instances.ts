/** What the bare path takes until a change is on its screen, with the sockets of one instance and with those of all. */
import { requestText } from '../../bench/load/http-connection.ts';
import type { Move } from '../../bench/scenarios/moves.ts';
import { type Crowd, withCrowds } from '../crowd/crowd.ts';
import type { RestartSizes } from '../options.ts';
import type { LoadStage } from '../setting/load-stage.ts';
import { startNginx } from '../setting/nginx.ts';
import { unsigned } from '../setting/socket-site.ts';
import { side, type Side, turn, warmUp } from './turns.ts';

const MEASURED_MS = 20_000;
/** As the product asks its sockets. */
const HEARTBEAT_MS = 20_000;

type Size = Pick<RestartSizes, 'sockets' | 'changesPerSecond'>;

/** One process with its share of the sockets, without a proxy, taking all changes. */
export async function timesOfBareShare(stage: LoadStage, size: Size, instances: number): Promise<number[]> {
  const orderIds = stage.data.pool.slice(0, Math.floor(size.sockets / instances));
  const bare = await stage.startBare();
  try {
    return await withCrowds(1, (crowds) => timesOf(crowds, [{ port: bare.port, orderIds }], size));
  } finally {
    await bare.stop();
  }
}

/**
 * So many processes with all sockets, each behind an nginx of its own. Nothing goes from one to another: a change is sent
 * to whoever has its screen.
 */
export async function timesOfBareWhole(stage: LoadStage, size: Size, instances: number): Promise<number[]> {
  const share = Math.ceil(size.sockets / instances);
  const stops: (() => Promise<void>)[] = [];
  const places: Place[] = [];
  try {
    for (let index = 0; index < instances; index += 1) {
      const bare = await stage.startBare([], { heartbeatMs: HEARTBEAT_MS });
      stops.unshift(() => bare.stop());
      const nginx = await startNginx([bare.port], 1);
      stops.unshift(() => nginx.stop());
      const orderIds = stage.data.pool.slice(index * share, Math.min((index + 1) * share, size.sockets));
      places.push(...nginx.ports.map((port) => ({ port, orderIds })));
    }
    return await withCrowds(instances, (crowds) => timesOf(crowds, places, size));
  } finally {
    for (const stop of stops) await stop();
  }
}

interface Place {
  readonly port: number;
  readonly orderIds: readonly number[];
}

async function timesOf(crowds: readonly Crowd[], places: readonly Place[], size: Size): Promise<number[]> {
  const changesPerSecond = size.changesPerSecond / places.length;
  const sides = await Promise.all(
    places.map(async ({ port, orderIds }, index): Promise<Side> => {
      const screens = crowds[index];
      if (!screens) throw new Error('There is a crowd for each.');
      const members = unsigned(orderIds.map((id) => ({ topic: `order:${id}` })));
      await screens.tell('open', { port, members, keeping: 'arrivals', standbyPort: null });
      return side(port, screens, orderIds, statusRequest);
    }),
  );
  // Each has its share of the changes, and takes that much longer until it has seen as many.
  for (const _ of places) await Promise.all(sides.map((each) => warmUp(each, { changesPerSecond })));
  await Promise.all(sides.map((each) => turn(each, changesPerSecond, MEASURED_MS)));
  return sides.flatMap((each) => each.latenciesMs);
}

function statusRequest({ orderId, status }: Move): string {
  return requestText({ method: 'PUT', path: `/orders/${orderId}`, body: { status } });
}
