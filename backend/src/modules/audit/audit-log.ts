import { Injectable } from '@nestjs/common';
import type { AuditAction, AuditFields, AuditTarget } from '../../contracts/admin/audit.ts';
import type { Queryable } from '../../database/connection/database.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditRepository } from './audit.repository.ts';

export interface AuditEntry {
  action: AuditAction;
  target: { kind: AuditTarget; id: number | string | null; name?: string | null };
  before?: AuditFields | null;
  after?: AuditFields | null;
}

/** The only way into the record of what admins do. */
@Injectable()
export class AuditLog {
  constructor(private readonly audit: AuditRepository) {}

  /** Within the transaction of the change, so that there is neither without the other. */
  write(tx: Queryable, acting: Acting, entry: AuditEntry): Promise<void> {
    return this.audit.append(tx, acting, entry, null);
  }
}
