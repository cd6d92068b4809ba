import type { Cluster, ClusterOptions, Redis, RedisOptions } from 'ioredis';
import { type RedisClusterAddress, redisAddressOf } from '../../config/redis-address.ts';
import { SteadyCluster } from './steady-cluster.ts';
import { SteadyRedis } from './steady-redis.ts';

/** One server, or a cluster: both take the same commands, as long as the keys of one command have a hash tag in common. */
export type RedisClient = Redis | Cluster;

/** Whether a command waits for Redis to come back, or fails at once so that its caller can do something else. */
export type Patience = 'waits' | 'fails_fast';

/** Short, since nobody on another instance sees a change before: screens are to be fresh a second after Redis is back. */
const MAX_RECONNECT_DELAY_MS = 250;
/** A machine that is gone refuses no connection. */
const CONNECT_TIMEOUT_MS = 3_000;
/** A machine that is gone says nothing of who has taken its place either: the others are asked so often. */
const ASK_INTERVAL_MS = 5_000;
/** A command is tried again as often, every tenth of a second: for longer than a replica takes to be promoted. */
const PATIENT_REDIRECTIONS = 300;

const retryStrategy = (times: number): number => Math.min(times * 50, MAX_RECONNECT_DELAY_MS);

export function isCluster(client: RedisClient): client is Cluster {
  return client.isCluster;
}

/** What a hasty client said before its first connection may wait for it: a start survives a Redis that is not there yet. */
export function openRedis(url: string, patience: Patience, name: string): RedisClient {
  const { cluster } = redisAddressOf(url);
  const connectionName = `tischlein:${name}`;
  return cluster === null
    ? openServer(url, patience, connectionName)
    : openCluster(cluster, patience, { connectionName });
}

/** From now on commands of a hasty client fail when no answer comes for so long. */
export function limitAnswerTime(client: RedisClient, milliseconds: number): void {
  if (!isCluster(client)) {
    client.options.commandTimeout = milliseconds;
    return;
  }
  // Connections to nodes that join later are made with these.
  Object.assign(client.options.redisOptions ?? {}, { commandTimeout: milliseconds });
  for (const node of client.nodes()) node.options.commandTimeout = milliseconds;
}

function openServer(url: string, patience: Patience, connectionName: string): Redis {
  const client = new SteadyRedis(url, {
    connectionName,
    retryStrategy,
    // A Redis that still reads its data is asked again as soon.
    maxLoadingRetryTime: MAX_RECONNECT_DELAY_MS,
    maxRetriesPerRequest: null,
  });
  if (patience === 'fails_fast') {
    client.once('ready', () => {
      client.options.enableOfflineQueue = false;
      client.options.maxRetriesPerRequest = 0;
    });
  }
  return client;
}

function openCluster(address: RedisClusterAddress, patience: Patience, own: RedisOptions): Cluster {
  const client = new SteadyCluster(address.nodes, {
    ...clusterOptions(address, own),
    clusterRetryStrategy: retryStrategy,
    ...(patience === 'waits' && { maxRedirections: PATIENT_REDIRECTIONS }),
  });
  if (patience === 'fails_fast') {
    client.once('ready', () => {
      client.options.enableOfflineQueue = false;
    });
  }
  return client;
}

function clusterOptions({ username, password, isEncrypted }: RedisClusterAddress, own: RedisOptions): ClusterOptions {
  return {
    // A certificate names hosts, not their addresses.
    ...(isEncrypted && { dnsLookup: (host, callback) => callback(null, host) }),
    slotsRefreshInterval: ASK_INTERVAL_MS,
    redisOptions: {
      ...own,
      ...(username !== undefined && { username }),
      ...(password !== undefined && { password }),
      ...(isEncrypted && { tls: {} }),
      connectTimeout: CONNECT_TIMEOUT_MS,
      maxRetriesPerRequest: null,
    },
  };
}
