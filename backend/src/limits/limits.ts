import { createHmac } from 'node:crypto';
import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { DataSource } from 'typeorm';
import { ENVIRONMENT, type Environment } from '../config/environment.ts';
import { poolOf } from '../database/connection/data-source.ts';
import { Database } from '../database/connection/database.ts';
import { isCluster } from '../events/queues/redis-client.ts';
import { RedisLink } from '../events/queues/redis-link.ts';
import { ProblemError } from '../http/problem.ts';
import { Ticker } from '../timing/ticker.ts';
import { type Counters, type Limiter, type LimiterStore, makeLimiter } from './limiters.ts';
import { type LimitName, type LimitRule, LIMITS } from './rules.ts';
import { type Counter, type Stages, stagedCountsOf } from './staged-counts.ts';

const CLEAR_INTERVAL_MS = 10 * 60_000;
const CLEAR_EXPIRED = { name: 'rate_limits_clear', text: 'DELETE FROM rate_limits WHERE expire < $1' };
/** A store that failed is left alone for so long: one that hangs would hold up every call for as long as it is waited for. */
const STORE_REST_MS = 10_000;
/** A store that hangs counts as one that is away. ioredis bounds single commands by itself, but no `MULTI`. */
const STORE_ANSWER_MS = 3_000;
/** 27 characters of base64url keep 162 bits, too many for two keys to meet. */
const KEY_LENGTH = 27;

/** What came of counting one more. */
export interface Counted {
  readonly isWithin: boolean;
  readonly retryAfterSeconds: number;
  /** How often it may be done once more within the window; null where nothing is counted. */
  readonly remaining: number | null;
}

const WITHIN: Counted = { isWithin: true, retryAfterSeconds: 0, remaining: null };

/** Counts what may be done only so often, by the names of rules.ts. Shared by all instances; without limits it does nothing. */
@Injectable()
export class Limits implements OnModuleDestroy {
  private readonly limiters: ReadonlyMap<LimitName, Limiter>;
  private readonly ticker: Ticker | null;
  /** It is null without Redis, and on a cluster, where the counters are on several servers. */
  private readonly countAtOnce: ((stages: Stages) => Promise<boolean>) | null;
  private readonly logger = new Logger(Limits.name);
  private storeRestsUntilMs = 0;

  constructor(
    @Inject(ENVIRONMENT) private readonly environment: Environment,
    redis: RedisLink,
    dataSource: DataSource,
    database: Database,
  ) {
    const store = environment.rateLimit ? storeOf(redis, dataSource) : null;
    this.limiters = store === null ? new Map() : makeLimiters(store);
    this.countAtOnce =
      store !== null && 'redis' in store && !isCluster(store.redis)
        ? stagedCountsOf(store.redis, (key) => this.hash(key))
        : null;
    this.ticker =
      environment.rateLimit && !redis.isConfigured
        ? new Ticker(
            CLEAR_INTERVAL_MS,
            async () => {
              await database.run(CLEAR_EXPIRED, [Date.now()]);
            },
            () => undefined,
          )
        : null;
    this.ticker?.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.ticker?.stop();
  }

  /** Counts one. @throws ProblemError `too_many_requests` when that is one too many. */
  async consume(name: LimitName, key: string): Promise<void> {
    const { isWithin, retryAfterSeconds } = await this.count(name, key);
    if (!isWithin) throw new ProblemError('too_many_requests', { retryAfterSeconds });
  }

