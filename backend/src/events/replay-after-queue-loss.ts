import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { Ticker } from '../timing/ticker.ts';
import { OutboxRepository } from './outbox/outbox.repository.ts';
import { Queues } from './queues/queues.ts';
import { isCluster, type RedisClient } from './queues/redis-client.ts';
import { RedisLink } from './queues/redis-link.ts';
import { refreshSlots } from './queues/shard-subscriber.ts';
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
  /** When each Redis process that has jobs answered last, by its run id; of those that are gone, until others are there. */
  readonly #answeredAtMs = new Map<string, number>();

  constructor(
    private readonly redis: RedisLink,
    private readonly queues: Queues,
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

  async #check(client: RedisClient): Promise<void> {
    const runIds = await readRunIds(client);
    const isFirst = this.#answeredAtMs.size === 0;
    const others = isFirst ? [] : runIds.filter((id) => !this.#answeredAtMs.has(id));
    const leases = await this.#lease(client, others.toSorted().map(leaseOf));
    // Whoever notices a server first that is another one looks after all of it: what two handed over would be told twice.
    const emptied = leases.length < others.length ? [] : await this.#lease(client, this.#markers(client));
    if (emptied.length > 0) {
      await this.#handOver(client, [...leases, ...emptied], REMEMBERED_MS);
      for (const marker of emptied) await client.persist(marker);
    } else if (leases.length > 0) {
      await this.#handOver(client, leases, this.#silentForMs(runIds) + UNSURE_MS);
    }
    for (const lease of leases) await client.pexpire(lease, REMEMBERED_MS);
    if (others.length > 0) for (const id of this.#gone(runIds)) this.#answeredAtMs.delete(id);
    for (const id of runIds) this.#answeredAtMs.set(id, performance.now());
  }

  /** What is gone when jobs are. Of a cluster each queue has one, on the server that has its jobs. */
  #markers(client: RedisClient): string[] {
    return isCluster(client) ? [...this.queues.made.keys()].map((name) => `${KEY}:{${name}}`) : [KEY];
  }

  /** Answers those that nobody has. */
  async #lease(client: RedisClient, keys: readonly string[]): Promise<string[]> {
    const leased: string[] = [];
    for (const key of keys) {
      if ((await client.set(key, 'coming back', 'PX', LEASE_MS, 'NX')) !== null) leased.push(key);
    }
    return leased;
  }

  #gone(runIds: readonly string[]): string[] {
    return [...this.#answeredAtMs.keys()].filter((id) => !runIds.includes(id));
  }

  #silentForMs(runIds: readonly string[]): number {
    const nowMs = performance.now();
    return Math.max(0, ...this.#gone(runIds).map((id) => nowMs - (this.#answeredAtMs.get(id) ?? nowMs)));
  }

  async #handOver(client: RedisClient, leases: readonly string[], sinceMs: number): Promise<void> {
    let count = 0;
    for await (const events of this.outbox.listSent(new Date(Date.now() - sinceMs), BATCH)) {
      await this.relay.sendAgain(events);
      count += events.length;
      for (const lease of leases) await client.pexpire(lease, LEASE_MS);
    }
    if (count > 0) this.#logger.warn({ events: count }, 'Redis may have lost jobs; they were handed over again.');
  }
}

const leaseOf = (runId: string): string => `${KEY}:${runId}`;

/** Of the servers that have jobs: of a cluster its primaries, as they are by now. */
async function readRunIds(client: RedisClient): Promise<string[]> {
  if (isCluster(client)) await refreshSlots(client);
  const servers = isCluster(client) ? client.nodes('master') : [client];
  return Promise.all(servers.map(async (server) => /run_id:(\w+)/.exec(await server.info('server'))?.[1] ?? ''));
}
