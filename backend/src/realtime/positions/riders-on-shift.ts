import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { Topic } from '../../contracts/events/realtime.ts';
import { toPlace } from '../../modules/rider-positions/rider-places.ts';
import { RiderWays } from '../../modules/rider-positions/rider-ways.ts';
import type { ToldPosition } from '../../modules/rider-positions/store/position-store.ts';
import { Metrics } from '../../telemetry/metrics.ts';
import { broadcast } from '../sockets/broadcast.ts';
import { roomOf } from '../sockets/rooms.ts';
import { SocketHub } from '../sockets/socket-hub.ts';

const INTERVAL_MS = 1_000;
/** Of a rider about whom nothing was heard for so long, no topic has to be told anything. */
const KNOWN_MS = 3 * 60_000;

type RidersTopic = Extract<Topic, `${string}:riders`>;

/** `riders:moved`: who of the riders on shift has moved, for their restaurant and for admins, once a second all together. */
@Injectable()
export class RidersOnShift implements OnApplicationShutdown {
  readonly #moved = new Map<number, ToldPosition>();
  readonly #left = new Set<number>();
  /** In which topics somebody who leaves was seen. */
  readonly #seenIn = new Map<number, { topics: readonly RidersTopic[]; atMs: number }>();
  #timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly hub: SocketHub,
    private readonly ways: RiderWays,
    private readonly metrics: Metrics,
  ) {}

  push(position: ToldPosition): void {
    const { riderId, restaurantId, city } = position;
    const topics = [roomOf.restaurantRiders(restaurantId), roomOf.cityRiders(city)];
    if (!topics.some((topic) => this.hub.isOccupied(topic))) return;
    this.#moved.set(riderId, position);
    this.#left.delete(riderId);
    this.#seenIn.set(riderId, { topics, atMs: Date.now() });
    // What is read of the way meanwhile is there when it is told.
    this.ways.peek(riderId);
    this.#wait();
  }

  leave(riderId: number): void {
    this.#moved.delete(riderId);
    if (!this.#seenIn.has(riderId)) return;
    this.#left.add(riderId);
    this.#wait();
  }

  onApplicationShutdown(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
  }

  #wait(): void {
    this.#timer ??= setTimeout(() => {
      this.#tell();
    }, INTERVAL_MS);
  }

  #tell(): void {
    this.#timer = null;
    const told = new Map<RidersTopic, { riders: ReturnType<typeof toPlace>[]; gone: number[] }>();
    const among = (topic: RidersTopic) => {
      const known = told.get(topic) ?? { riders: [], gone: [] };
      told.set(topic, known);
      return known;
    };
    for (const [riderId, position] of this.#moved) {
      const way = this.ways.peek(riderId);
      // It is asked for again, and told with the next ones.
      if (way === undefined) continue;
      this.#moved.delete(riderId);
      if (way?.shiftSinceMs !== position.shiftSinceMs) continue;
      for (const topic of this.#topicsOf(riderId)) among(topic).riders.push(toPlace(position, way));
    }
    for (const riderId of this.#left) {
      for (const topic of this.#topicsOf(riderId)) among(topic).gone.push(riderId);
      this.#seenIn.delete(riderId);
    }
    this.#left.clear();
    for (const [topic, { riders, gone }] of told) {
      broadcast(this.hub.server, topic, 'riders:moved', { topic, riders, gone });
      const listeners = this.hub.server.of('/').adapter.rooms.get(topic)?.size ?? 0;
      this.metrics.positionsTold(
        topic.startsWith('city:') ? 'city-riders' : 'restaurant-riders',
        riders.length * listeners,
      );
    }
    this.#forgetOld();
    if (this.#moved.size > 0) this.#wait();
  }

  #topicsOf(riderId: number): readonly RidersTopic[] {
    return this.#seenIn.get(riderId)?.topics ?? [];
  }

  #forgetOld(): void {
    const oldestMs = Date.now() - KNOWN_MS;
    for (const [riderId, { atMs }] of this.#seenIn) {
      if (atMs >= oldestMs) continue;
      this.#seenIn.delete(riderId);
      this.#moved.delete(riderId);
    }
  }
}
