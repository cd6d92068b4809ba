import type { OrderUpdatedEvent } from '../../../backend/src/contracts/events/realtime.ts';
import type { RiderOrderView } from '../../../backend/src/contracts/riders/riders.ts';
import { OrdersView } from './orders-view.ts';

/** A rider's screen: the deliveries that are free, the rider's own, and what becomes of the others. */
export class RiderOrdersView extends OrdersView {
  readonly #riderId: number;
  readonly #riderOf = new Map<number, number | null>();

  constructor(riderId: number) {
    super('rider:orders', 'rider');
    this.#riderId = riderId;
  }

  override snapshot(snapshot: unknown, atMs: number): void {
    this.#riderOf.clear();
    for (const { id, isMine } of snapshot as RiderOrderView[]) this.#riderOf.set(id, isMine ? this.#riderId : null);
    super.snapshot(snapshot, atMs);
  }

  override event(name: string, payload: unknown, atMs: number): void {
    if (name === 'order:updated') {
      const { orderId, riderId } = payload as OrderUpdatedEvent;
      this.#riderOf.set(orderId, riderId);
    }
    super.event(name, payload, atMs);
  }

  /** What the answer to the rider's own call says. */
  take(orderId: number): void {
    this.#riderOf.set(orderId, this.#riderId);
  }

  get free(): number[] {
    return this.#inStatus('preparing', null);
  }

  get carried(): number[] {
    return this.#inStatus('delivering', this.#riderId);
  }

  #inStatus(status: string, riderId: number | null): number[] {
    return [...this.#riderOf].flatMap(([orderId, of]) =>
      of === riderId && this.shown.get(orderId)?.status === status ? [orderId] : [],
    );
  }
}
