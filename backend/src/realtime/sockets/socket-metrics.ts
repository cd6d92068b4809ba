import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Subject } from 'rxjs';
import { ROLES } from '../../contracts/constants.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import { topicKindOf } from './rooms.ts';
import { SocketHub } from './socket-hub.ts';

const REPORT_INTERVAL_MS = 2_000;
/** An instance that has not reported for this long is gone. */
const FORGET_AFTER_MS = 10_000;

/** How many sockets are open: here, by role and topic, for `/metrics`, and on all instances together, for admins. */
@Injectable()
export class SocketMetrics implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  /** The number of this instance's sockets has changed. */
  readonly changed = new Subject<void>();
  private readonly others = new Map<string, { count: number; atMs: number }>();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly hub: SocketHub,
    private readonly metrics: Metrics,
  ) {}

  /** The sockets of all instances together. */
  get total(): number {
    const freshMs = Date.now() - FORGET_AFTER_MS;
    let total = this.hub.socketCount;
    for (const [instanceId, { count, atMs }] of this.others) {
      if (atMs < freshMs) this.others.delete(instanceId);
      else total += count;
    }
    return total;
  }

  onModuleInit(): void {
    this.metrics.gauge({
      name: 'tischlein_sockets',
      help: 'Open sockets of this instance by role.',
      labelNames: ['role'],
      read: () => {
        const counts = new Map<string, number>([...ROLES, 'anonymous'].map((role) => [role, 0]));
        for (const { data } of this.hub.server.of('/').sockets.values()) add(counts, data.account?.role ?? 'anonymous');
        return [...counts].map(([role, value]) => ({ labels: { role }, value }));
      },
    });
    this.metrics.gauge({
      name: 'tischlein_rooms',
      help: 'Rooms of this instance that somebody is in; one for each session, too.',
      read: () => [{ labels: {}, value: this.hub.server.of('/').adapter.rooms.size }],
    });
    this.metrics.gauge({
      name: 'tischlein_subscriptions',
      help: 'Subscriptions of this instance by kind of topic.',
      labelNames: ['topic'],
      read: () => {
        const counts = new Map<string, number>();
        for (const [room, members] of this.hub.server.of('/').adapter.rooms) {
          const kind = topicKindOf(room);
          if (kind !== null) add(counts, kind, members.size);
        }
        return [...counts].map(([topic, value]) => ({ labels: { topic }, value }));
      },
    });
  }

  onApplicationBootstrap(): void {
    if (!this.hub.isServing) return;
    this.hub.server.on('socketCount', (instanceId, count) => {
      this.others.set(instanceId, { count, atMs: Date.now() });
    });
    this.timer = setInterval(() => {
      this.hub.tellOthers('socketCount', this.hub.instanceId, this.hub.socketCount);
    }, REPORT_INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }
}

function add(counts: Map<string, number>, key: string, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
