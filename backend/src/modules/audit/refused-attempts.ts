import { Injectable, Logger } from '@nestjs/common';
import type { AuditTarget } from '../../contracts/admin/audit.ts';
import { Database } from '../../database/connection/database.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditRepository } from './audit.repository.ts';

const WINDOW_MS = 60_000;
/** All accounts of a minute together, in each process: many accounts must not fill the table either. */
const MAX_PER_WINDOW = 100;

/** Who called what only admins may call: one line an account and minute, however many calls there were. */
@Injectable()
export class RefusedAttempts {
  readonly #logger = new Logger(RefusedAttempts.name);
  #window = 0;
  #seen = new Set<string>();

  constructor(
    private readonly database: Database,
    private readonly audit: AuditRepository,
  ) {}

  /** Never rejects: the refusal itself must not depend on the record. */
  async record(acting: Acting, target: { kind: AuditTarget; id: string }): Promise<void> {
    const key = this.#keyOf(acting);
    if (key === null) return;
    try {
      await this.audit.append(this.database, acting, { action: 'access_refused', target }, key);
    } catch (error) {
      this.#logger.warn({ err: error }, 'A refused attempt could not be recorded.');
    }
  }

  /** Null when this account has its line, or the minute has enough of them. */
  #keyOf({ role, accountId }: Acting): string | null {
    const window = Math.floor(Date.now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#seen = new Set();
    }
    const key = `${role}:${String(accountId)}:${String(window)}`;
    if (this.#seen.has(key) || this.#seen.size >= MAX_PER_WINDOW) return null;
    this.#seen.add(key);
    return key;
  }
}
