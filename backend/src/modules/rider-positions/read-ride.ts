import { Injectable } from '@nestjs/common';
import type { RideView } from '../../contracts/riders/position.ts';
import { Database, first } from '../../database/connection/database.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { viewerOf } from '../orders/order/order.access.ts';
import { toPositionFor, toRidePosition } from './position.view.ts';
import type { RiddenOrderRow } from './rider-ways.rows.ts';
import { READ_RIDDEN_ORDER } from './rider-ways.statements.ts';
import { RiderWays } from './rider-ways.ts';
import { LatestPositions } from './store/latest-positions.ts';

/** Where the rider of an order is, for whoever comes to watch it: what they are told from then on, by the same rules. */
@Injectable()
export class ReadRide {
  constructor(
    private readonly database: Database,
    private readonly ways: RiderWays,
    private readonly latest: LatestPositions,
  ) {}

  /** @throws ProblemError `not_found`. */
  async execute(orderId: number, account: SessionAccount | null, token?: string): Promise<RideView> {
    const order = await first(this.database.run<RiddenOrderRow>(READ_RIDDEN_ORDER, [orderId]));
    const viewer = order && viewerOf(order, account, token);
    if (!viewer) throw new ProblemError('not_found');
    const { riderId, status, estimatedFrom, estimatedTo } = order;
    const ride: RideView = {
      orderId,
      stopsBefore: null,
      position: null,
      estimatedFrom: estimatedFrom?.toISOString() ?? null,
      estimatedTo: estimatedTo?.toISOString() ?? null,
    };
    const way = status === 'delivering' && riderId !== null ? await this.ways.find(riderId) : null;
    const stopsBefore = way?.stops.findIndex(({ id }) => id === orderId) ?? -1;
    if (way === null || stopsBefore < 0) return ride;
    if (stopsBefore > 0) return { ...ride, stopsBefore };
    const latest = (await this.latest.find([way.riderId])).get(way.riderId);
    const isOfShift = latest?.shiftSinceMs === way.shiftSinceMs;
    return { ...ride, stopsBefore, position: isOfShift ? toPositionFor(viewer, toRidePosition(latest)) : null };
  }
}
