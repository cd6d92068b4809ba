import { Inject, Injectable, Logger } from '@nestjs/common';
import { Redis, type RedisOptions } from 'ioredis';
import { Subject } from 'rxjs';
import { ENVIRONMENT, type Environment } from '../../config/environment.ts';

/** Short, since nobody on another instance sees a change before: screens are to be fresh a second after Redis is back. */
const MAX_RECONNECT_DELAY_MS = 250;
/** A Redis that hangs counts as one that is away. */
const ANSWER_TIMEOUT_MS = 3_000;

/** Whether a command waits for Redis to come back, or fails at once so that its caller can do something else. */
export type Patience = 'waits' | 'fails_fast';

/** The process's connections to Redis, when there is one. They come back by themselves; `returned` says when. */
@Injectable()
export class RedisLink {
  /** After each reconnection: since when messages may have been missed. */
  readonly returned = new Subject<Date>();
  readonly #logger = new Logger(RedisLink.name);
  readonly #url: string | null;
  readonly #clients: Redis[] = [];
  readonly #hasty: Redis[] = [];
  #lostAt: Date | null = null;
  #watched: Redis | null = null;

  constructor(@Inject(ENVIRONMENT) environment: Environment) {
    this.#url = environment.redisUrl;
  }

  get isConfigured(): boolean {
    return this.#url !== null;
  }

  /** True without Redis, too: then nothing depends on it. */
  get isReady(): boolean {
    return this.#clients.every((client) => client.status === 'ready');
  }

  connect(patience: Patience, name: string): Redis {
    if (this.#url === null) throw new Error('REDIS_URL is not set.');
    const options: RedisOptions = {
      connectionName: `tischlein:${name}`,
      retryStrategy: (times) => Math.min(times * 50, MAX_RECONNECT_DELAY_MS),
      // A Redis that still reads its data is asked again as soon.
      maxLoadingRetryTime: MAX_RECONNECT_DELAY_MS,
      maxRetriesPerRequest: null,
    };
    const client = new Redis(this.#url, options);
    if (patience === 'fails_fast') {
      this.#hasty.push(client);
      // Only what is said before the first connection may wait for it: a start survives a Redis that is not there yet.
      client.once('ready', () => {
        client.options.enableOfflineQueue = false;
        client.options.maxRetriesPerRequest = 0;
      });
    }
    client.on('error', (error: Error) => {
      this.#logger.debug({ err: error, connection: name }, 'Redis connection error');
    });
    this.#clients.push(client);
    return client;
  }

  /**
   * From here on commands that fail fast also do so when no answer comes. Not before: a start on a busy machine holds up
   * the event loop for longer than that, and would take its own delay for Redis's.
   */
  hurry(): void {
    for (const client of this.#hasty) client.options.commandTimeout = ANSWER_TIMEOUT_MS;
  }

  /** Announces on `returned` whenever this connection was lost and is back: the subscriber's, whose gaps matter. */
  watch(client: Redis): void {
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
    await Promise.all(
      this.#clients.map(async (client) => {
        if (client.status === 'ready') await client.quit().catch(() => client.disconnect());
        else client.disconnect();
      }),
    );
  }
}
