import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { findTransition, type OrderStatus, sourcesOf } from '../../contracts/orders/order-status.ts';
import type { OrderStatusChangeView } from '../../contracts/orders/order-views.ts';
import { type Handover, HANDOVER_TRIES } from '../../contracts/orders/handover.ts';
import type { RideRequest } from '../../contracts/http/requests.gen.ts';
import { restaurantEvent } from '../../events/outbox/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { Limits } from '../../limits/limits.ts';
import { PredictArrival } from '../arrival/predict-arrival.ts';
import { Deliveries } from '../orders/riding/deliveries.ts';
import { newHandoverCode } from '../orders/placing/handover-code.ts';
import { announceChange } from '../orders/status/announce-change.ts';
import { promiseOf, UNSAID_PREP_MINUTES } from '../orders/status/order.estimate.ts';
import { RiderOrders } from './rider-orders.ts';
import { RiderRepository } from './rider.repository.ts';

/** Who rides: the rider's login, and the restaurant that it is of. */
export interface Rider {
  restaurantId: number;
  riderId: number;
}

/** A rider takes an order along, and hands it over. */
@Injectable()
export class Ride {
  constructor(
    private readonly deliveries: Deliveries,
    private readonly riders: RiderRepository,
    private readonly rides: RiderOrders,
    private readonly arrival: PredictArrival,
    private readonly limits: Limits,
    private readonly relay: Relay,
  ) {}

  /**
   * @throws ProblemError `not_found`, `validation_failed`, `not_on_shift`, `order_taken`, `version_conflict`,
   * `invalid_transition`, `wrong_handover_code`, `handover_locked`.
   */
  async move(orderId: number, rider: Rider, request: RideRequest): Promise<OrderStatusChangeView> {
    const handover = await this.#proof(orderId, rider, request);
    const { status: to, expectedVersion } = request;
    const arrival =
      to === 'delivering'
        ? await this.arrival.atStep({ orderId, restaurantId: rider.restaurantId, to, saidMinutes: UNSAID_PREP_MINUTES })
        : null;
    const row = await this.deliveries.ride({
      ...{ orderId, to, handover, actor: 'rider', actorId: rider.restaurantId, staffId: rider.riderId },
      ...{ from: sourcesOf(to, 'rider'), expectedVersion: expectedVersion ?? null, reason: null, note: null },
      ...promiseOf(to, undefined, arrival),
      code: newHandoverCode(),
    });
    if (row === null) throw new ProblemError('not_found');
    const answer = announceChange(this.relay, orderId, 'rider', row);
    if (answer) return answer;
    throw await this.#refusal(orderId, rider, to, row.previousStatus);
  }

  /** Null where none is due. Nothing is looked at that the move would refuse: a code is tried at one's own door alone. */
  async #proof(orderId: number, { restaurantId, riderId }: Rider, request: RideRequest): Promise<Handover | null> {
    const { status, code, withoutCode, reason } = request;
    if (status !== 'delivered') {
      if (code !== undefined) throw ProblemError.field('code', 'unknown_field');
      if (withoutCode !== undefined) throw ProblemError.field('withoutCode', 'unknown_field');
      if (reason !== undefined) throw ProblemError.field('reason', 'unknown_field');
      return null;
    }
    if (withoutCode === true) {
      if (reason === undefined) throw ProblemError.field('reason', 'required');
      return reason;
    }
    if (code === undefined) throw ProblemError.field('code', 'required');
    const order = await this.deliveries.find(orderId);
    if (order?.restaurantId !== restaurantId || order.riderId !== riderId || order.status !== 'delivering')
      return 'code';
    await this.#assertCode(orderId, { restaurantId, riderId }, code, order.handoverCode);
    return 'code';
  }

  /** Counted before it is compared, so that many tries at once are no more than as many one after the other. */
  async #assertCode(orderId: number, rider: Rider, code: string, right: string | null): Promise<void> {
    const { isWithin, retryAfterSeconds, remaining } = await this.limits.count('handover_order', String(orderId));
    if (!isWithin) throw new ProblemError('handover_locked', { remainingTries: 0, retryAfterSeconds });
    if (right !== null && timingSafeEqual(Buffer.from(code), Buffer.from(right))) return;
    const remainingTries = remaining ?? HANDOVER_TRIES;
    const told = await this.riders.tellWrongCode(orderId, rider.restaurantId, rider.riderId, remainingTries);
    this.relay.kick(told === null ? [] : [restaurantEvent('handover_refused', told)]);
    throw new ProblemError('wrong_handover_code', { remainingTries, values: { remaining: remainingTries } });
  }

  async #refusal(orderId: number, rider: Rider, to: OrderStatus, from: OrderStatus): Promise<ProblemError> {
    const order = await this.rides.find(rider.restaurantId, rider.riderId, orderId);
    const current = await this.deliveries.find(orderId);
    const isAnothers = current !== null && current.riderId !== null && current.riderId !== rider.riderId;
    if (isAnothers) return new ProblemError('order_taken', { order: null });
    if (findTransition(from, to, 'rider') === undefined) {
      return new ProblemError('invalid_transition', { values: { from, to }, order });
    }
    if (!(await this.riders.isOnShift(rider.riderId))) return new ProblemError('not_on_shift', { order });
    return new ProblemError('version_conflict', { order });
  }
}
