import { Injectable } from '@nestjs/common';
import { metersBetween, type Point } from '../../contracts/places/geometry.ts';
import { Relay } from '../../events/relay.ts';
import { Recurring } from '../../timing/recurring.ts';
import { PredictArrival, type RiddenOrder, type RiddenStep } from '../arrival/predict-arrival.ts';
import { Deliveries } from '../orders/riding/deliveries.ts';
import { announceChange } from '../orders/status/announce-change.ts';
import { type RiderWay, RiderWays } from '../rider-positions/rider-ways.ts';
import type { KeptPosition } from '../rider-positions/store/position-store.ts';
import { LatestPositions } from '../rider-positions/store/latest-positions.ts';

const PAUSE_MS = 30_000;

/**
 * Lets the promise of an order follow its rider. It is looked at now and then and not with each position: what is written is one event of
 * the order where the promise would be broken, and of most rides none.
 */
@Injectable()
export class FollowRides {
  constructor(
    private readonly arrival: PredictArrival,
    private readonly deliveries: Deliveries,
    private readonly ways: RiderWays,
    private readonly latest: LatestPositions,
    private readonly relay: Relay,
  ) {}

  @Recurring({
    everyMs: PAUSE_MS,
    in: 'worker',
    failure: 'Orders on their way were not predicted anew; what was promised holds until the next run.',
  })
  async execute(): Promise<void> {
    const orders = await this.arrival.listRidden();
    const riderIds = [...new Set(orders.map(({ riderId }) => riderId))];
    const [ways, positions] = await Promise.all([
      Promise.all(riderIds.map(async (riderId) => [riderId, await this.ways.find(riderId)] as const)),
      this.latest.find(riderIds),
    ]);
    const wayOf = new Map(ways);
    for (const order of orders) {
      const way = wayOf.get(order.riderId);
      const step = way && stepOf(order, way, positions.get(order.riderId));
      if (step) await this.#promise(order, step);
    }
  }

  async #promise({ id: orderId, ...order }: RiddenOrder, step: RiddenStep): Promise<void> {
    const next = await this.arrival.underway({ id: orderId, ...order }, step);
    if (next === null) return;
    const row = await this.deliveries.promiseAnew({
      ...{ orderId, expectedVersion: order.version, ride: next.ride },
      ...{ estimatedFrom: new Date(next.fromMs), estimatedTo: new Date(next.toMs) },
    });
    if (row !== null) announceChange(this.relay, orderId, 'system', row);
  }
}

/** From the rider's last position; without one, from where the rider was last for certain. Null where nobody knows how far it is. */
function stepOf({ id, leftAt }: RiddenOrder, way: RiderWay, position: KeptPosition | undefined): RiddenStep | null {
  const stopsBefore = way.stops.findIndex((stop) => stop.id === id);
  if (stopsBefore < 0) return null;
  const fix = position?.shiftSinceMs === way.shiftSinceMs ? position.fix : null;
  const places = [fix ?? way.from.place, ...way.stops.slice(0, stopsBefore + 1).map(({ place }) => place)];
  const remainingMeters = metersAlong(places);
  const atMs = fix?.atMs ?? Math.max(leftAt.getTime(), way.from.at?.getTime() ?? 0);
  return remainingMeters === null ? null : { remainingMeters, stopsBefore, atMs };
}

function metersAlong([first, ...others]: readonly (Point | null | undefined)[]): number | null {
  let here = first ?? null;
  let meters = 0;
  for (const place of others) {
    if (here === null || !place) return null;
    meters += metersBetween(here, place);
    here = place;
  }
  return meters;
}
