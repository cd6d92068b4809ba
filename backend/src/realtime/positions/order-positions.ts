import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { POSITION_LIFETIME_MS, type RidePositionView } from '../../contracts/riders/position.ts';
import { viewerOf } from '../../modules/orders/order/order.access.ts';
import { toPositionFor, toRidePosition } from '../../modules/rider-positions/position.view.ts';
import { RiderWays, type Stop } from '../../modules/rider-positions/rider-ways.ts';
import type { ToldPosition } from '../../modules/rider-positions/store/position-store.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import { type Encoded, encode, send } from '../sockets/broadcast.ts';
import { roomOf } from '../sockets/rooms.ts';
import { SocketHub } from '../sockets/socket-hub.ts';
import { unsentBytes } from '../sockets/unsent.ts';

/** Between two that the watchers of an order are told. */
const SPACING_MS = 1_000;
/** How often those are looked at that have to wait. */
const STEP_MS = 10;
/** One that could not be told for so long is not worth telling any more. */
const STALE_MS = 5_000;
/** Whoever has that much to take in yet is left out: the next position says more. */
const MAX_UNSENT_BYTES = 64 * 1024;

/**
 * `rider:moved`: the latest position of a rider, to those who watch the order that is next on the way. Who may is asked at each telling
 * and not only when somebody joins: the order may have arrived, the link may be another, somebody else may have taken over.
 */
@Injectable()
export class OrderPositions implements OnApplicationShutdown {
  /** By rider: what was not told yet, and since when it waits. */
  readonly #waiting = new Map<number, { position: ToldPosition; sinceMs: number }>();
  /** By order, while it matters for the next one. */
  readonly #told = new Map<number, { position: ToldPosition; atMs: number }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly hub: SocketHub,
    private readonly ways: RiderWays,
    private readonly metrics: Metrics,
  ) {}

  push(position: ToldPosition): void {
    const waiting = this.#waiting.get(position.riderId);
    if (waiting !== undefined && !isNewer(position, waiting.position)) return;
    const nowMs = Date.now();
    if (this.#isDone(position, nowMs)) {
      this.#waiting.delete(position.riderId);
      return;
    }
    this.#waiting.set(position.riderId, { position, sinceMs: nowMs });
    this.#timer ??= setTimeout(() => this.#step(), STEP_MS);
  }

  forget(riderId: number): void {
    this.#waiting.delete(riderId);
  }

  onApplicationShutdown(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #step(): void {
    const nowMs = Date.now();
    for (const [riderId, { position, sinceMs }] of this.#waiting) {
      if (nowMs - sinceMs > STALE_MS || this.#isDone(position, nowMs)) this.#waiting.delete(riderId);
    }
    for (const [orderId, { atMs }] of this.#told) if (nowMs - atMs > POSITION_LIFETIME_MS) this.#told.delete(orderId);
    this.#timer = this.#waiting.size === 0 ? null : setTimeout(() => this.#step(), STEP_MS);
  }

  /** False while it has to wait: for its turn, or until it is known where the rider goes. */
  #isDone(position: ToldPosition, nowMs: number): boolean {
    const way = this.ways.peek(position.riderId);
    if (way === undefined) return false;
    const next = way?.stops[0];
    if (way?.shiftSinceMs !== position.shiftSinceMs || next === undefined) return true;
    if (!this.hub.isOccupied(roomOf.order(next.id))) return true;
    const told = this.#told.get(next.id);
    if (told?.position.riderId === position.riderId && !isNewer(position, told.position)) return true;
    if (nowMs - (told?.atMs ?? 0) < SPACING_MS) return false;
    this.#told.set(next.id, { position, atMs: nowMs });
    this.#tell(next, toRidePosition(position));
    return true;
  }

  #tell(order: Stop, position: RidePositionView): void {
    const { adapter, sockets } = this.hub.server.of('/');
    const room = roomOf.order(order.id);
    let exact: Encoded | undefined;
    let rounded: Encoded | undefined;
    let told = 0;
    for (const id of adapter.rooms.get(room) ?? []) {
      const socket = sockets.get(id);
      if (socket === undefined || unsentBytes(socket) > MAX_UNSENT_BYTES) continue;
      const { account, orderTokens } = socket.data;
      const viewer = viewerOf(order, account, orderTokens?.get(order.id));
      if (viewer === null) continue;
      if (viewer === 'shared') send(socket, (rounded ??= encodeFor(order, toPositionFor('shared', position))));
      else send(socket, (exact ??= encodeFor(order, position)));
      told += 1;
    }
    this.metrics.positionsTold('order', told);
  }
}

function encodeFor(order: Stop, position: RidePositionView): Encoded {
  const { id: orderId, estimatedFrom, estimatedTo } = order;
  return encode('rider:moved', {
    topic: roomOf.order(orderId),
    orderId,
    ...position,
    estimatedFrom: estimatedFrom?.toISOString() ?? null,
    estimatedTo: estimatedTo?.toISOString() ?? null,
  });
}

function isNewer({ shiftSinceMs, fix }: ToldPosition, than: ToldPosition): boolean {
  if (shiftSinceMs !== than.shiftSinceMs) return shiftSinceMs > than.shiftSinceMs;
  return fix.sequence > than.fix.sequence;
}
