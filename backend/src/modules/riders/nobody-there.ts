import { Injectable } from '@nestjs/common';
import { NOBODY_THERE_MINUTES } from '../../contracts/orders/handover.ts';
import type { NobodyThereView } from '../../contracts/riders/riders.ts';
import { restaurantEvent } from '../../events/outbox/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Rider } from './ride.ts';
import { RiderOrders } from './rider-orders.ts';
import { RiderRepository } from './rider.repository.ts';

/** A rider is at a door where nobody opens: the guest is told until when, and the kitchen decides after that. */
@Injectable()
export class NobodyThere {
  constructor(
    private readonly riders: RiderRepository,
    private readonly rides: RiderOrders,
    private readonly relay: Relay,
  ) {}

  /** Repeating it changes nothing: the first time counts. @throws ProblemError `not_found`, `invalid_transition`. */
  async say(orderId: number, { restaurantId, riderId }: Rider): Promise<NobodyThereView> {
    const row = await this.riders.sayNobodyThere(orderId, restaurantId, riderId);
    if (row === null) throw new ProblemError('not_found');
    const { status, nobodyThereAt, eventId: id, payload } = row;
    if (status !== 'delivering' || nobodyThereAt === null) {
      const order = await this.rides.find(restaurantId, riderId, orderId);
      throw new ProblemError('invalid_transition', { values: { from: status, to: status }, order });
    }
    if (id !== null && payload !== null) this.relay.kick([restaurantEvent('nobody_there', { id, payload })]);
    return { orderId, until: new Date(nobodyThereAt.getTime() + NOBODY_THERE_MINUTES * 60_000).toISOString() };
  }
}
