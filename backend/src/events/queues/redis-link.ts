import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Cluster } from 'ioredis';
import { Subject } from 'rxjs';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';
import { redisAddressOf } from '../../config/redis-address.ts';
import { limitAnswerTime, openRedis, type Patience, type RedisClient } from './redis-client.ts';
import { ShardSubscriber } from './shard-subscriber.ts';

/** A Redis that hangs counts as one that is away. */
const ANSWER_TIMEOUT_MS = 3_000;

/** The process's connections to Redis, when there is one. They come back by themselves; `returned` says when. */
@Injectable()
export class RedisLink {
  /** After each reconnection: since when messages may have been missed. */
  readonly returned = new Subject<Date>();
  readonly #logger = new Logger(RedisLink.name);
  readonly #url: string | null;
  readonly #clients: RedisClient[] = [];
  readonly #hasty: RedisClient[] = [];
  readonly #shards: ShardSubscriber[] = [];
  #lostAt: Date | null = null;
  #watched: RedisClient | ShardSubscriber | null = null;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.#url = environment.redisUrl;
  }

  get isConfigured(): boolean {
    return this.#url !== null;
  }

  get isCluster(): boolean {
    return this.#url !== null && redisAddressOf(this.#url).cluster !== null;
  }

  /** True without Redis, too: then nothing depends on it. A cluster that has lost a primary is one still. */
  get isReady(): boolean {
    return (
      this.#clients.every((client) => client.status === 'ready') &&
      this.#shards.every((subscriber) => subscriber.hasBeenReady)
    );
  }

  connect(patience: Patience, name: string): RedisClient {
    if (this.#url === null) throw new Error('REDIS_URL is not set.');
    const client = openRedis(this.#url, patience, name);
    if (patience === 'fails_fast') this.#hasty.push(client);
    client.on('error', (error: Error) => {
      this.#note(error, name);
    });
    this.#clients.push(client);
    return client;
  }

  /** For what is told by sharded pub/sub. */
  listenToShards(cluster: Cluster, name: string): ShardSubscriber {
    const subscriber = new ShardSubscriber(cluster, `tischlein:${name}`, (error) => {
      this.#note(error, name);
    });
    this.#shards.push(subscriber);
    return subscriber;
  }

  /**
   * From here on commands that fail fast also do so when no answer comes. Not before: a start on a busy machine holds up
   * the event loop for longer than that, and would take its own delay for Redis's.
   */
  hurry(): void {
    for (const client of this.#hasty) limitAnswerTime(client, ANSWER_TIMEOUT_MS);
  }

  /** Announces on `returned` whenever this connection was lost and is back: the subscriber's, whose gaps matter. */
  watch(client: RedisClient | ShardSubscriber): void {
    this.#watched = client;
    client.on('close', () => {
      if (this.#lostAt === null && this.#watched === client) {
        this.#lostAt = new Date();
        this.#logger.warn('Redis is away. Changes go on; they are announced when it returns.');
      }
    });
    client.on('ready', () => {
      const since = this.#lostAt;
      this.#lostAt = null;
      if (since) {
        this.#logger.log('Redis is back.');
        this.returned.next(since);
      }
    });
  }

  async stop(): Promise<void> {
    this.#watched = null;
    for (const subscriber of this.#shards) subscriber.disconnect();
    await Promise.all(
      this.#clients.map(async (client) => {
        if (client.status === 'ready') {
          limitAnswerTime(client, ANSWER_TIMEOUT_MS);
          await client.quit().catch(() => client.disconnect());
        } else client.disconnect();
      }),
    );
  }

  #note(error: unknown, connection: string): void {
    this.#logger.debug({ err: error, connection }, 'Redis connection error');
  }
}