  /** Counts one, and leaves to the caller what follows from it. */
  async count(name: LimitName, key: string): Promise<Counted> {
    const limiter = this.limiters.get(name);
    if (limiter === undefined) return WITHIN;
    const hashed = this.hash(key);
    try {
      const { remainingPoints } = await this.ask(limiter, ({ counters }) => counters.consume(hashed));
      return { ...WITHIN, remaining: remainingPoints };
    } catch (refused) {
      // The library rejects with the counter when there were too many, and with an error when something is broken.
      if (!(refused instanceof RateLimiterRes)) throw refused;
      const waitMs = await this.waitOf(limiter, hashed, refused);
      return { isWithin: false, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1_000)), remaining: 0 };
    }
  }

  /** Counts an act by several limits of which some follow from others. In one Redis that is one round trip. */
  async countStages(stages: Stages): Promise<boolean> {
    const { countAtOnce } = this;
    if (this.limiters.size === 0) return true;
    if (countAtOnce === null) return this.countOneByOne(stages);
    return this.askStore(
      () => countAtOnce(stages),
      () => this.countOneByOne(stages),
    );
  }

  /** Takes one back that turned out not to be what is counted: a password that was right. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiters.get(name);
    if (limiter !== undefined) await this.ask(limiter, ({ counters }) => counters.reward(this.hash(key)));
  }

  /** From then on it counts from zero again. */
  async forget(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiters.get(name);
    if (limiter === undefined) return;
    const hashed = this.hash(key);
    await this.ask(limiter, ({ counters, strikes }) => Promise.all([counters.delete(hashed), strikes.delete(hashed)]));
  }

  /** For a limit that is a memory: `knows` is true for as long as its rule says. */
  async remember(name: LimitName, key: string): Promise<void> {
    const limiter = this.limiters.get(name);
    if (limiter === undefined) return;
    await this.ask<unknown>(limiter, async ({ counters }) => {
      // Not in memory, where no timer runs for months.
      if (!(counters instanceof RateLimiterMemory)) await counters.set(this.hash(key), 1, limiter.rule.seconds);
    });
  }

  async knows(name: LimitName, key: string): Promise<boolean> {
    const limiter = this.limiters.get(name);
    if (limiter === undefined) return false;
    return (await this.ask(limiter, ({ counters }) => counters.get(this.hash(key)))) !== null;
  }

  /** The first one too many decides how long the wait is; who comes during it does not make it longer. */
  private async waitOf(limiter: Limiter, hashed: string, refused: RateLimiterRes): Promise<number> {
    const { rule } = limiter;
    if (rule.blockSeconds === undefined || refused.consumedPoints !== rule.points + 1) return refused.msBeforeNext;
    const { consumedPoints: times } = await this.ask(limiter, ({ strikes }) => strikes.penalty(hashed));
    const seconds = Math.min(rule.blockSeconds * 2 ** (times - 1), rule.blockGrowsTo ?? rule.blockSeconds);
    await this.ask(limiter, ({ counters }) => counters.block(hashed, seconds));
    return seconds * 1_000;
  }

  private async countOneByOne({ memory, known, strangers }: Stages): Promise<boolean> {
    const isWithin = async ([name, key]: Counter) => (await this.count(name, key)).isWithin;
    if (await this.knows(...memory)) return isWithin(known);
    for (const stage of strangers) {
      if (!(await Promise.all(stage.map(isWithin))).every(Boolean)) return false;
    }
    return true;
  }

  /** Of the shared counters, or of this instance's own while the store is away. */
  private ask<T>(limiter: Limiter, question: (counters: Counters) => Promise<T>): Promise<T> {
    return this.askStore(
      () => question(limiter.shared),
      () => question(limiter.own),
    );
  }

  private async askStore<T>(ofStore: () => Promise<T>, ofOwn: () => Promise<T>): Promise<T> {
    if (performance.now() < this.storeRestsUntilMs) return ofOwn();
    try {
      return await inTime(ofStore());
    } catch (error) {
      if (error instanceof RateLimiterRes) throw error;
      this.logger.warn({ err: error }, 'The store of the limits is away: this instance counts for itself.');
      this.storeRestsUntilMs = performance.now() + STORE_REST_MS;
      return ofOwn();
    }
  }

  /** So that no store holds addresses or mailboxes. */
  private hash(key: string): string {
    const hmac = createHmac('sha256', this.environment.sessionSecret).update(`limits ${key}`);
    return hmac.digest('base64url').slice(0, KEY_LENGTH);
  }
}

function storeOf(redis: RedisLink, dataSource: DataSource): LimiterStore {
  return redis.isConfigured ? { redis: redis.connect('fails_fast', 'limits') } : { pool: poolOf(dataSource) };
}

function makeLimiters(store: LimiterStore): Map<LimitName, Limiter> {
  const rules = Object.entries(LIMITS) as [LimitName, LimitRule][];
  return new Map(rules.map(([name, rule]) => [name, makeLimiter(name, rule, store)]));
}

async function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise: tooLate, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer in time')), STORE_ANSWER_MS);
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
