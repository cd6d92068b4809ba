import { Injectable } from '@nestjs/common';
import type { Language } from '../../contracts/constants.ts';
import { Queues } from './queues.ts';
import { WorkQueue } from './work-queue.ts';

/** `language` is the asker's, for accounts that have none of their own. */
export type AccountMailJob =
  /** To whichever accounts have the address: whoever asks does not learn whether there are any. */
  | { kind: 'password_reset'; email: string; language: Language }
  | { kind: 'password_changed'; email: string; language: Language }
  /** Somebody wanted to register with the address of an account. */
  | { kind: 'email_taken'; email: string; language: Language }
  | { kind: 'email_verification'; userId: number }
  /** The link to the new address, and word of it to the old one. */
  | { kind: 'email_change'; userId: number };

/** E-mails about accounts themselves: no token is in a job, whoever sends the e-mail makes it. */
@Injectable()
export class AccountMailQueue extends WorkQueue<AccountMailJob> {
  constructor(queues: Queues) {
    super(queues, {
      name: 'account-mails',
      concurrency: 2,
      // From two seconds to four minutes between two tries, some eight minutes in all: people sit and wait for these.
      attempts: 9,
      backoff: { type: 'exponential', delay: 2_000 },
      keptFailed: 1_000,
    });
  }

  add(job: AccountMailJob): Promise<void> {
    return this.addJobs([{ name: job.kind, data: job }]);
  }

  process(handle: (job: AccountMailJob) => Promise<void>): Promise<void> {
    return this.work(handle);
  }
}
