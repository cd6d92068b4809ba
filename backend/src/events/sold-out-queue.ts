import { Inject, Injectable } from '@nestjs/common';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { type JobQueue, Queues } from './queues.ts';

const NAME = 'sold-out';
const CONCURRENCY = 4;

interface Ending {
  restaurantId: number;
}

/** A delayed job for what a restaurant has sold out until the same moment. */
@Injectable()
export class SoldOutQueue {
  readonly isWorker: boolean;
  private readonly queue: JobQueue<Ending>;

  constructor(
    private readonly queues: Queues,
    @Inject(ENVIRONMENT) environment: Environment,
  ) {
    this.isWorker = environment.role !== 'api';
    this.queue = queues.create(NAME);
  }

  async add(restaurantId: number, until: Date): Promise<void> {
    const timestamp = Date.now();
    await this.queue.add(
      'end',
      { restaurantId },
      {
        jobId: `sold-out-${String(restaurantId)}-${String(until.getTime())}`,
        timestamp,
        delay: Math.max(0, until.getTime() - timestamp),
        attempts: 5,
        backoff: { type: 'fixed', delay: 1_000 },
        removeOnComplete: true,
        removeOnFail: 1_000,
      },
    );
  }

  process(end: (restaurantId: number) => Promise<void>): Promise<void> {
    return this.queues.work<Ending>(NAME, ({ restaurantId }) => end(restaurantId), CONCURRENCY);
  }
}
