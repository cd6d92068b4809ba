import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Database, type Statement } from '../../../database/connection/database.ts';

/** How far `last_seen_at` may be behind. */
const BEHIND_MS = 60_000;
/** What was seen meanwhile is written at once. */
const GATHER_MS = 1_000;

/** One array, however many were seen. */
const SEE: Statement = {
  name: 'session_see',
  text: `UPDATE sessions SET last_seen_at = now()
          WHERE id = ANY($1::bpchar[]) AND last_seen_at < now() - make_interval(secs => $2)`,
};

/** Writes when sessions were last used, beside the requests and not in their way. */
@Injectable()
export class SessionActivity implements OnModuleDestroy {
  readonly #logger = new Logger(SessionActivity.name);
  #seen = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(private readonly database: Database) {}

  note(sessionId: string, lastSeenAt: Date): void {
    if (Date.now() - lastSeenAt.getTime() < BEHIND_MS) return;
    this.#seen.add(sessionId);
    this.#timer ??= setTimeout(() => void this.#write(), GATHER_MS).unref();
  }

  onModuleDestroy(): void {
    clearTimeout(this.#timer);
  }

  async #write(): Promise<void> {
    const ids = [...this.#seen];
    this.#seen = new Set();
    this.#timer = undefined;
    try {
      await this.database.run(SEE, [ids, BEHIND_MS / 1_000]);
    } catch (error) {
      this.#logger.warn({ err: error }, 'When sessions were last used could not be written; their next use does.');
    }
  }
}
