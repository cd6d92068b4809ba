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
import { Unhurried } from './unhurried.ts';

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
  /** By order: what its watchers are being told now. Nothing newer overtakes it, and it ends when the rider leaves. */
  readonly #telling = new Map<number, ToldPosition>();
  readonly #unhurried = new Unhurried();
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
    for (const [orderId, position] of this.#telling) {
      if (position.riderId === riderId) this.#telling.delete(orderId);
    }
  }

  onApplicationShutdown(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#unhurried.stop();
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
    if (this.#telling.has(next.id) || nowMs - (told?.atMs ?? 0) < SPACING_MS) return false;
    this.#told.set(next.id, { position, atMs: nowMs });
    this.#telling.set(next.id, position);
    this.#unhurried.push(this.#tell(next.id, position));
    return true;
  }

  /** One socket with each step. What was true at the one before may not be any more. */
  *#tell(orderId: number, queued: ToldPosition): Generator<void, void> {
    const position = this.#takeNewest(orderId, queued);
    const { adapter, sockets } = this.hub.server.of('/');
    const view = toRidePosition(position);
    let exact: Encoded | undefined;
    let rounded: Encoded | undefined;
    let told = 0;
    for (const id of adapter.rooms.get(roomOf.order(orderId)) ?? []) {
      const way = this.#telling.get(orderId) === position ? this.ways.peek(position.riderId) : null;
      const order = way?.stops[0];
      if (order?.id !== orderId || way?.shiftSinceMs !== position.shiftSinceMs) break;
      const socket = sockets.get(id);
      if (socket === undefined || unsentBytes(socket) > MAX_UNSENT_BYTES) continue;
      const { account, orderTokens } = socket.data;
      const viewer = viewerOf(order, account, orderTokens?.get(orderId));
      if (viewer === null) continue;
      if (viewer === 'shared') send(socket, (rounded ??= encodeFor(order, toPositionFor('shared', view))));
      else send(socket, (exact ??= encodeFor(order, view)));
      told += 1;
      yield;
    }
    if (this.#telling.get(orderId) === position) this.#telling.delete(orderId);
    this.metrics.positionsTold('order', told);
  }

  /** What came while others were told goes in the place of what waited for its turn. */
  #takeNewest(orderId: number, queued: ToldPosition): ToldPosition {
    const newer = this.#waiting.get(queued.riderId)?.position;
    if (newer?.shiftSinceMs !== queued.shiftSinceMs || this.#telling.get(orderId) !== queued) return queued;
    this.#waiting.delete(queued.riderId);
    this.#told.set(orderId, { position: newer, atMs: Date.now() });
    this.#telling.set(orderId, newer);
    return newer;
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
