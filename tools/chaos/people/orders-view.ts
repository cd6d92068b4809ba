/** The orders that one screen shows of one topic, and all that its socket ever said of them. */
import type { PaymentStatus } from '../../../backend/src/contracts/constants.ts';
import type { OrderStatus } from '../../../backend/src/contracts/orders/order-status.ts';
import type { OrderUpdatedEvent, ServerToClientEvents, Topic } from '../../../backend/src/contracts/events/realtime.ts';
import type { TopicView } from './screen.ts';

interface ShownOrder {
  readonly version: number;
  readonly status: OrderStatus;
  readonly paymentStatus: PaymentStatus | null;
}

type RiderMovedEvent = Parameters<ServerToClientEvents['rider:moved']>[0];

/** Versions that an open connection should have brought and had not when a newer one came. */
interface Gap {
  readonly orderId: number;
  readonly from: number;
  readonly to: number;
  /** Null when the screen had the version before; else only what was committed after this moment is missing. */
  readonly sinceMs: number | null;
}

type OrdersTopicKind = 'order' | 'customer' | 'kitchen' | 'rider' | 'admin';

/** Who hears nothing of the placing itself: whoever ordered knows it from the answer, riders begin with what is accepted. */
const HEARS_NO_PLACING: readonly OrdersTopicKind[] = ['order', 'customer', 'rider'];

export class OrdersView implements TopicView {
  readonly topic: Topic;
  readonly kind: OrdersTopicKind;
  readonly shown = new Map<number, ShownOrder>();
  /** Of those shown once, which a later snapshot of open orders did not have: closed meanwhile. */
  readonly closedAtMs = new Map<number, number>();
  /** The moments at which each version was known first. */
  readonly log = new Map<number, { version: number; atMs: number }[]>();
  readonly gaps: Gap[] = [];
  /** Events that were not newer than one before them on the same connection. */
  readonly backwards: { orderId: number; version: number; after: number }[] = [];
  readonly openedAtMs = Date.now();
  readonly snapshotsAtMs: number[] = [];
  /** Positions of the rider: how many, when the latest, and those that were older or came after the ride. */
  readonly moves = { count: 0, latestAtMs: 0, wrong: [] as string[] };
  #sequence = 0;
  readonly #heard = new Map<number, number>();
  /** What this connection's snapshot and events have said. */
  readonly #current = new Map<number, number>();

  constructor(topic: Topic, kind: OrdersTopicKind) {
    this.topic = topic;
    this.kind = kind;
  }

  get snapshotAtMs(): number | null {
    return this.snapshotsAtMs.at(-1) ?? null;
  }

  connected(): void {
    this.#sequence = 0;
    this.#heard.clear();
    this.#current.clear();
  }

  snapshot(snapshot: unknown, atMs: number): void {
    const orders = this.#ordersOf(snapshot);
    this.snapshotsAtMs.push(atMs);
    this.#current.clear();
    const ids = new Set(orders.map(({ id }) => id));
    for (const orderId of [...this.shown.keys()]) {
      if (ids.has(orderId)) continue;
      if (this.kind === 'admin') this.shown.delete(orderId);
      else if (!this.closedAtMs.has(orderId)) this.closedAtMs.set(orderId, atMs);
    }
    for (const order of orders) this.learn(order.id, order, atMs);
  }

  event(name: string, payload: unknown, atMs: number): void {
    if (name === 'order:placed') {
      const { order } = payload as { order: RawOrder };
      this.#hear(order.id, order, atMs);
    } else if (name === 'order:updated') {
      const event = payload as OrderUpdatedEvent;
      this.#hear(event.orderId, event, atMs);
    } else if (name === 'rider:moved') {
      this.#move(payload as RiderMovedEvent, atMs);
    }
  }

  /** Takes what a message or the answer to a call says of an order. */
  learn(orderId: number, order: RawState, atMs: number): void {
    this.#current.set(orderId, Math.max(order.version, this.#current.get(orderId) ?? 0));
    this.closedAtMs.delete(orderId);
    if (order.version <= (this.shown.get(orderId)?.version ?? 0)) return;
    const paymentStatus = order.paymentStatus ?? order.payment_status ?? null;
    this.shown.set(orderId, { version: order.version, status: order.status, paymentStatus });
    const log = this.log.get(orderId) ?? [];
    log.push({ version: order.version, atMs });
    this.log.set(orderId, log);
  }

  #move({ orderId, sequence }: RiderMovedEvent, atMs: number): void {
    this.moves.count += 1;
    this.moves.latestAtMs = atMs;
    const status = this.shown.get(orderId)?.status;
    if (status === 'delivered') this.moves.wrong.push(`${this.topic} told a position after the ride`);
    if (sequence <= this.#sequence)
      this.moves.wrong.push(`${this.topic} told position ${sequence} after ${this.#sequence}`);
    this.#sequence = Math.max(this.#sequence, sequence);
  }

  #hear(orderId: number, order: RawState, atMs: number): void {
    const { version } = order;
    const after = this.#heard.get(orderId) ?? 0;
    if (version <= after) this.backwards.push({ orderId, version, after });
    this.#heard.set(orderId, Math.max(version, after));
    const current = this.#current.get(orderId);
    if (current === undefined) {
      const from = HEARS_NO_PLACING.includes(this.kind) ? 2 : 1;
      if (version > from) this.gaps.push({ orderId, from, to: version - 1, sinceMs: this.snapshotAtMs ?? atMs });
    } else if (version > current + 1) {
      this.gaps.push({ orderId, from: current + 1, to: version - 1, sinceMs: null });
    } else if (version <= current) {
      return;
    }
    this.learn(orderId, order, atMs);
  }

  #ordersOf(snapshot: unknown): RawOrder[] {
    if (this.kind === 'order') return [snapshot as RawOrder];
    if (this.kind === 'admin') return (snapshot as { orders: RawOrder[] }).orders;
    return snapshot as RawOrder[];
  }
}

interface RawState {
  readonly version: number;
  readonly status: OrderStatus;
  readonly paymentStatus?: PaymentStatus;
  readonly payment_status?: PaymentStatus;
}

interface RawOrder extends RawState {
  readonly id: number;
}
