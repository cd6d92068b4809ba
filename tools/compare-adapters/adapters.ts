/** The ways by which Socket.IO servers can reach each other through Redis. */
import { createAdapter, createShardedAdapter } from '@socket.io/redis-adapter';
import { createAdapter as createStreamsAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import type { Server } from 'socket.io';

export const ADAPTERS = ['pub/sub', 'sharded pub/sub', 'streams'] as const;
export type AdapterName = (typeof ADAPTERS)[number];

/** How a change is told: once for each instance, which emits to its own rooms, or by an emit to each of its rooms. */
export const WAYS = ['one message', 'a message a room'] as const;
export type Way = (typeof WAYS)[number];

/** A change concerns the order, its customer, its restaurant and the admins. */
export const ROOMS = ['order:1', 'customer:1', 'restaurant:1', 'admin'] as const;

/** About as long as an order that its restaurant sees. */
const PAYLOAD = 'x'.repeat(600);

export interface Change {
  seq: number;
  /** The time of the machine's monotonic clock, which processes share, in milliseconds. */
  sentAt: number;
  payload: string;
}

const MAX_RECONNECT_DELAY_MS = 1_000;

export interface Link {
  readonly use: (server: Server) => void;
  readonly close: () => void;
}

/** Connections as the product has them: they wait for Redis and come back by themselves. */
export function link(name: AdapterName, url: string): Link {
  const connect = () => {
    const client = new Redis(url, {
      maxRetriesPerRequest: null,
      // The check asks with INFO, which a connection that has subscribed refuses.
      enableReadyCheck: false,
      retryStrategy: (times) => Math.min(times * 50, MAX_RECONNECT_DELAY_MS),
    });
    client.on('error', () => undefined);
    return client;
  };
  const clients = name === 'streams' ? [connect()] : [connect(), connect()];
  const [publisher, subscriber] = clients;
  return {
    use(server) {
      if (name === 'streams') server.adapter(createStreamsAdapter(publisher));
      else if (name === 'sharded pub/sub') server.adapter(createShardedAdapter(publisher, subscriber));
      else server.adapter(createAdapter(publisher, subscriber));
    },
    close: () => clients.forEach((client) => client.disconnect()),
  };
}

export function changeNow(seq: number): Change {
  return { seq, sentAt: monotonicMs(), payload: PAYLOAD };
}

export function monotonicMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}
