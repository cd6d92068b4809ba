/** Changes by the clock, and when each has arrived on its screen. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Move, movesOf } from '../../bench/scenarios/moves.ts';
import type { Crowd } from '../crowd/crowd.ts';
import type { Arrival } from '../crowd/orders.ts';
import type { Sizes } from '../options.ts';
import { sendAtRate } from './rate.ts';

const ARRIVAL_TIMEOUT_MS = 15_000;
const POLL_MS = 200;
const WARM_UP_MS = 3_000;

type Pace = Pick<Sizes, 'changesPerSecond'>;

/** Who takes changes, and who is to see them. */
export interface Side {
  readonly port: number;
  readonly request: (move: Move) => string;
  readonly screens: Crowd;
  readonly nextMove: () => Move | null;
  readonly latenciesMs: number[];
  changed: number;
  arrived: number;
}

export function side(port: number, screens: Crowd, orderIds: readonly number[], request: Side['request']): Side {
  return { port, request, screens, nextMove: movesOf(orderIds), latenciesMs: [], changed: 0, arrived: 0 };
}

export function warmUpChanges({ changesPerSecond }: Pace): number {
  return (changesPerSecond * WARM_UP_MS) / 1_000;
}

/** Makes changes that are not measured, and waits until each has arrived. */
export async function warmUp(side: Side, sizes: Pace): Promise<void> {
  await turn(side, sizes.changesPerSecond, WARM_UP_MS);
  if (side.arrived < side.changed) throw new Error('Changes got lost before anything was measured.');
  side.latenciesMs.length = 0;
  side.changed = side.arrived = 0;
}

export async function turn(side: Side, perSecond: number, durationMs: number): Promise<void> {
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

export function keyOf({ orderId, status }: Pick<Arrival, 'orderId' | 'status'>): string {
  return `${orderId} ${status}`;
}

/** Those that came in time, of so many that are expected. */
export async function arrivalsOf(crowd: Crowd, expected: number): Promise<Arrival[]> {
  const endAt = Date.now() + ARRIVAL_TIMEOUT_MS;
  const arrivals: Arrival[] = [];
  for (;;) {
    arrivals.push(...(await crowd.tell('arrivals', null)));
    if (arrivals.length >= expected || Date.now() > endAt) return arrivals;
    await delay(POLL_MS);
  }
}
