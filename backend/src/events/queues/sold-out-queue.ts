import { Injectable } from '@nestjs/common';
import { Queues } from './queues.ts';
import { OVER_A_FAILOVER, WorkQueue } from './work-queue.ts';

interface Ending {
  restaurantId: number;
}

/** A delayed job for what a restaurant has sold out until the same moment. */
@Injectable()
export class SoldOutQueue extends WorkQueue<Ending> {
  constructor(queues: Queues) {
    super(queues, {
      name: 'sold-out',
      concurrency: 4,
      ...OVER_A_FAILOVER,
      keptFailed: 1_000,
    });
  }

  add(restaurantId: number, until: Date): Promise<void> {
    const timestamp = Date.now();
    return this.addJobs([
      {
        name: 'end',
        data: { restaurantId },
        jobId: `sold-out-${String(restaurantId)}-${String(until.getTime())}`,
        timestamp,
        delay: Math.max(0, until.getTime() - timestamp),
      },
    ]);
  }

  process(end: (restaurantId: number) => Promise<void>): Promise<void> {
    return this.work(({ restaurantId }) => end(restaurantId));
  }
}
