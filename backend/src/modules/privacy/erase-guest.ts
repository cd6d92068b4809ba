import { Injectable } from '@nestjs/common';
import type { GuestErasureView } from '../../contracts/accounts/guest-data.ts';
import type { GuestRequest } from '../../contracts/http/requests.gen.ts';
import { Database } from '../../database/connection/database.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { blankOrders } from './blank-orders.ts';
import { GuestDataRepository } from './guest-data.repository.ts';

/** Blanks a guest's data on request. */
@Injectable()
export class EraseGuest {
  constructor(
    private readonly database: Database,
    private readonly guests: GuestDataRepository,
    private readonly audit: AuditLog,
  ) {}

  /** What is open or disputed stays. The record names the orders and never the guest, since nothing is taken out of it. */
  execute(acting: Acting, guest: GuestRequest): Promise<GuestErasureView> {
    return this.database.transaction(async (tx) => {
      const kept = await this.guests.summarise(guest, tx);
      const orders = await this.guests.take(tx, guest);
      if (orders.length > 0) {
        await blankOrders(tx, orders);
        await this.audit.write(tx, acting, {
          action: 'guest_data_erased',
          target: { kind: 'guest', id: null },
          after: { soughtBy: guest.by, orders },
        });
      }
      return { orders: orders.length, open: kept?.open ?? 0, disputed: kept?.disputed ?? 0 };
    });
  }
}
