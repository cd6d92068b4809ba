import { Injectable } from '@nestjs/common';
import type { OrderStatusChangeView } from '../../contracts/orders/order-views.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { type Assignment, Deliveries } from '../orders/riding/deliveries.ts';
import { newHandoverCode } from '../orders/placing/handover-code.ts';
import { announceChange } from '../orders/status/announce-change.ts';
import { RiderOrders } from './rider-orders.ts';
import { RiderRepository } from './rider.repository.ts';

interface Wanted {
  orderId: number;
  restaurantId: number;
  /** Null takes it back. */
  riderId: number | null;
  expectedVersion: number | undefined;
}

/** Who brings an order: an event of it with its version, by whoever of the restaurant says so. */
@Injectable()
export class AssignRider {
  constructor(
    private readonly riders: RiderRepository,
    private readonly rides: RiderOrders,
    private readonly deliveries: Deliveries,
    private readonly relay: Relay,
  ) {}

  /** @throws ProblemError `not_found`, `validation_failed` for who is not on shift, `version_conflict`, `invalid_transition`. */
  async byKitchen(wanted: Wanted, staffId: number | null): Promise<OrderStatusChangeView> {
    const { orderId, restaurantId, riderId } = wanted;
    const outcome = await this.#assign(wanted, { actor: 'restaurant', actorId: restaurantId, staffId });
    if (outcome.view !== null) return outcome.view;
    const { row } = outcome;
    const onShift = await this.riders.listOnShift(restaurantId);
    if (riderId !== null && !onShift.some(({ id }) => id === riderId))
      throw ProblemError.field('riderId', 'unavailable');
    const isUnderWay = row.previousStatus === 'preparing' || row.previousStatus === 'delivering';
    throw new ProblemError(isUnderWay ? 'version_conflict' : 'invalid_transition', {
      values: { from: row.previousStatus, to: row.previousStatus },
      order: await this.deliveries.findForKitchen(orderId),
    });
  }

  /** Takes a free order, or gives an own one back that is not on its way. @throws ProblemError `not_found`, `not_on_shift`, `order_taken`, `version_conflict`. */
  async byRider(wanted: Omit<Wanted, 'riderId'>, staffId: number, takes: boolean): Promise<OrderStatusChangeView> {
    const { orderId, restaurantId } = wanted;
    const by = { actor: 'rider', actorId: restaurantId, staffId } as const;
    const outcome = await this.#assign({ ...wanted, riderId: takes ? staffId : null }, by);
    if (outcome.view !== null) return outcome.view;
    const order = await this.rides.find(restaurantId, staffId, orderId);
    if (takes && !(await this.riders.isOnShift(staffId))) throw new ProblemError('not_on_shift');
    const isAnothers = outcome.row.previousRiderId !== null && outcome.row.previousRiderId !== staffId;
    throw new ProblemError(isAnothers ? 'order_taken' : 'version_conflict', { order });
  }

  async #assign({ expectedVersion, ...wanted }: Wanted, by: Pick<Assignment, 'actor' | 'actorId' | 'staffId'>) {
    const assignment = { ...wanted, ...by, expectedVersion: expectedVersion ?? null, code: newHandoverCode() };
    const row = await this.deliveries.assign(assignment);
    if (row === null) throw new ProblemError('not_found');
    const view = announceChange(this.relay, wanted.orderId, by.actor, row);
    return { row, view };
  }
}
