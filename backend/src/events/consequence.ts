import type { OnApplicationBootstrap } from '@nestjs/common';
import type { DomainEvent } from './outbox/domain-event.ts';
import { WorkQueue } from './queues/work-queue.ts';

/**
 * What follows from committed events besides the screens, in a queue of its own: an e-mail, a deadline, a call. A module
 * that provides one needs to do nothing else, since the relay finds every provider of this class.
 *
 * Events are handed on at least once. Either `follow` gives a job an id by its event, or `handle` asks what was done.
 */
export abstract class Consequence<Data> extends WorkQueue<Data> implements OnApplicationBootstrap {
  /** Adds the jobs that follow from these events. Rejects when the queue does not answer: they are handed on again. */
  abstract follow(events: readonly DomainEvent[]): Promise<void>;

  /** One job, in a process that works in the background. */
  abstract handle(data: Data): Promise<void>;

  async onApplicationBootstrap(): Promise<void> {
    if (this.isWorker) await this.work((data) => this.handle(data));
  }
}
