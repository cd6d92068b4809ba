import { Injectable } from '@nestjs/common';
import {
  type CancelReason,
  findTransition,
  type OrderActor,
  type OrderStatus,
  RESTAURANT_REASONS,
  sourcesOf,
} from '../../../contracts/orders/order-status.ts';
import type { OrderStatusChangeView } from '../../../contracts/orders/order-views.ts';
import { Database, type Queryable } from '../../../database/connection/database.ts';
import { Relay } from '../../../events/relay.ts';
import { ProblemError } from '../../../http/problem.ts';
import { type PredictedArrival, PredictArrival } from '../../arrival/predict-arrival.ts';
import { announceChange } from './announce-change.ts';
import { promiseOf, UNSAID_PREP_MINUTES } from './order.estimate.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { ChangeRow } from '../order/order.rows.ts';
import { toViewOf } from '../order/order.view.ts';
import type { StatusMove } from '../order/order.writes.ts';

interface StatusChange {
  orderId: number;
  to: OrderStatus;
  actor: OrderActor;
  /** The restaurant's, customer's or admin's id; null for the system and for guests. */
  actorId: number | null;
  /** Of the restaurant's staff; null for its own login. */
  staffId?: number | null;
  /** By which it is done, of routes with `@ConfirmsSession`. */
  sessionId?: string;
  expectedVersion?: number;
  prepMinutes?: number;
  reason?: CancelReason;
  /** The restaurant's words, with the reason `other` alone. */
  note?: string | null;
  guestToken?: string;
  /** Of an admin: both go with the change or not at all. */
  record?: (tx: Queryable, row: ChangeRow) => Promise<void>;
}

/** Moves an order along the transition table: one statement that changes the row and appends the event. */
@Injectable()
export class ChangeStatus {
  constructor(
    private readonly orders: OrderRepository,
    private readonly arrival: PredictArrival,
    private readonly relay: Relay,
    private readonly database: Database,
  ) {}

  /** @throws ProblemError `not_found`, `unauthenticated`, `validation_failed`, `invalid_transition`, `version_conflict`. */
  async execute(change: StatusChange): Promise<OrderStatusChangeView> {
    this.#assertReason(change);
    const row = await this.#move(change, false);
    if (!row) throw await this.#missing(change);
    const answer = announceChange(this.relay, change.orderId, change.actor, row);
    if (!answer) throw await this.#refusal(change, row);
    return answer;
  }

  /** Cancels a pending order whose accept deadline has passed: whose it was, null when there was nothing left to cancel. */
  async lapse(orderId: number): Promise<{ restaurantId: number } | null> {
    const change: StatusChange = { orderId, to: 'cancelled', actor: 'system', actorId: null, reason: 'no_response' };
    const row = await this.#move(change, true);
    if (row === null || announceChange(this.relay, orderId, change.actor, row) === null) return null;
    return { restaurantId: row.restaurantId };
  }

  #assertReason({ to, actor, reason, note }: StatusChange): void {
    if ((note ?? null) !== null && reason !== 'other') throw ProblemError.field('note', 'invalid_choice');
    const isForeign = actor === 'restaurant' && reason !== undefined && !RESTAURANT_REASONS.includes(reason);
    if (isForeign || (to !== 'cancelled' && reason !== undefined)) throw ProblemError.field('reason', 'invalid_choice');
    const wantsReason = sourcesOf(to, actor).some((from) =>
      findTransition(from, to, actor)?.reasonRequiredFrom.includes(actor),
    );
    if (wantsReason && reason === undefined) throw ProblemError.field('reason', 'required');
  }

  async #move(change: StatusChange, onlyWhenLapsed: boolean): Promise<ChangeRow | null> {
    const { record } = change;
    const move = this.#moveOf(change, await this.#predict(change), onlyWhenLapsed);
    if (record === undefined) return this.orders.move(move);
    return this.database.transaction(async (tx) => {
      const row = await this.orders.move(move, tx);
      if (row !== null && row.eventId !== null) await record(tx, row);
      return row;
    });
  }

  /** Read before the row is locked: what is predicted hangs on what is usual, and not on a moment. */
  async #predict({ orderId, to, actor, actorId, prepMinutes }: StatusChange): Promise<PredictedArrival | null> {
    if (to !== 'preparing' && to !== 'delivering') return null;
    const restaurantId = actor === 'restaurant' ? actorId : null;
    return this.arrival.atStep({ orderId, restaurantId, to, saidMinutes: prepMinutes ?? UNSAID_PREP_MINUTES });
  }

  #moveOf(change: StatusChange, arrival: PredictedArrival | null, onlyWhenLapsed: boolean): StatusMove {
    return {
      orderId: change.orderId,
      to: change.to,
      actor: change.actor,
      actorId: change.actorId,
      staffId: change.staffId ?? null,
      sessionId: change.sessionId ?? null,
      from: sourcesOf(change.to, change.actor),
      expectedVersion: change.expectedVersion ?? null,
      reason: change.reason ?? null,
      note: change.note ?? null,
      ...promiseOf(change.to, change.prepMinutes, arrival),
      onlyWhenLapsed,
      guestToken: change.guestToken ?? null,
    };
  }

  async #missing({ sessionId }: StatusChange): Promise<ProblemError> {
    const isOver = sessionId !== undefined && (await this.orders.isSessionOver(sessionId));
    return new ProblemError(isOver ? 'unauthenticated' : 'not_found');
  }

  async #refusal(change: StatusChange, row: ChangeRow): Promise<ProblemError> {
    const isAllowedMove = findTransition(row.previousStatus, change.to, change.actor) !== undefined;
    const current = await this.orders.find(change.orderId);
    return new ProblemError(isAllowedMove ? 'version_conflict' : 'invalid_transition', {
      values: { from: row.previousStatus, to: change.to },
      order: current && toViewOf(change.actor, current),
    });
  }
}
