import { Injectable } from '@nestjs/common';
import { MAX_ESTIMATE_MINUTES, UNDO_GRACE_SECONDS, UNDO_SECONDS } from '../../contracts/constants.ts';
import { UNDOABLE } from '../../contracts/order-status.ts';
import { Database } from '../../database/database.ts';
import type { OrderSeen } from '../../events/domain-event.ts';
import * as statements from './kitchen-order.statements.ts';
import type { ChangeRow } from './order.rows.ts';

interface SeenRow {
  seen_at: Date;
  /** Null when it had been seen before. */
  event_id: string | null;
  payload: OrderSeen['payload'] | null;
}

export interface CountsRow {
  pending: number;
  delivered_today: number;
}

@Injectable()
export class KitchenOrderRepository {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /** Null when the restaurant has no such order. */
  async see(orderId: number, restaurantId: number, staffId: number | null): Promise<SeenRow | null> {
    const [row] = await this.#db.run<SeenRow>(statements.SEE_ORDER, [orderId, restaurantId, staffId]);
    return row ?? null;
  }

  async count(restaurantId: number): Promise<CountsRow> {
    const [row] = await this.#db.run<CountsRow>(statements.COUNT_ORDERS, [restaurantId]);
    return row ?? { pending: 0, delivered_today: 0 };
  }

  /** Null when the restaurant has no such order; without an event when its last step cannot be taken back. */
  undo(orderId: number, restaurantId: number, expectedVersion: number): Promise<ChangeRow | null> {
    return this.#db.transaction(async (tx) => {
      await tx.run(statements.LOCK_ORDER, [orderId]);
      const [row] = await tx.run<ChangeRow>(statements.UNDO_CHANGE, [
        orderId,
        restaurantId,
        expectedVersion,
        UNDOABLE,
        UNDO_SECONDS + UNDO_GRACE_SECONDS,
      ]);
      return row ?? null;
    });
  }

  /** Null when the restaurant has no such order. */
  async shiftEstimate(
    orderId: number,
    restaurantId: number,
    minutes: number,
    expectedVersion: number | null,
  ): Promise<(ChangeRow & { is_too_far: boolean | null }) | null> {
    const [row] = await this.#db.run<ChangeRow & { is_too_far: boolean | null }>(statements.SHIFT_ESTIMATE, [
      orderId,
      restaurantId,
      minutes,
      expectedVersion,
      MAX_ESTIMATE_MINUTES,
    ]);
    return row ?? null;
  }
}
