import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/connection/database.ts';
import { ProblemError } from '../../../http/problem.ts';
import type { Acting } from '../../../access/acting.ts';
import { AuditLog } from '../../audit/audit-log.ts';
import { DeliverToPos } from './deliver-to-pos.ts';
import type { PosJob } from './pos-job.ts';
import { PosDeliveryRepository } from './pos-delivery.repository.ts';
import type { DeliveryRow } from './pos-delivery.statements.ts';

/** Tells POS systems once more of what was given up. */
@Injectable()
export class ResendToPos {
  constructor(
    private readonly database: Database,
    private readonly deliveries: PosDeliveryRepository,
    private readonly calls: DeliverToPos,
    private readonly audit: AuditLog,
  ) {}

  /** Everything of a restaurant's; answers how many. */
  async executeAll(restaurantId: number): Promise<number> {
    const jobs = await this.deliveries.sendAnew(restaurantId, null);
    await this.#hurry(jobs);
    return jobs.length;
  }

  /** @throws ProblemError `not_found`, or `not_resendable` when it was not given up. */
  async executeOne(restaurantId: number, deliveryId: number): Promise<DeliveryRow> {
    const jobs = await this.deliveries.sendAnew(restaurantId, deliveryId);
    // Read before the queue hears of it: what is answered is what was asked for, and not how far the POS is by then.
    const row = await this.deliveries.find(restaurantId, deliveryId);
    if (row === null) throw new ProblemError('not_found');
    if (jobs.length === 0) throw new ProblemError('not_resendable');
    await this.#hurry(jobs);
    return row;
  }

  /**
   * By an admin, for whichever restaurant; on record.
   *
   * @throws ProblemError `not_found`, or `not_resendable` when it was not given up.
   */
  async executeByAdmin(acting: Acting, deliveryId: number): Promise<void> {
    const jobs = await this.database.transaction(async (tx) => {
      const owner = await this.deliveries.findOwner(deliveryId, tx);
      if (owner === null) throw new ProblemError('not_found');
      const resent = await this.deliveries.sendAnew(owner.restaurantId, deliveryId, tx);
      if (resent.length === 0) throw new ProblemError('not_resendable');
      await this.audit.write(tx, acting, {
        action: 'till_resent',
        target: { kind: 'order', id: owner.orderId, name: `#${String(owner.orderId)}` },
        after: { deliveryId, restaurantId: owner.restaurantId },
      });
      return resent;
    });
    await this.#hurry(jobs);
  }

  /** The sweeper finds what the queue does not take. */
  async #hurry(jobs: readonly PosJob[]): Promise<void> {
    await this.calls.add(jobs, `anew-${randomUUID()}`);
  }
}
