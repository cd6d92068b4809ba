import { Injectable } from '@nestjs/common';
import type { ErrorCode } from '../../../contracts/http/errors.ts';
import type { OrderLineView } from '../../../contracts/orders/order-lines.ts';
import type { OrderCountsView, OrderSeenView, OrderStatusChangeView } from '../../../contracts/orders/order-views.ts';
import type { LinesRequest, ShiftEstimateRequest } from '../../../contracts/http/requests.gen.ts';
import { restaurantEvent } from '../../../events/outbox/domain-event.ts';
import { Relay } from '../../../events/relay.ts';
import { ProblemError } from '../../../http/problem.ts';
import { announceChange } from '../status/announce-change.ts';
import { type Kitchen, KitchenOrderRepository } from './kitchen-order.repository.ts';
import { OrderRepository } from '../order/order.repository.ts';
import type { ChangeRow } from '../order/order.rows.ts';
import { toRestaurantOrderView } from '../order/order.view.ts';

/** What a kitchen does with an order besides moving it on: seeing it, taking a step back, asking for more time. */
@Injectable()
export class KitchenOrders {
  constructor(
    private readonly kitchen: KitchenOrderRepository,
    private readonly orders: OrderRepository,
    private readonly relay: Relay,
  ) {}

  async count(restaurantId: number): Promise<OrderCountsView> {
    return this.kitchen.count(restaurantId);
  }

  /** The first time counts; whoever comes later is told of it. @throws ProblemError `not_found` when it has none of them. */
  async see(orderIds: readonly number[], restaurantId: number, staffId: number | null): Promise<OrderSeenView[]> {
    const rows = await this.kitchen.see(orderIds, restaurantId, staffId);
    if (rows.length === 0) throw new ProblemError('not_found');
    this.relay.kick(
      rows.flatMap(({ eventId: id, payload }) =>
        id !== null && payload ? [restaurantEvent('seen', { id, payload })] : [],
      ),
    );
    return rows.map(({ orderId, seenAt }) => ({ orderId, seenAt: seenAt.toISOString() }));
  }

  /** @throws ProblemError `not_found` when the restaurant has none of them. */
  async readCancellations(orderIds: readonly number[], restaurantId: number): Promise<void> {
    const rows = await this.kitchen.readCancellations(orderIds, restaurantId);
    if (rows.length === 0) throw new ProblemError('not_found');
    this.relay.kick(
      rows.flatMap(({ eventId: id, payload }) =>
        id !== null && payload ? [restaurantEvent('cancellation_read', { id, payload })] : [],
      ),
    );
  }

  /** The admin who reminded of them sees that somebody is on it. @throws ProblemError `not_found` when it has none of them. */
  async answerReminders(orderIds: readonly number[], restaurantId: number): Promise<void> {
    const rows = await this.kitchen.answerReminders(orderIds, restaurantId);
    if (rows.length === 0) throw new ProblemError('not_found');
    this.relay.kick(
      rows.flatMap(({ eventId: id, payload }) =>
        id !== null && payload ? [restaurantEvent('reminder_answered', { id, payload })] : [],
      ),
    );
  }

  /** All or none of them. @throws ProblemError `not_found`, `not_preparing`, `version_conflict`. */
  async setLines(orderId: number, restaurantId: number, request: LinesRequest): Promise<OrderLineView[]> {
    const rows = await this.kitchen.setLines(orderId, restaurantId, request);
    const [first] = rows;
    if (!first?.hasLines) throw new ProblemError('not_found');
    if (first.eventId === null) {
      throw await this.#refusal(orderId, first.status === 'preparing' ? 'version_conflict' : 'not_preparing');
    }
    const events = rows.flatMap(({ eventId: id, payload }) =>
      id !== null && payload ? [restaurantEvent('line', { id, payload })] : [],
    );
    this.relay.kick(events);
    return events.map(({ payload: { lineId, version, state, at } }) => ({ orderId, lineId, version, state, at }));
  }

  /** @throws ProblemError `not_found`, `version_conflict`, `undo_expired`. */
  async undo(orderId: number, kitchen: Kitchen, expectedVersion: number): Promise<OrderStatusChangeView> {
    return this.#takenBack(await this.kitchen.undo(orderId, kitchen, expectedVersion), orderId, expectedVersion);
  }

  /** @throws ProblemError `not_found`, `version_conflict`, `recall_expired`. */
  async recall(orderId: number, kitchen: Kitchen, expectedVersion: number): Promise<OrderStatusChangeView> {
    const row = await this.kitchen.recall(orderId, kitchen, expectedVersion);
    return this.#takenBack(row, orderId, expectedVersion, 'recall_expired');
  }

  async #takenBack(
    row: ChangeRow | null,
    orderId: number,
    expectedVersion: number,
    tooLate: ErrorCode = 'undo_expired',
  ): Promise<OrderStatusChangeView> {
    if (!row) throw new ProblemError('not_found');
    const answer = announceChange(this.relay, orderId, 'restaurant', row);
    if (answer) return answer;
    throw await this.#refusal(orderId, row.previousVersion === expectedVersion ? tooLate : 'version_conflict');
  }

  /** @throws ProblemError `not_found`, `version_conflict`, `not_preparing`, `validation_failed` beyond the limit. */
  async shiftEstimate(
    orderId: number,
    kitchen: Kitchen,
    { minutes, expectedVersion }: ShiftEstimateRequest,
  ): Promise<OrderStatusChangeView> {
    const row = await this.kitchen.shiftEstimate(orderId, kitchen, minutes, expectedVersion ?? null);
    if (!row) throw new ProblemError('not_found');
    const answer = announceChange(this.relay, orderId, 'restaurant', row);
    if (answer) return answer;
    if (row.previousStatus !== 'preparing') throw await this.#refusal(orderId, 'not_preparing');
    if (row.isTooFar === true) throw ProblemError.field('minutes', 'too_large');
    throw await this.#refusal(orderId, 'version_conflict');
  }

  async #refusal(orderId: number, code: ErrorCode): Promise<ProblemError> {
    const current = await this.orders.find(orderId);
    return new ProblemError(code, { order: current && toRestaurantOrderView(current) });
  }
}
