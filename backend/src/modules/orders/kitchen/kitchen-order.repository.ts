import { Injectable } from '@nestjs/common';
import {
  MAX_ESTIMATE_MINUTES,
  RECALL_MINUTES,
  UNDO_GRACE_SECONDS,
  UNDO_SECONDS,
} from '../../../contracts/constants.ts';
import type { LinesRequest } from '../../../contracts/http/requests.gen.ts';
import { RECALLABLE, UNDOABLE, type UndoableStatus } from '../../../contracts/orders/order-status.ts';
import { Database, first } from '../../../database/database.ts';
import type { Order } from '../../../entities/orders/order.entity.ts';
import type { EventOf } from '../../../events/outbox/domain-event.ts';
import { currentRequest } from '../../../telemetry/request-context.ts';
import * as statements from './kitchen-order.statements.ts';
import type { ChangeRow } from '../order/order.rows.ts';

interface SeenRow {
  orderId: number;
  seenAt: Date;
  /** Null when it had been seen before. */
  eventId: string | null;
  payload: EventOf<'seen'>['payload'] | null;
}

interface CancellationRow {
  /** Null when somebody had read it before, or nothing is cancelled. */
  eventId: string | null;
  payload: EventOf<'cancellation_read'>['payload'] | null;
}

/** One for each line that moved; one without an event when none may. */
interface LineRow extends Pick<Order, 'status'> {
  /** Whether the order has all of them. */
  hasLines: boolean;
  eventId: string | null;
  payload: EventOf<'line'>['payload'] | null;
}

export interface CountsRow {
  pending: number;
  deliveredToday: number;
}

@Injectable()
export class KitchenOrderRepository {
  constructor(private readonly db: Database) {}

  /** Those of them that the restaurant has. */
  async see(orderIds: readonly number[], restaurantId: number, staffId: number | null): Promise<SeenRow[]> {
    const { requestId, traceparent } = currentRequest();
    return this.db.run<SeenRow>(...statements.SEE_ORDERS({ orderIds, restaurantId, staffId, requestId, traceparent }));
  }

  /** Those of them that the restaurant has; with an event where one is cancelled and nobody had read it. */
  async readCancellations(orderIds: readonly number[], restaurantId: number): Promise<CancellationRow[]> {
    const { requestId, traceparent } = currentRequest();
    return this.db.run<CancellationRow>(
      ...statements.READ_CANCELLATIONS({ orderIds, restaurantId, requestId, traceparent }),
    );
  }

  /** No row when the restaurant has no such order. */
  setLines(orderId: number, restaurantId: number, { state, lines }: LinesRequest): Promise<LineRow[]> {
    const { requestId, traceparent } = currentRequest();
    return this.db.run<LineRow>(
      ...statements.SET_LINES({
        orderId,
        restaurantId,
        state,
        lineIds: lines.map(({ id }) => id),
        expectedVersions: lines.map(({ expectedVersion }) => expectedVersion),
        requestId,
        traceparent,
      }),
    );
  }

  async count(restaurantId: number): Promise<CountsRow> {
    const [row] = await this.db.run<CountsRow>(statements.COUNT_ORDERS, [restaurantId]);
    return row ?? { pending: 0, deliveredToday: 0 };
  }

  /** Null when the restaurant has no such order; without an event when its last step cannot be taken back. */
  undo(orderId: number, restaurantId: number, expectedVersion: number): Promise<ChangeRow | null> {
    return this.#takeBack({ orderId, restaurantId, expectedVersion }, UNDOABLE, UNDO_SECONDS + UNDO_GRACE_SECONDS);
  }

  /** As `undo`, for longer and for fewer steps. */
  recall(orderId: number, restaurantId: number, expectedVersion: number): Promise<ChangeRow | null> {
    return this.#takeBack({ orderId, restaurantId, expectedVersion }, RECALLABLE, RECALL_MINUTES * 60);
  }

  #takeBack(
    order: { orderId: number; restaurantId: number; expectedVersion: number },
    undoable: readonly UndoableStatus[],
    seconds: number,
  ): Promise<ChangeRow | null> {
    const { requestId, traceparent } = currentRequest();
    return this.db.transaction(async (tx) => {
      await tx.run(statements.LOCK_ORDER, [order.orderId]);
      return first(
        tx.run<ChangeRow>(...statements.UNDO_CHANGE({ ...order, undoable, seconds, requestId, traceparent })),
      );
    });
  }

  /** Null when the restaurant has no such order. */
  async shiftEstimate(
    orderId: number,
    restaurantId: number,
    minutes: number,
    expectedVersion: number | null,
  ): Promise<(ChangeRow & { isTooFar: boolean | null }) | null> {
    const { requestId, traceparent } = currentRequest();
    return first(
      this.db.run<ChangeRow & { isTooFar: boolean | null }>(
        ...statements.SHIFT_ESTIMATE({
          orderId,
          restaurantId,
          minutes,
          expectedVersion,
          maxMinutes: MAX_ESTIMATE_MINUTES,
          requestId,
          traceparent,
        }),
      ),
    );
  }
}
