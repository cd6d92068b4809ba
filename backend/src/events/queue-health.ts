import { Injectable } from '@nestjs/common';
import { RedisLink } from './redis-link.ts';

/** For readiness: whether the queues and the adapter can be reached. On Postgres that is Postgres's own check. */
@Injectable()
export class QueueHealth {
  readonly #redis: RedisLink;

  constructor(redis: RedisLink) {
    this.#redis = redis;
  }

  isReady(): boolean {
    return this.#redis.isReady;
  }
}
