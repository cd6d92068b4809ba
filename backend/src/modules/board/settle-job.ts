import { Injectable } from '@nestjs/common';
import { Database } from '../../database/connection/database.ts';
import { QueueContents } from '../../events/queues/queue-contents.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { AuditLog } from '../audit/audit-log.ts';

/** An admin tries a job again that was given up, or drops it. */
@Injectable()
export class SettleJob {
  constructor(
    private readonly database: Database,
    private readonly queues: QueueContents,
    private readonly audit: AuditLog,
  ) {}

  /**
   * The record comes first: when the queue does not answer, there is neither.
   *
   * @throws ProblemError `not_found` when the job is not among those that were given up.
   */
  async execute(acting: Acting, queue: string, jobId: string, how: 'retry' | 'drop'): Promise<void> {
    await this.database.transaction(async (tx) => {
      await this.audit.write(tx, acting, {
        action: how === 'retry' ? 'job_retried' : 'job_dropped',
        target: { kind: 'queue', id: `${queue}/${jobId}`, name: queue },
      });
      if (!(await this.queues.settleDead(queue, jobId, how))) throw new ProblemError('not_found');
    });
  }
}
