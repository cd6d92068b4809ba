import {
  Global,
  Module,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../telemetry/metrics.ts';
import { AccountMailQueue } from './account-mail-queue.ts';
import { AlertQueue } from './alert-queue.ts';
import { DeadlineQueue } from './deadline-queue.ts';
import { EffectsQueue } from './effects-queue.ts';
import { EventFigures } from './event-figures.ts';
import { OutboxRepository } from './outbox.repository.ts';
import { QueueHealth } from './queue-health.ts';
import { Queues } from './queues.ts';
import { QueueMemory } from './queue-memory.ts';
import { RealtimeQueue } from './realtime-queue.ts';
import { RegistrationQueue } from './registration-queue.ts';
import { RedisLink } from './redis-link.ts';
import { Relay } from './relay.ts';
import { SoldOutQueue } from './sold-out-queue.ts';
import { TillQueue } from './till-queue.ts';

/** From the committed row to the queue. Global: whoever commits an event kicks the relay. */
@Global()
@Module({
  providers: [
    RedisLink,
    {
      provide: Queues,
      inject: [RedisLink, DataSource, Metrics],
      useFactory: async (redis: RedisLink, dataSource: DataSource, metrics: Metrics) => {
        const queues = new Queues(redis, dataSource, metrics);
        await queues.prepare();
        return queues;
      },
    },
    OutboxRepository,
    RealtimeQueue,
    DeadlineQueue,
    EffectsQueue,
    RegistrationQueue,
    TillQueue,
    AlertQueue,
    AccountMailQueue,
    SoldOutQueue,
    Relay,
    QueueHealth,
    QueueMemory,
    EventFigures,
  ],
  exports: [
    Queues,
    RedisLink,
    Relay,
    RealtimeQueue,
    DeadlineQueue,
    EffectsQueue,
    RegistrationQueue,
    TillQueue,
    AlertQueue,
    AccountMailQueue,
    SoldOutQueue,
    QueueHealth,
    OutboxRepository,
  ],
})
export class EventsModule implements OnApplicationBootstrap, OnApplicationShutdown, OnModuleInit {
  readonly #relay: Relay;
  readonly #queues: Queues;
  readonly #redis: RedisLink;
  readonly #memory: QueueMemory;

  constructor(relay: Relay, queues: Queues, redis: RedisLink, memory: QueueMemory) {
    this.#memory = memory;
    this.#relay = relay;
    this.#queues = queues;
    this.#redis = redis;
  }

  async onModuleInit(): Promise<void> {
    await this.#queues.connected();
  }

  onApplicationBootstrap(): void {
    this.#redis.hurry();
  }

  /** In this order: what feeds stops before what is fed. */
  async onApplicationShutdown(): Promise<void> {
    await this.#memory.stop();
    await this.#relay.stop();
    await this.#queues.stop();
    await this.#redis.stop();
  }
}
