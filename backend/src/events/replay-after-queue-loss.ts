import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Ticker } from '../timing/ticker.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { RedisLink } from './queues/redis-link.ts';
import { Relay } from './relay.ts';

const KEY = 'tischlein:queues';
const CHECK_INTERVAL_MS = 2_000;
/** Whoever brings the jobs back and dies leaves it to another after this long. */
const LEASE_MS = 30_000;
/** As long as an e-mail is tried. */
const REMEMBERED_MS = 6 * 60 * 60 * 1_000;
/** Before it ended, a Redis that writes its log every second may have confirmed what it had not written. */
const UNSURE_MS = 30_000;
const BATCH = 500;

/**
 * Notices a Redis that has lost what it knew, all of it or its last moments, and with it jobs that the outbox had handed to
 * it: then what follows from the events of that time is handed over again. Whoever was told already is not told again, by the tables that say so.
 */
@Injectable()
export class ReplayAfterQueueLoss implements OnApplicationBootstrap {
  readonly #logger = new Logger(ReplayAfterQueueLoss.name);
  #ticker: Ticker | null = null;
  /** Of the Redis process that answered last; null before any did. */
  #runId: string | null = null;
  #answeredAtMs = 0;

  constructor(
    private readonly redis: RedisLink,
    private readonly outbox: OutboxRepository,
    private readonly relay: Relay,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.redis.isConfigured) return;
    const client = this.redis.connect('fails_fast', 'memory');
    this.#ticker = new Ticker(
      CHECK_INTERVAL_MS,
      () => this.#check(client),
      (error) =>
        this.#logger.debug({ err: error }, 'Redis was not asked whether it lost jobs; the next check asks again.'),
    );
    this.#ticker.start();
  }

  async stop(): Promise<void> {
    await this.#ticker?.stop();
  }

  async #check(client: Redis): Promise<void> {
    const runId = /run_id:(\w+)/.exec(await client.info('server'))?.[1] ?? '';
    const isAnother = this.#runId !== null && runId !== this.#runId;
    if ((await client.set(KEY, 'coming back', 'PX', LEASE_MS, 'NX')) !== null) {
      await this.#handOver(client, KEY, REMEMBERED_MS);
      await client.persist(KEY);
    } else if (isAnother && (await client.set(`${KEY}:${runId}`, 'coming back', 'PX', LEASE_MS, 'NX')) !== null) {
      await this.#handOver(client, `${KEY}:${runId}`, performance.now() - this.#answeredAtMs + UNSURE_MS);
      await client.pexpire(`${KEY}:${runId}`, REMEMBERED_MS);
    }
    this.#runId = runId;
    this.#answeredAtMs = performance.now();
  }

  async #handOver(client: Redis, lease: string, sinceMs: number): Promise<void> {
    let count = 0;
    for await (const events of this.outbox.listSent(new Date(Date.now() - sinceMs), BATCH)) {
      await this.relay.sendAgain(events);
      count += events.length;
      await client.pexpire(lease, LEASE_MS);
    }
    if (count > 0) this.#logger.warn({ events: count }, 'Redis may have lost jobs; they were handed over again.');
  }
}
