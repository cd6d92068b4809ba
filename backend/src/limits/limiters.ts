import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { RedisClient } from '../events/queues/redis-client.ts';
import type { LimitRule } from './rules.ts';

export type LimiterStore = { readonly redis: RedisClient } | { readonly pool: Pool };

/** How long it is remembered how often a limit was exceeded. */
const STRIKES_SECONDS = 24 * 60 * 60;

/** A limit's counters, and how often each of them was exceeded. */
export interface Counters {
  readonly counters: RateLimiterAbstract;
  readonly strikes: RateLimiterAbstract;
}

export interface Limiter {
  readonly rule: LimitRule;
  /** Counts what comes to all instances together. */
  readonly shared: Counters;
  /** Of this instance, for when the store is away. */
  readonly own: Counters;
}

/** Both stores use the same keys. */
export const keyPrefixOf = (name: string): string => `limit:${name}`;

export function makeLimiter(name: string, rule: LimitRule, store: LimiterStore): Limiter {
  const make = (where: LimiterStore | null): Counters => ({
    counters: makeCounters(keyPrefixOf(name), rule, where),
    strikes: makeCounters(`strikes:${name}`, { points: 1, seconds: STRIKES_SECONDS }, where),
  });
  return { rule, shared: make(rule.isLocal === true ? null : store), own: make(null) };
}

function makeCounters(keyPrefix: string, rule: LimitRule, store: LimiterStore | null): RateLimiterAbstract {
  const { points, seconds: duration, blockSeconds } = rule;
  const options = {
    keyPrefix,
    points,
    duration,
    // Whoever is refused is refused from memory for the rest of the window, so that a flood costs the store nothing. Not
    // where the wait is another one than that.
    ...(blockSeconds === undefined && { inMemoryBlockOnConsumed: points + 1 }),
  };
  if (store === null) return new RateLimiterMemory({ keyPrefix, points, duration });
  return 'redis' in store
    ? new RateLimiterRedis({ ...options, storeClient: store.redis, rejectIfRedisNotReady: true })
    : new RateLimiterPostgres({
        ...options,
        storeClient: store.pool,
        storeType: 'pool',
        tableName: 'rate_limits',
        tableCreated: true,
        // `Limits` does so for all of them.
        clearExpiredByTimeout: false,
      });
}
