import { Injectable } from '@nestjs/common';
import type { AdminNoticeView } from '../../contracts/restaurants/watch.ts';
import { Database, type Queryable, type Statement } from '../../database/connection/database.ts';
import { type AppendedRow, type EventOf, restaurantEvent } from '../../events/outbox/domain-event.ts';
import { LIST, RESOLVE } from './notice.statements.ts';

@Injectable()
export class NoticesRepository {
  constructor(private readonly database: Database) {}

  /** `statement` is made by `raising()`. The caller kicks the relay after its commit. */
  async raise(
    statement: Statement,
    values: readonly unknown[],
    db: Queryable = this.database,
  ): Promise<EventOf<'notice'>[]> {
    const rows = await db.run<AppendedRow<'notice'>>(statement, values);
    return rows.map((row) => restaurantEvent('notice', row));
  }

  async resolveSettled(): Promise<EventOf<'notice_resolved'>[]> {
    const rows = await this.database.run<AppendedRow<'notice_resolved'>>(RESOLVE, []);
    return rows.map((row) => restaurantEvent('notice_resolved', row));
  }

  /** Newest first. `isStanding`: only those that stand, or only those that are resolved; null: all. */
  async list(beforeId: number, limit: number, isStanding: boolean | null): Promise<AdminNoticeView[]> {
    const rows = await this.database.run<Pick<AppendedRow<'notice'>, 'payload'>>(LIST, [beforeId, limit, isStanding]);
    return rows.map(({ payload }) => payload);
  }
}
