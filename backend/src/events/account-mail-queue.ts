import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import type { Language } from '../contracts/constants.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'account-mails';
const CONCURRENCY = 2;
/** From two seconds to four minutes between two tries, some eight minutes in all: people sit and wait for these. */
const ATTEMPTS = 9;
const FIRST_RETRY_MS = 2_000;
const KEPT_FAILED_JOBS = 1_000;

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
export class AccountMailQueue {
  readonly isWorker: boolean;
  readonly #queue: JobQueue<AccountMailJob>;

  constructor(
    private readonly queues: Queues,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.isWorker = environment.role !== 'api';
    this.#queue = queues.create(NAME);
  }

  async add(job: AccountMailJob): Promise<void> {
    await this.#queue.add(job.kind, job, {
      attempts: ATTEMPTS,
      backoff: { type: 'exponential', delay: FIRST_RETRY_MS },
      removeOnComplete: true,
      removeOnFail: KEPT_FAILED_JOBS,
    });
  }

  process(handle: (job: AccountMailJob) => Promise<void>): Promise<void> {
    return this.queues.work<AccountMailJob>(NAME, handle, CONCURRENCY);
  }
}
