import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database, type Statement } from '../../database/connection/database.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import { Readiness } from './readiness.ts';

const WAITING_ORDERS: Statement = {
  name: 'health_waiting_orders',
  text: `SELECT count(*)::int AS pending, count(*) FILTER (WHERE accept_deadline_at < now())::int AS overdue
           FROM orders WHERE status = 'pending'`,
};

/** What the process depends on, and what its people wait for. */
@Injectable()
export class HealthMetrics implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly database: Database,
    private readonly readiness: Readiness,
  ) {}

  onModuleInit(): void {
    this.metrics.gauge({
      name: 'tischlein_ready',
      help: 'Whether this process is ready: 1, else 0; by what it depends on, and as a whole.',
      labelNames: ['of'],
      read: async () =>
        Object.entries(await this.readiness.check()).map(([of, is]) => ({ labels: { of }, value: is ? 1 : 0 })),
    });
    this.metrics.gauge({
      name: 'tischlein_waiting_orders',
      help: 'Orders that wait for their restaurant: pending, and of these overdue, whose time to be accepted is over.',
      labelNames: ['state'],
      read: async () => {
        const [row] = await this.database.run<{ pending: number; overdue: number }>(WAITING_ORDERS, []);
        return Object.entries(row ?? {}).map(([state, value]) => ({ labels: { state }, value }));
      },
    });
    this.metrics.gauge({
      name: 'tischlein_pg_connections',
      help: 'Connections of this process to Postgres by state.',
      labelNames: ['state'],
      read: () => {
        const { idle, busy } = this.database.connections;
        return [
          { labels: { state: 'idle' }, value: idle },
          { labels: { state: 'busy' }, value: busy },
        ];
      },
    });
    this.metrics.gauge({
      name: 'tischlein_pg_waiting',
      help: 'Statements of this process that wait for a connection.',
      read: () => [{ value: this.database.connections.waiting }],
    });
  }
}
