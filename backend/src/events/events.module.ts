import { Global, Module, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { DeadlineQueue } from './deadline-queue.ts';
import { EffectsQueue } from './effects-queue.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { QueueHealth } from './queue-health.ts';
import { Queues } from './queues.ts';
import { RealtimeQueue } from './realtime-queue.ts';
import { RedisLink } from './redis-link.ts';
import { Relay } from './relay.ts';

/** From the committed row to the queue. Global: whoever commits an event kicks the relay. */
@Global()
@Module({
  providers: [
    RedisLink,
    {
      provide: Queues,
      inject: [RedisLink, DataSource],
      useFactory: async (redis: RedisLink, dataSource: DataSource) => {
        const queues = new Queues(redis, dataSource);
        await queues.prepare();
        return queues;
      },
    },
    OutboxRepository,
    RealtimeQueue,
    DeadlineQueue,
    EffectsQueue,
    Relay,
    QueueHealth,
  ],
  exports: [RedisLink, Relay, RealtimeQueue, DeadlineQueue, EffectsQueue, QueueHealth, OutboxRepository],
})
export class EventsModule implements OnApplicationShutdown, OnModuleInit {
  readonly #relay: Relay;
  readonly #queues: Queues;
  readonly #redis: RedisLink;

  constructor(relay: Relay, queues: Queues, redis: RedisLink) {
    this.#relay = relay;
    this.#queues = queues;
    this.#redis = redis;
  }

  async onModuleInit(): Promise<void> {
    await this.#queues.connected();
  }

  /** In this order: what feeds stops before what is fed. */
  async onApplicationShutdown(): Promise<void> {
    await this.#relay.stop();
    await this.#queues.stop();
    await this.#redis.stop();
  }
}
