/** Counters between two readings of the database: a reading, and what was announced since. Pure. */
import type { OrderStatus } from '../../contracts/orders/order-status.ts';
import type { OrderChanged } from '../../events/outbox/domain-event.ts';
import type { AdminCountersRow } from './admin.rows.ts';

/** What a reading may already contain of what is announced after it: events that were under way. */
export const OVERLAP_MS = 5_000;

export class LiveCounters {
  readonly row: AdminCountersRow;
  readonly madeAtMs = Date.now();
  /** Whether events have moved it away from what was read. */
  isMoved = false;
  readonly #contained: ReadonlySet<string>;
  /** Orders that were cancelled since, whose worth is not known yet. */
  #cancelled: number[] = [];

  constructor(reading: AdminCountersRow) {
    this.row = { ...reading };
    this.#contained = new Set(reading.recentEvents);
  }

  /** `totalCents` of an order that was placed. */
  count(event: OrderChanged, totalCents: number): void {
    const at = Date.parse(event.at);
    if (at < this.row.readAt.getTime() - OVERLAP_MS) return;
    if (this.#contained.has(`${String(event.orderId)}:${String(event.version)}`)) return;
    this.isMoved = true;
    if (event.previousStatus === null) {
      this.row.ordersToday += 1;
      this.row.revenueCents += totalCents;
    } else {
      this.#add(event.previousStatus, -1);
      if (event.status === 'cancelled' && event.previousStatus !== 'cancelled') this.#cancelled.push(event.orderId);
    }
    this.#add(event.status, 1);
  }

  takeCancelled(): number[] {
    const taken = this.#cancelled;
    this.#cancelled = [];
    return taken;
  }

  subtract(cents: number): void {
    this.row.revenueCents -= cents;
  }

  #add(status: OrderStatus, change: 1 | -1): void {
    if (status === 'pending' || status === 'preparing' || status === 'delivering') this.row[status] += change;
  }
}
