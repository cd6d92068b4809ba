/** Which riders wait at the counter for food that should be ready, by where they are. Pure. */
import { metersBetween, type Point } from '@contracts/places/geometry.ts';
import type { RestaurantOrderView } from '@contracts/orders/order-views.ts';
import type { RidePositionView } from '@contracts/riders/position.ts';
import { freshnessOf } from '../../../../domain/riders/freshness.ts';

/** Whoever takes the food along at once has not waited. */
const WAITS_AFTER_MS = 60_000;
const HERE_METERS = 75;
/** Whoever is here has left only then: a phone beside a wall says another place every few seconds. */
const GONE_METERS = 120;
/** So much of a phone's own doubt counts; one that doubts more would be here from the next street. */
const MOST_DOUBT_METERS = 50;
const RING_AGAIN_MS = 3 * 60_000;

/** By rider: since when they have been at the restaurant's door, in milliseconds. */
export type Visits = ReadonlyMap<number, number>;

/** By order: the rider who waits for it. */
export type Waiting = ReadonlyMap<number, number>;

export interface RiderSpot {
  readonly id: number;
  readonly position: RidePositionView | null;
}

type Awaited = Pick<RestaurantOrderView, 'id' | 'status' | 'fulfilment' | 'rider_id' | 'ready_by'>;

export function visitsAfter(before: Visits, riders: readonly RiderSpot[], door: Point, now: number): Visits {
  return new Map(
    riders.flatMap(({ id, position }): [number, number][] => {
      if (position === null || freshnessOf(position, now) === 'lost') return [];
      const since = before.get(id);
      const doubt = Math.min(position.accuracyMeters, MOST_DOUBT_METERS);
      const isHere = metersBetween(door, position) - doubt <= (since === undefined ? HERE_METERS : GONE_METERS);
      return isHere ? [[id, since ?? Math.min(now, Date.parse(position.at))]] : [];
    }),
  );
}

export function waitingFor(orders: readonly Awaited[], visits: Visits, now: number): Waiting {
  return new Map(
    orders.flatMap(({ id, status, fulfilment, rider_id: riderId, ready_by: readyBy }): [number, number][] => {
      if (status !== 'preparing' || fulfilment !== 'delivery' || riderId === null || readyBy === null) return [];
      const since = visits.get(riderId);
      const isWaiting = since !== undefined && now - since >= WAITS_AFTER_MS && now >= Date.parse(readyBy);
      return isWaiting ? [[id, riderId]] : [];
    }),
  );
}

export const isSame = (one: Waiting, other: Waiting): boolean =>
  one.size === other.size && [...one].every(([orderId, riderId]) => other.get(orderId) === riderId);

/** What was rung for on this device, and when it rang last. */
export interface Rung {
  readonly pairs: ReadonlySet<string>;
  readonly atMs: number;
}

export const NOTHING_RUNG: Rung = { pairs: new Set(), atMs: 0 };

/** Once for each order and rider, and again for all of them together while anybody waits. Null: it is quiet. */
export function ringFor(waiting: Waiting, rung: Rung, now: number): (Rung & { fresh: readonly number[] }) | null {
  const pairOf = (orderId: number) => `${orderId}:${String(waiting.get(orderId))}`;
  const ids = [...waiting.keys()];
  const fresh = ids.filter((id) => !rung.pairs.has(pairOf(id)));
  if (fresh.length === 0 && (ids.length === 0 || now - rung.atMs < RING_AGAIN_MS)) return null;
  return { fresh, pairs: new Set([...rung.pairs, ...ids.map(pairOf)]), atMs: now };
}
