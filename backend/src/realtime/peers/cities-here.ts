import { Injectable } from '@nestjs/common';
import { Subject } from 'rxjs';
import { CITIES, type City } from '../../contracts/constants.ts';
import { type DomainEvent, type OrderChanged, originOf } from '../../events/outbox/domain-event.ts';
import { Recurring } from '../../timing/recurring.ts';
import { roomOf } from '../sockets/rooms.ts';
import { SocketHub } from '../sockets/socket-hub.ts';
import { opensOrder } from './hearers.ts';
import { Peers } from './peers.ts';
import { RestaurantCities } from './restaurant-cities.ts';

/** Nobody who subscribes waits longer for a Redis that hangs: what is missed until it answers is read then. */
const PATIENCE_MS = 2_000;
const SWEEP_MS = 30_000;
/** For so long a city is listened to that nobody here watches any more. */
const QUIET_MS = 5 * 60_000;

/** A city that is listened to, or about to be. */
interface Hearing {
  /** Those that need it; empty ones are left out now and then. */
  readonly rooms: Set<string>;
  readonly started: Promise<undefined>;
  /** By `performance.now()`; null until it began. */
  sinceMs: number | null;
  /** Since when somebody has gone on without waiting any longer. */
  missedSince: Date | null;
  /** Orders here that were placed meanwhile, as they were then. */
  readonly waiting: OrderChanged[];
  idleSinceMs: number | null;
}

/** What was not heard, to be read from Postgres: of one order, what came after it; or all since a moment. */
export type Missed = { readonly after: OrderChanged } | { readonly since: Date };

/**
 * To which cities this instance listens: to those that somebody here watches, from before their first snapshot until some
 * minutes after they have gone. A restaurant that moves has, for whoever watches it, all cities that it was ever in.
 */
@Injectable()
export class CitiesHere {
  /** What was known of the city before may be older than what is heard from now on. */
  readonly entered = new Subject<City>();
  readonly left = new Subject<City>();
  readonly missed = new Subject<Missed>();
  readonly #hearings = new Map<City, Hearing>();
  /** By restaurant: all cities in which it was, as far as this instance knows. */
  readonly #known = new Map<number, Set<City>>();

  constructor(
    private readonly hub: SocketHub,
    private readonly peers: Peers,
    private readonly restaurants: RestaurantCities,
  ) {}

