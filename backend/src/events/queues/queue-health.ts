import { Injectable } from '@nestjs/common';
import { RedisLink } from './redis-link.ts';

/** For readiness: whether the queues and the adapter can be reached. On Postgres that is Postgres's own check. */
@Injectable()
export class QueueHealth {
  constructor(private readonly redis: RedisLink) {}

  isReady(): boolean {
    return this.redis.isReady;
  }
}
