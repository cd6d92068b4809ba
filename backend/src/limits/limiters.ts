import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
} from 'rate-limiter-flexible';
import type { LimitRule } from './rules.ts';

export type LimiterStore = { readonly redis: Redis } | { readonly pool: Pool };

/** How long it is remembered how often a limit was exceeded. */
const STRIKES_SECONDS = 24 * 60 * 60;

/** A limit's counters, and how often each of them was exceeded. */
export interface Limiter {
  readonly rule: LimitRule;
  readonly counters: RateLimiterAbstract;
  readonly strikes: RateLimiterAbstract;
}

export function makeLimiter(name: string, rule: LimitRule, store: LimiterStore): Limiter {
  return {
    rule,
    counters: makeCounters(`limit:${name}`, rule, rule.isLocal === true ? null : store),
    strikes: makeCounters(`strikes:${name}`, { points: 1, seconds: STRIKES_SECONDS }, store),
  };
}

/** Shared by all instances. While the store is away or hangs each instance counts for itself. */
function makeCounters(keyPrefix: string, rule: LimitRule, store: LimiterStore | null): RateLimiterAbstract {
  const { points, seconds: duration, blockSeconds } = rule;
  const options = {
    keyPrefix,
    points,
    duration,
    insuranceLimiter: new RateLimiterMemory({ keyPrefix, points, duration }),
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