  /** Whether whatever happens there is told here; always where there are no other instances. */
  isHeard(city: City): boolean {
    return !this.peers.areLinked || (this.#hearings.get(city)?.sinceMs ?? null) !== null;
  }

  /** The cities of a restaurant, of which one was just read. */
  know(restaurantId: number, city: City): readonly City[] {
    if (!this.peers.areLinked) return [city];
    const known = this.#known.get(restaurantId);
    if (known === undefined) this.#known.set(restaurantId, new Set([city]));
    // Where it has just moved, who came before hears so by the event, which is on its way.
    return [...new Set([...(known ?? []), city])];
  }

  /** All cities in which the restaurant was, as far as this instance knows; none where it knows nothing of it. */
  knownOf(restaurantId: number): readonly City[] {
    return [...(this.#known.get(restaurantId) ?? [])];
  }

  async ofRestaurant(restaurantId: number): Promise<readonly City[]> {
    if (!this.peers.areLinked) return [];
    const known = this.knownOf(restaurantId);
    if (known.length > 0) return known;
    const city = (await this.restaurants.find([restaurantId])).get(restaurantId);
    return city === undefined ? [] : this.know(restaurantId, city);
  }

  /**
   * To be asked when somebody has joined a room: whether these cities were listened to since then. If not they are now, and
   * what was read before is to be read again.
   */
  async hear(room: string, cities: readonly City[], sinceMs: number): Promise<boolean> {
    if (!this.peers.areLinked || cities.length === 0) return true;
    const hearings = cities.map((city) => this.#need(city, room));
    const pending = hearings.filter((hearing) => hearing.sinceMs === null && hearing.missedSince === null);
    if (pending.length > 0) {
      if (this.peers.canListen) await withinPatience(Promise.all(pending.map(({ started }) => started)));
      const since = new Date(Date.now() - (performance.now() - sinceMs));
      for (const hearing of pending) if (hearing.sinceMs === null) hearing.missedSince ??= since;
    }
    return hearings.every((hearing) => hearing.sinceMs === null || hearing.sinceMs <= sinceMs);
  }

  /** To be told of every event that is told here, once. */
  note(event: DomainEvent): void {
    if (!this.peers.areLinked || !this.hub.isServing) return;
    if (event.kind === 'open_state') this.#noteCity(event.payload.restaurantId, event.city, event);
    if (event.kind !== 'order' || event.userId === null || !opensOrder(event)) return;
    const room = roomOf.customer(event.userId);
    if (this.hub.isOccupied(room)) void this.#follow(event, room);
  }

  @Recurring({ everyMs: SWEEP_MS, in: 'every process', failure: 'Cities that nobody watches could not be left.' })
  async sweep(): Promise<void> {
    for (const [city, hearing] of this.#hearings) {
      for (const room of hearing.rooms) if (!this.hub.isOccupied(room)) hearing.rooms.delete(room);
      if (hearing.rooms.size > 0 || hearing.sinceMs === null) hearing.idleSinceMs = null;
      else hearing.idleSinceMs ??= performance.now();
      if (hearing.idleSinceMs === null || performance.now() - hearing.idleSinceMs < QUIET_MS) continue;
      this.#hearings.delete(city);
      this.peers.leave(city);
      this.left.next(city);
    }
    await Promise.resolve();
  }

  #need(city: City, room: string): Hearing {
    const hearing = this.#hearings.get(city) ?? this.#enter(city);
    hearing.rooms.add(room);
    return hearing;
  }

  #enter(city: City): Hearing {
    const { promise: started, resolve } = Promise.withResolvers<undefined>();
    const hearing: Hearing = {
      ...{ rooms: new Set<string>(), started, waiting: [] },
      ...{ sinceMs: null, missedSince: null, idleSinceMs: null },
    };
    this.#hearings.set(city, hearing);
    this.peers.listen(city).then(
      () => {
        hearing.sinceMs = performance.now();
        this.entered.next(city);
        if (hearing.missedSince !== null) this.missed.next({ since: hearing.missedSince });
        for (const order of hearing.waiting.splice(0)) this.missed.next({ after: order });
        resolve(undefined);
      },
      // The link has been closed: this process ends.
      () => undefined,
    );
    return hearing;
  }

  /** A customer here has an order in a city that may be new: what came after is read when that is listened to. */
  async #follow(order: OrderChanged, room: string): Promise<void> {
    const sinceMs = performance.now();
    // Where the city cannot be read it may be any.
    const cities = await this.ofRestaurant(order.restaurantId).catch(() => CITIES);
    for (const city of cities) {
      const hearing = this.#need(city, room);
      if (hearing.sinceMs === null) hearing.waiting.push(order);
      else if (hearing.sinceMs > sinceMs) this.missed.next({ after: order });
    }
  }

  /** Whoever needs a city of the restaurant may watch it, and needs the one that it has moved to as well. */
  #noteCity(restaurantId: number, city: City, event: DomainEvent): void {
    const before = this.#known.get(restaurantId) ?? new Set();
    if (before.has(city)) return;
    this.#known.set(restaurantId, new Set([...before, city]));
    const rooms = [...before].flatMap((old) => [...(this.#hearings.get(old)?.rooms ?? [])]);
    if (rooms.length === 0) return;
    for (const room of rooms) this.#need(city, room);
    const since = new Date(originOf(event).committedAtMs);
    const hearing = this.#hearings.get(city);
    if (hearing?.sinceMs === null) hearing.missedSince ??= since;
    else this.missed.next({ since });
  }
}

async function withinPatience(started: Promise<unknown>): Promise<void> {
  const { promise: tooLong, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => {
    resolve(undefined);
  }, PATIENCE_MS);
  await Promise.race([started, tooLong]);
  clearTimeout(timer);
}
