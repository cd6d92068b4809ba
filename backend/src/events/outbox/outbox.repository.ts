import { Injectable } from '@nestjs/common';
import { Database, type Queryable } from '../../database/connection/database.ts';
import { firstAndLast } from '../../database/sql/in-partition.ts';
import { currentRequest } from '../../telemetry/request-context.ts';
import {
  aboutOf,
  type DomainEvent,
  type EventOf,
  type GaplessEvent,
  type RestaurantEventKind,
} from './domain-event.ts';
import { readOrderChanged, readRestaurantEvent, type UnsentOrderRow, type UnsentRestaurantRow } from './outbox-rows.ts';
import * as statements from './outbox.statements.ts';

/** The two append-only tables whose unsent rows are the outbox. */
@Injectable()
export class OutboxRepository {
  constructor(private readonly db: Database) {}

  async hasUnsent(): Promise<boolean> {
    const [row] = await this.db.run<{ has_unsent: boolean }>(statements.HAS_UNSENT, []);
    return row?.has_unsent ?? false;
  }

  /**
   * Hands up to `limit` unsent events of each table to `send` and marks them sent when it resolves. They stay locked
   * meanwhile, so that another process skips them; when it rejects they stay unsent. Answers how many were sent.
   */
  async sendUnsent(
    limit: number,
    minimumAgeMs: number,
    send: (events: DomainEvent[]) => Promise<void>,
  ): Promise<number> {
    return this.db.transaction(async (tx) => {
      const orders = await tx.run<UnsentOrderRow>(statements.CLAIM_ORDERS, [limit, minimumAgeMs]);
      const restaurants = await tx.run<UnsentRestaurantRow>(statements.CLAIM_RESTAURANTS, [limit, minimumAgeMs]);
      const events = [...orders.map(readOrderChanged), ...restaurants.map(readRestaurantEvent)];
      if (events.length === 0) return 0;
      await send(events);
      await mark(tx, events);
      return events.length;
    });
  }

  /** Within the transaction of what it tells; the caller kicks the relay after the commit. */
  async append<K extends RestaurantEventKind>(
    tx: Queryable,
    kind: K,
    event: Omit<EventOf<K>, 'kind' | 'eventId' | 'origin'>,
    at = new Date(),
  ): Promise<EventOf<K>> {
    const complete = { kind, eventId: 0, ...event } as EventOf<K>;
    const { id, version } = aboutOf(complete);
    const { requestId, traceparent } = currentRequest();
    const { payload } = complete;
    const [row] = await tx.run<{ id: string }>(statements.APPEND, [
      payload.restaurantId,
      kind,
      id,
      version,
      JSON.stringify(payload),
      at,
      requestId,
      traceparent,
    ]);
    if (row === undefined) throw new Error('the event was not appended');
    return { ...complete, eventId: Number(row.id) };
  }

  async markSent(events: readonly DomainEvent[]): Promise<void> {
    await mark(this.db, events);
  }

  async backlog(): Promise<{ unsent: number; oldestSeconds: number }> {
    const [row] = await this.db.run<{ unsent: number; oldest_seconds: number }>(statements.BACKLOG, []);
    return { unsent: row?.unsent ?? 0, oldestSeconds: row?.oldest_seconds ?? 0 };
  }

  /** It is 0 when there is none. */
  async newestOrderId(): Promise<number> {
    const [row] = await this.db.run<{ id: number }>(statements.NEWEST_ORDER, []);
    return row?.id ?? 0;
  }

  /** What came after this version of the event's own object, no older than `maximumAgeMs`. */
  async listAfter(event: GaplessEvent, version: number, maximumAgeMs: number): Promise<DomainEvent[]> {
    if (event.kind === 'order') {
      const values = [event.orderId, version, maximumAgeMs];
      return (await this.db.run<UnsentOrderRow>(statements.ORDER_AFTER, values)).map(readOrderChanged);
    }
    const values = [event.payload.restaurantId, version, maximumAgeMs, event.kind, aboutOf(event).id];
    return (await this.db.run<UnsentRestaurantRow>(statements.RESTAURANT_AFTER, values)).map(readRestaurantEvent);
  }

  /** All that was marked as sent since then, `limit` of each table at a time. */
  async *listSent(since: Date, limit: number): AsyncGenerator<DomainEvent[]> {
    let orders: UnsentOrderRow[] = [];
    do {
      orders = await this.db.run<UnsentOrderRow>(statements.SENT_ORDERS, [since, orders.at(-1)?.id ?? '0', limit]);
      if (orders.length > 0) yield orders.map(readOrderChanged);
    } while (orders.length === limit);
    let restaurants: UnsentRestaurantRow[] = [];
    do {
      restaurants = await this.db.run<UnsentRestaurantRow>(statements.SENT_RESTAURANTS, [
        since,
        restaurants.at(-1)?.id ?? '0',
        limit,
      ]);
      if (restaurants.length > 0) yield restaurants.map(readRestaurantEvent);
    } while (restaurants.length === limit);
  }

  async listSince(since: Date): Promise<DomainEvent[]> {
    const orders = await this.db.run<UnsentOrderRow>(statements.ORDERS_SINCE, [since]);
    const restaurants = await this.db.run<UnsentRestaurantRow>(statements.RESTAURANTS_SINCE, [since]);
    return [...orders.map(readOrderChanged), ...restaurants.map(readRestaurantEvent)];
  }
}

async function mark(db: Queryable, events: readonly DomainEvent[]): Promise<void> {
  const orders = events.filter((event) => event.kind === 'order');
  const restaurantIds = events.filter((event) => event.kind !== 'order').map((event) => event.eventId);
  if (orders.length > 0) {
    const eventIds = orders.map(({ eventId }) => eventId);
    await db.run(statements.MARK_ORDERS, [eventIds, ...firstAndLast(orders.map(({ orderId }) => orderId))]);
  }
  if (restaurantIds.length > 0) await db.run(statements.MARK_RESTAURANTS, [restaurantIds]);
}
