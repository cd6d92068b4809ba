import { Injectable } from '@nestjs/common';
import type { ReminderView } from '../../contracts/admin-board.ts';
import { isFinal, type OrderStatus } from '../../contracts/order-status.ts';
import { REMINDER_PAUSE_SECONDS } from '../../contracts/watch.ts';
import { Database } from '../../database/database.ts';
import type { OrderWarned } from '../../events/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../audit/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { ADD, FIND_WAIT, LOCK } from './reminder.statements.ts';

/** An admin asks a restaurant to see to an order: on its screens, by letter and by push, and on record. */
@Injectable()
export class RemindKitchen {
  readonly #database: Database;
  readonly #audit: AuditLog;
  readonly #relay: Relay;

  constructor(database: Database, audit: AuditLog, relay: Relay) {
    this.#database = database;
    this.#audit = audit;
    this.#relay = relay;
  }

  /** @throws ProblemError `not_found`; `not_open`; `too_many_requests` within a minute of the order's last reminder. */
  async execute(acting: Acting, orderId: number): Promise<ReminderView> {
    const reminded = await this.#database.transaction(async (tx): Promise<OrderWarned> => {
      const [order] = await tx.run<{ status: OrderStatus; restaurantId: number }>(LOCK, [orderId]);
      if (order === undefined) throw new ProblemError('not_found');
      if (isFinal(order.status)) throw new ProblemError('not_open');
      const [wait] = await tx.run<{ seconds: number | null }>(FIND_WAIT, [order.restaurantId, orderId]);
      const waitSeconds = wait?.seconds ?? 0;
      if (waitSeconds > 0) throw new ProblemError('too_many_requests', { retryAfterSeconds: waitSeconds });
      const [row] = await tx.run<{ event_id: string; payload: OrderWarned['payload'] }>(ADD, [orderId]);
      if (row === undefined) throw new ProblemError('not_found');
      await this.#audit.write(tx, acting, {
        action: 'order_reminded',
        target: { kind: 'order', id: orderId, name: `#${String(orderId)}` },
        after: { restaurantId: order.restaurantId, status: order.status },
      });
      return { kind: 'reminder', eventId: Number(row.event_id), payload: row.payload };
    });
    this.#relay.kick([reminded]);
    const { at } = reminded.payload;
    return { orderId, at, nextAt: new Date(Date.parse(at) + REMINDER_PAUSE_SECONDS * 1_000).toISOString() };
  }
}
