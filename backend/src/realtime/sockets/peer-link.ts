import type { Cluster, Redis } from 'ioredis';
import type { ShardSubscriber } from '../../events/queues/shard-subscriber.ts';

/**
 * Channels between instances beside the one of Socket.IO's adapter, through the same two connections. An adapter listens to
 * whatever it can publish to, and here an instance tells cities that it does not listen to.
 */
export interface PeerLink {
  /** Whether what is published leaves at once. It waits for a Redis that is away. */
  readonly canTell: boolean;
  /** Whether what is subscribed to now is answered soon. */
  readonly canListen: boolean;
  publish(channel: string, message: string): Promise<unknown>;
  /** Resolves when the channel is listened to: whatever is published from then on is heard. Outlives connections. */
  subscribe(channel: string): Promise<unknown>;
  unsubscribe(channel: string): void;
  onMessage(hear: (channel: string, message: Buffer) => void): void;
}

export function linkByServer(publisher: Redis, subscriber: Redis): PeerLink {
  return {
    get canTell() {
      return publisher.status === 'ready';
    },
    get canListen() {
      return subscriber.status === 'ready';
    },
    publish: (channel, message) => publisher.publish(channel, message),
    subscribe: (channel) => subscriber.subscribe(channel),
    unsubscribe: (channel) => void subscriber.unsubscribe(channel).catch(() => undefined),
    onMessage: (hear) => {
      subscriber.on('messageBuffer', (channel: Buffer, message: Buffer) => {
        hear(channel.toString(), message);
      });
    },
  };
}

/** By sharded pub/sub: each channel goes through the primary that has its slot. */
export function linkByCluster(publisher: Cluster, subscriber: ShardSubscriber): PeerLink {
  return {
    get canTell() {
      return publisher.status === 'ready';
    },
    get canListen() {
      return subscriber.isWhole;
    },
    publish: (channel, message) => publisher.spublish(channel, message),
    subscribe: (channel) => subscriber.listen(channel),
    unsubscribe: (channel) => {
      subscriber.sunsubscribe(channel);
    },
    onMessage: (hear) => {
      subscriber.on('smessageBuffer', (channel: Buffer, message: Buffer) => {
        hear(channel.toString(), message);
      });
    },
  };
}
