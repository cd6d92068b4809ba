import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Metrics } from '../telemetry/metrics.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { QueueContents } from './queues/queue-contents.ts';

/** What waits: in the outbox and in the queues. Every process sees the same, so that one that answers is enough. */
@Injectable()
export class EventMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly queues: QueueContents,
    private readonly outbox: OutboxRepository,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge({
      name: 'tischlein_outbox_unsent_events',
      help: 'Committed events that are not marked as sent.',
      read: async () => [{ value: (await this.outbox.backlog()).unsent }],
    });
    this.metrics.gauge({
      name: 'tischlein_outbox_oldest_seconds',
      help: 'Age of the oldest committed event that is not marked as sent.',
      read: async () => [{ value: (await this.outbox.backlog()).oldestSeconds }],
    });
    this.metrics.gauge({
      name: 'tischlein_queue_jobs',
      help: 'Jobs by queue and state; the failed ones were given up.',
      labelNames: ['queue', 'state'],
      read: async () =>
        (await this.queues.countJobs()).flatMap(({ queue, counts }) =>
          Object.entries(counts).map(([state, value]) => ({ labels: { queue, state }, value })),
        ),
    });
    this.metrics.gauge({
      name: 'tischlein_queue_oldest_waiting_seconds',
      help: 'Age of the oldest job that waits for a worker.',
      labelNames: ['queue'],
      read: async () =>
        (await this.queues.oldestWaiting()).map(({ queue, seconds }) => ({ labels: { queue }, value: seconds })),
    });
  }
}
