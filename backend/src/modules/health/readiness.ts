import { Injectable } from '@nestjs/common';
import { Database, type Statement } from '../../database/connection/database.ts';
import { QueueHealth } from '../../events/queues/queue-health.ts';

const PING: Statement = { name: 'health_ping', text: 'SELECT 1' };
const PING_TIMEOUT_MS = 2_000;

/** Whether this process should be given work. */
@Injectable()
export class Readiness {
  #isStopping = false;

  constructor(
    private readonly database: Database,
    private readonly queues: QueueHealth,
  ) {}

  /** From here on no load balancer sends anything new. */
  stop(): void {
    this.#isStopping = true;
  }

  async check(): Promise<{ ready: boolean; database: boolean; queues: boolean }> {
    const database = await this.#isDatabaseReady();
    const queues = this.queues.isReady();
    return { ready: database && queues && !this.#isStopping, database, queues };
  }

  async #isDatabaseReady(): Promise<boolean> {
    const timeout = new Promise<false>((resolve) => setTimeout(() => resolve(false), PING_TIMEOUT_MS).unref());
    const ping = this.database.run(PING, []).then(
      () => true,
      () => false,
    );
    return Promise.race([ping, timeout]);
  }
}
