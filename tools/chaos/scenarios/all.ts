import type { Scenario } from '../scenario.ts';
import { CLUSTER_FAILOVER, CLUSTER_FREEZE, CLUSTER_SLOT } from './cluster.ts';
import { CLOCK_AHEAD, CLOCK_BEHIND } from './clock.ts';
import { DISK_FULL } from './disk.ts';
import { POSTGRES_FAILOVER, POSTGRES_KILLED, POSTGRES_RESTARTED, POSTGRES_SLOW } from './postgres.ts';
import { API_KILLED, RANDOM_KILLS, WORKER_KILLED } from './processes.ts';
import { RIDERS_API_KILLED, RIDERS_PHONE_OFFLINE, RIDERS_REDIS_AWAY } from './riders.ts';
import { REDIS_CUT, REDIS_EMPTIED, REDIS_RESTARTED, REDIS_SILENT } from './redis.ts';

/** All scenarios, in the order in which they are played. */
export const SCENARIOS: readonly Scenario[] = [
  API_KILLED,
  WORKER_KILLED,
  REDIS_RESTARTED,
  REDIS_EMPTIED,
  REDIS_CUT,
  REDIS_SILENT,
  CLUSTER_FAILOVER,
  CLUSTER_FREEZE,
  CLUSTER_SLOT,
  POSTGRES_RESTARTED,
  POSTGRES_KILLED,
  POSTGRES_FAILOVER,
  POSTGRES_SLOW,
  DISK_FULL,
  CLOCK_AHEAD,
  CLOCK_BEHIND,
  RIDERS_API_KILLED,
  RIDERS_REDIS_AWAY,
  RIDERS_PHONE_OFFLINE,
  RANDOM_KILLS,
];
