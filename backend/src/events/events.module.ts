import {
  Global,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { Metrics } from '../telemetry/metrics.ts';
import { AccountMailQueue } from './queues/account-mail-queue.ts';
import { EventMetrics } from './event-metrics.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { QueueContents } from './queues/queue-contents.ts';
import { QueueHealth } from './queues/queue-health.ts';
import { Queues } from './queues/queues.ts';
import { ReplayAfterQueueLoss } from './replay-after-queue-loss.ts';
import { RealtimeQueue } from './realtime-queue.ts';
import { RedisLink } from './queues/redis-link.ts';
import { Relay } from './relay.ts';
import { SoldOutQueue } from './queues/sold-out-queue.ts';

/** From the committed row to the queue. Global: whoever commits an event kicks the relay. */
@Global()
@Module({
  imports: [DiscoveryModule],
  providers: [
    RedisLink,
    {
      provide: Queues,
      inject: [RedisLink, DataSource, Metrics, ENVIRONMENT],
      useFactory: async (redis: RedisLink, dataSource: DataSource, metrics: Metrics, { role }: Environment) => {
        const queues = new Queues(redis, dataSource, metrics, role !== 'api');
        await queues.prepare();
        return queues;
      },
    },
    OutboxRepository,
    RealtimeQueue,
    AccountMailQueue,
    SoldOutQueue,
    Relay,
    QueueContents,
    QueueHealth,
    ReplayAfterQueueLoss,
    EventMetrics,
  ],
  exports: [
    Queues,
    QueueContents,
    RedisLink,
    Relay,
    RealtimeQueue,
    AccountMailQueue,
    SoldOutQueue,
    QueueHealth,
    OutboxRepository,
  ],
})
export class EventsModule implements OnApplicationBootstrap, OnApplicationShutdown, OnModuleInit {
  constructor(
    private readonly relay: Relay,
    private readonly queues: Queues,
    private readonly redis: RedisLink,
    private readonly replay: ReplayAfterQueueLoss,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.queues.connected();
  }

  onApplicationBootstrap(): void {
    this.redis.hurry();
  }

  /** In this order: what feeds stops before what is fed. */
  async onApplicationShutdown(): Promise<void> {
    await this.replay.stop();
    await this.relay.stop();
    await this.queues.stop();
    await this.redis.stop();
  }
}
