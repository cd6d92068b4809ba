import { Injectable } from '@nestjs/common';
import { setImmediate as otherEvents } from 'node:timers/promises';
import type { OrderStatus } from '../../contracts/orders/order-status.ts';
import type { OrderChanged } from '../../events/outbox/domain-event.ts';
import { RiderWays } from '../../modules/rider-positions/rider-ways.ts';
import { broadcast } from '../sockets/broadcast.ts';
import { roomOf } from '../sockets/rooms.ts';
import { SocketHub } from '../sockets/socket-hub.ts';

interface RiddenOrder {
  readonly id: number;
  readonly status: OrderStatus;
  readonly riderId: number | null;
}

/**
 * `ride:changed`: an order has come onto a rider's way or left it, which those who watch the other stops hear. The way is read only
 * where somebody on this instance may be watching one of these, and once for whatever happens to a rider while it is read.
 */
@Injectable()
export class RideChanges {
  /** Whose the orders on the way are that somebody here watches, or did. */
  readonly #riderOf = new Map<number, number>();
  readonly #watched = new Map<number, Set<number>>();
  /** By rider: the orders that have changed since the last read of the way began. */
  readonly #changed = new Map<number, Set<number>>();

  constructor(
    private readonly hub: SocketHub,
    private readonly ways: RiderWays,
  ) {}

  /** To be told of every order that somebody comes to watch, once they have joined. What was announced since it was read stays. */
  noteWatched({ id, status, riderId }: RiddenOrder): void {
    if (status !== 'delivering' || riderId === null || this.#riderOf.has(id)) return;
    this.#riderOf.set(id, riderId);
    const watched = this.#watched.get(riderId) ?? new Set();
    this.#watched.set(riderId, watched.add(id));
  }

  /** To be told of every change of every order, after the riders' ways are. */
  noteOrder({ orderId, status, previousStatus, riderId, previousRiderId }: OrderChanged): void {
    this.#leave(orderId);
    if (this.hub.isServing && this.hub.isOccupied(roomOf.order(orderId))) {
      this.noteWatched({ id: orderId, status, riderId });
    }
    const left = previousStatus === 'delivering' ? previousRiderId : null;
    const joined = status === 'delivering' ? riderId : null;
    // Neither a promise that is made anew nor a booking changes the way.
    if (left === joined) return;
    for (const each of [left, joined]) {
      if (each !== null && this.#isWatched(each, orderId)) this.#change(each, orderId);
    }
  }

  /** What happens to these is not heard any more: who comes to watch one says anew whose it is. */
  forgetUnwatched(): void {
    for (const id of this.#riderOf.keys()) if (!this.hub.isOccupied(roomOf.order(id))) this.#leave(id);
  }

  #change(riderId: number, orderId: number): void {
    const changed = this.#changed.get(riderId);
    if (changed !== undefined) {
      changed.add(orderId);
      return;
    }
    this.#changed.set(riderId, new Set([orderId]));
    void this.#tell(riderId);
  }

  async #tell(riderId: number): Promise<void> {
    await otherEvents();
    for (let changed = this.#changed.get(riderId); changed?.size; changed = this.#changed.get(riderId)) {
      this.#changed.set(riderId, new Set());
      // Postgres is away: then no stop changes either, and whoever comes back reads the ride anew.
      const way = await this.ways.find(riderId).catch(() => null);
      for (const { id } of way?.stops ?? []) {
        const topic = roomOf.order(id);
        const isAlone = changed.size === 1 && changed.has(id);
        if (!isAlone) broadcast(this.hub.server, topic, 'ride:changed', { topic, orderId: id });
      }
    }
    this.#changed.delete(riderId);
  }

  /** Whether somebody here watches another order of the rider's. */
  #isWatched(riderId: number, orderId: number): boolean {
    for (const id of this.#watched.get(riderId) ?? []) {
      if (!this.hub.isOccupied(roomOf.order(id))) this.#leave(id);
      else if (id !== orderId) return true;
    }
    return false;
  }

  #leave(orderId: number): void {
    const riderId = this.#riderOf.get(orderId);
    if (riderId === undefined) return;
    this.#riderOf.delete(orderId);
    const watched = this.#watched.get(riderId);
    watched?.delete(orderId);
    if (watched?.size === 0) this.#watched.delete(riderId);
  }
}
