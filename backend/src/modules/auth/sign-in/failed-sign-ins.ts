import { Injectable, Logger } from '@nestjs/common';
import { Database } from '../../../database/connection/database.ts';
import type { Acting } from '../../../access/acting.ts';
import { type AuditEntry, AuditLog } from '../../audit/audit-log.ts';

const WINDOW_MS = 60_000;
/** In each process: guesses must not fill the table. */
const MAX_PER_WINDOW = 100;
/** Of the e-mail as it was typed. */
const MAX_EMAIL_LENGTH = 254;
/** The actor where the e-mail is nobody's. */
const NOBODY = 0;

/** Who tried to sign in as an admin, or was asked again as one, and had no right password or code. These themselves are nowhere. */
@Injectable()
export class FailedSignIns {
  readonly #logger = new Logger(FailedSignIns.name);
  #window = 0;
  #count = 0;

  constructor(
    private readonly database: Database,
    private readonly audit: AuditLog,
  ) {}

  /** Never rejects: the refusal itself must not depend on the record. */
  async record(adminId: number | null, email: string, request: { requestId: string; ip: string }): Promise<void> {
    const acting = { role: 'admin', accountId: adminId ?? NOBODY, ...request } as const;
    const target = { kind: 'admin', id: adminId, name: email.slice(0, MAX_EMAIL_LENGTH) } as const;
    await this.#write(acting, { action: 'sign_in_failed', target });
  }

  /** Of an admin who is signed in, and was asked for the password or a code once more. Never rejects either. */
  async recordStepUp(acting: Acting): Promise<void> {
    if (acting.role !== 'admin') return;
    await this.#write(acting, { action: 'step_up_failed', target: { kind: 'admin', id: acting.accountId } });
  }

  async #write(acting: Acting, entry: AuditEntry): Promise<void> {
    if (!this.#hasRoom()) return;
    try {
      await this.audit.write(this.database, acting, entry);
    } catch (error) {
      this.#logger.warn({ err: error, action: entry.action }, 'A failed attempt could not be recorded.');
    }
  }

  #hasRoom(): boolean {
    const window = Math.floor(Date.now() / WINDOW_MS);
    if (window !== this.#window) {
      this.#window = window;
      this.#count = 0;
    }
    this.#count += 1;
    return this.#count <= MAX_PER_WINDOW;
  }
}
