import { Injectable } from '@nestjs/common';
import type { SessionAccount } from '../../../access/session-account.ts';
import {
  MAX_ESTIMATE_MINUTES,
  RECALL_MINUTES,
  UNDO_GRACE_SECONDS,
  UNDO_SECONDS,
} from '../../../contracts/constants.ts';
import type { LinesRequest } from '../../../contracts/http/requests.gen.ts';
import { RECALLABLE, UNDOABLE, type UndoableStatus } from '../../../contracts/orders/order-status.ts';
import { Database, first } from '../../../database/connection/database.ts';
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

/** An order's event; null when somebody had said it before, or there was nothing to say. */
interface SaidRow<K extends 'cancellation_read' | 'reminder_answered'> {
  eventId: string | null;
  payload: EventOf<K>['payload'] | null;
}

/** Who acts: the restaurant, and which of its staff. */
export type Kitchen = Pick<SessionAccount, 'accountId' | 'staffId'>;
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
  async readCancellations(orderIds: readonly number[], restaurantId: number): Promise<SaidRow<'cancellation_read'>[]> {
    const { requestId, traceparent } = currentRequest();
    return this.db.run<SaidRow<'cancellation_read'>>(
      ...statements.READ_CANCELLATIONS({ orderIds, restaurantId, requestId, traceparent }),
    );
  }

  /** Those of them that the restaurant has; with an event where a reminder was open. */
  async answerReminders(orderIds: readonly number[], restaurantId: number): Promise<SaidRow<'reminder_answered'>[]> {
    const { requestId, traceparent } = currentRequest();
    return this.db.run<SaidRow<'reminder_answered'>>(
      ...statements.ANSWER_REMINDERS({ orderIds, restaurantId, requestId, traceparent }),
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
  undo(orderId: number, kitchen: Kitchen, expectedVersion: number): Promise<ChangeRow | null> {
    return this.#takeBack(orderId, kitchen, expectedVersion, UNDOABLE, UNDO_SECONDS + UNDO_GRACE_SECONDS);
  }

  /** As `undo`, for longer and for fewer steps. */
  recall(orderId: number, kitchen: Kitchen, expectedVersion: number): Promise<ChangeRow | null> {
    return this.#takeBack(orderId, kitchen, expectedVersion, RECALLABLE, RECALL_MINUTES * 60);
  }

  #takeBack(
    orderId: number,
    { accountId: restaurantId, staffId }: Kitchen,
    expectedVersion: number,
    undoable: readonly UndoableStatus[],
    seconds: number,
  ): Promise<ChangeRow | null> {
    const { requestId, traceparent } = currentRequest();
    return this.db.transaction(async (tx) => {
      await tx.run(statements.LOCK_ORDER, [orderId]);
      return first(
        tx.run<ChangeRow>(
          ...statements.UNDO_CHANGE({
            ...{ orderId, restaurantId, staffId, expectedVersion },
            ...{ undoable, seconds, requestId, traceparent },
          }),
        ),
      );
    });
  }

  /** Null when the restaurant has no such order. */
  async shiftEstimate(
    orderId: number,
    { accountId, staffId }: Kitchen,
    minutes: number,
    expectedVersion: number | null,
  ): Promise<(ChangeRow & { isTooFar: boolean | null }) | null> {
    const { requestId, traceparent } = currentRequest();
    return first(
      this.db.run<ChangeRow & { isTooFar: boolean | null }>(
        ...statements.SHIFT_ESTIMATE({
          orderId,
          restaurantId: accountId,
          staffId,
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
