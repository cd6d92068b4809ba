import { Injectable } from '@nestjs/common';
import {
  type CancelReason,
  findTransition,
  type OrderActor,
  type OrderStatus,
  sourcesOf,
} from '../../contracts/order-status.ts';
import type { OrderStatusView } from '../../contracts/views.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { estimateAfter } from './order.estimate.ts';
import { OrderRepository } from './order.repository.ts';
import type { ChangeRow } from './order.rows.ts';
import { toIso, toOrderView, toRestaurantOrderView } from './order.view.ts';

export interface StatusChange {
  orderId: number;
  to: OrderStatus;
  actor: OrderActor;
  /** The restaurant's, customer's or admin's id; null for the system and for guests. */
  actorId: number | null;
  expectedVersion?: number;
  prepMinutes?: number;
  reason?: CancelReason;
  guestToken?: string;
}

/** Moves an order along the transition table: one statement that changes the row and appends the event. */
@Injectable()
export class ChangeStatus {
  readonly #orders: OrderRepository;
  readonly #relay: Relay;

  constructor(orders: OrderRepository, relay: Relay) {
    this.#orders = orders;
    this.#relay = relay;
  }

  /** @throws ProblemError `not_found`, `validation_failed`, `invalid_transition`, `version_conflict`. */
  async execute(change: StatusChange): Promise<OrderStatusView> {
    this.#assertReason(change);
    const row = await this.#move(change, false);
    if (!row) throw new ProblemError('not_found');
    const answer = this.#announce(change, row);
    if (!answer) throw await this.#refusal(change, row);
    return answer;
  }

  /** Cancels a pending order whose accept deadline has passed; false when there was nothing left to cancel. */
  async lapse(orderId: number): Promise<boolean> {
    const change: StatusChange = { orderId, to: 'cancelled', actor: 'system', actorId: null, reason: 'no_response' };
    const row = await this.#move(change, true);
    return row !== null && this.#announce(change, row) !== null;
  }

  #assertReason({ to, actor, reason }: StatusChange): void {
    if (to !== 'cancelled' && reason !== undefined) throw ProblemError.field('reason', 'invalid_choice');
    const wantsReason = sourcesOf(to, actor).some((from) =>
      findTransition(from, to, actor)?.reasonRequiredFrom.includes(actor),
    );
    if (wantsReason && reason === undefined) throw ProblemError.field('reason', 'required');
  }

  async #move(change: StatusChange, onlyWhenLapsed: boolean): Promise<ChangeRow | null> {
    const estimate = estimateAfter(change.to, change.prepMinutes);
    return this.#orders.move({
      orderId: change.orderId,
      to: change.to,
      actor: change.actor,
      actorId: change.actorId,
      from: sourcesOf(change.to, change.actor),
      expectedVersion: change.expectedVersion ?? null,
      reason: change.reason ?? null,
      estimateFromMinutes: estimate?.from ?? null,
      estimateToMinutes: estimate?.to ?? null,
      onlyWhenLapsed,
      guestToken: change.guestToken ?? null,
    });
  }

  /** Null when the row did not move. */
  #announce(change: StatusChange, row: ChangeRow): OrderStatusView | null {
    if (row.event_id === null || row.version === null || !row.status || !row.at || !row.payment_status) return null;
    const view: OrderStatusView = {
      id: change.orderId,
      orderId: change.orderId,
      version: row.version,
      status: row.status,
      previousStatus: row.previous_status,
      at: row.at.toISOString(),
      by: change.actor,
      reason: row.reason,
      paymentStatus: row.payment_status,
      estimatedFrom: toIso(row.estimated_from),
      estimatedTo: toIso(row.estimated_to),
    };
    const { id: _, ...event } = view;
    this.#relay.kick([
      {
        kind: 'order',
        eventId: Number(row.event_id),
        userId: row.user_id,
        restaurantId: row.restaurant_id,
        ...event,
      },
    ]);
    return view;
  }

  async #refusal(change: StatusChange, row: ChangeRow): Promise<ProblemError> {
    const isAllowedMove = findTransition(row.previous_status, change.to, change.actor) !== undefined;
    const current = await this.#orders.find(change.orderId);
    const order =
      current && (change.actor === 'restaurant' ? toRestaurantOrderView(current) : toOrderView(current, 'owner'));
    return new ProblemError(isAllowedMove ? 'version_conflict' : 'invalid_transition', {
      values: { from: row.previous_status, to: change.to },
      order,
    });
  }
}
