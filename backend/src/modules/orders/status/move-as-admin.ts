import { Injectable } from '@nestjs/common';
import { hasAdminRight } from '../../../contracts/accounts/admin-roles.ts';
import type { OrderStatusChangeView } from '../../../contracts/orders/order-views.ts';
import type { ChangeStatusRequest } from '../../../contracts/http/requests.gen.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Acting } from '../../../access/acting.ts';
import { AuditLog } from '../../audit/audit-log.ts';
import type { SessionAccount } from '../../../access/session-account.ts';
import { ChangeStatus } from './change-status.ts';

/** An admin moves somebody's order: as the table allows, and on record. */
@Injectable()
export class MoveAsAdmin {
  constructor(
    private readonly changeStatus: ChangeStatus,
    private readonly audit: AuditLog,
  ) {}

  /**
   * `note` goes into the record alone.
   *
   * @throws ProblemError `forbidden` for support, who may only cancel; `not_found`, `validation_failed`,
   * `invalid_transition`, `version_conflict`.
   */
  execute(
    orderId: number,
    { adminRole }: Pick<SessionAccount, 'adminRole'>,
    acting: Acting,
    { status, ...rest }: ChangeStatusRequest,
    note: string | null = null,
  ): Promise<OrderStatusChangeView> {
    const isCancelling = status === 'cancelled';
    if (!isCancelling && !hasAdminRight(adminRole, 'move_orders')) throw new ProblemError('forbidden');
    return this.changeStatus.execute({
      orderId,
      to: status,
      actor: 'admin',
      actorId: acting.accountId,
      ...rest,
      record: (tx, row) =>
        this.audit.write(tx, acting, {
          action: isCancelling ? 'order_cancelled' : 'order_moved',
          target: { kind: 'order', id: orderId, name: `#${String(orderId)}` },
          before: { status: row.previousStatus },
          after: { status: row.status, ...(row.reason && { reason: row.reason }), ...(note && { note }) },
        }),
    });
  }
}
