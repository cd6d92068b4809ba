import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Subject } from 'rxjs';
import { ROLES } from '../../contracts/constants.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import { topicKindOf } from './rooms.ts';
import { SocketHub } from './socket-hub.ts';

/** How many sockets are open here, by role and topic, for `/metrics`. */
@Injectable()
export class SocketMetrics implements OnModuleInit {
  /** The number of this instance's sockets has changed. */
  readonly changed = new Subject<void>();

  constructor(
    private readonly hub: SocketHub,
    private readonly metrics: Metrics,
  ) {}

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
}

function add(counts: Map<string, number>, key: string, more = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + more);
}
