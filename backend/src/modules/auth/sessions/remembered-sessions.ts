import { Injectable } from '@nestjs/common';
import type { SessionAccount } from '../../../access/session-account.ts';
import { SessionEnds } from './session-ends.ts';

/** Far below the minute that `last_seen_at` may be behind, which only a look-up notices. */
const KEPT_MS = 30_000;
const KEPT = 5_000;

interface Remembered {
  readonly account: SessionAccount;
  readonly lastSeenAt: Date;
  readonly untilMs: number;
}

/**
 * Whose sessions are, for routes with `@ConfirmsSession`, which ask Postgres whether they have not ended together with what
 * they do. Whose a session is never changes, except for admins, who are not remembered: another duty of a restaurant's staff
 * ends its sessions.
 */
@Injectable()
export class RememberedSessions {
  /** The one that was looked up last comes last. */
  readonly #known = new Map<string, Remembered>();

  constructor(ends: SessionEnds) {
    ends.ended.subscribe((sessionId) => this.forget(sessionId));
  }

  keep(account: SessionAccount, lastSeenAt: Date): void {
    if (account.role === 'admin') return;
    this.#known.delete(account.sessionId);
    this.#known.set(account.sessionId, { account, lastSeenAt, untilMs: Date.now() + KEPT_MS });
    const [oldest] = this.#known.keys();
    if (this.#known.size > KEPT && oldest !== undefined) this.#known.delete(oldest);
  }

  forget(sessionId: string): void {
    this.#known.delete(sessionId);
  }

  find(sessionId: string): Remembered | null {
    const known = this.#known.get(sessionId);
    return known === undefined || known.untilMs < Date.now() ? null : known;
  }
}
