import { Injectable } from '@nestjs/common';
import type { AdminReminderView } from '../../contracts/admin/admin-board.ts';
import { isFinal } from '../../contracts/orders/order-status.ts';
import { REMINDER_PAUSE_SECONDS } from '../../contracts/restaurants/watch.ts';
import { Database } from '../../database/connection/database.ts';
import { Order } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { type AppendedRow, type EventOf, restaurantEvent } from '../../events/outbox/domain-event.ts';
import { Relay } from '../../events/relay.ts';
import { ProblemError } from '../../http/problem.ts';
import { currentRequest } from '../../telemetry/request-context.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { ADD, FIND_WAIT } from './reminder.statements.ts';

/** An admin asks a restaurant to see to an order: on its screens, by e-mail and by push, and on record. */
@Injectable()
export class RemindKitchen {
  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
    private readonly relay: Relay,
  ) {}

  /** @throws ProblemError `not_found`; `not_open`; `too_many_requests` within a minute of the order's last reminder. */
  async execute(acting: Acting, orderId: number): Promise<AdminReminderView> {
    const reminded = await this.database.transaction(async (tx): Promise<EventOf<'reminder'>> => {
      const order = await tx.manager.findOneBy(Order, { id: orderId });
      if (order === null) throw new ProblemError('not_found');
      // One reminder of a restaurant at a time.
      const lock = { mode: 'for_no_key_update' } as const;
      await tx.manager.findOne(Restaurant, { select: { id: true }, where: { id: order.restaurantId }, lock });
      if (isFinal(order.status)) throw new ProblemError('not_open');
      const [wait] = await tx.run<{ seconds: number | null }>(FIND_WAIT, [order.restaurantId, orderId]);
      const waitSeconds = wait?.seconds ?? 0;
      if (waitSeconds > 0) throw new ProblemError('too_many_requests', { retryAfterSeconds: waitSeconds });
      const { requestId, traceparent } = currentRequest();
      const [row] = await tx.run<AppendedRow<'reminder'>>(ADD, [orderId, requestId, traceparent]);
      if (row === undefined) throw new ProblemError('not_found');
      const { at } = row.payload;
      await tx.manager.update(Order, { id: orderId }, { remindedAt: new Date(at), reminderAnsweredAt: null });
      await this.audit.write(tx, acting, {
        action: 'order_reminded',
        target: { kind: 'order', id: orderId, name: `#${String(orderId)}` },
        after: { restaurantId: order.restaurantId, status: order.status },
      });
      return restaurantEvent('reminder', row);
    });
    this.relay.kick([reminded]);
    const { at } = reminded.payload;
    return { orderId, at, nextAt: new Date(Date.parse(at) + REMINDER_PAUSE_SECONDS * 1_000).toISOString() };
  }
}
