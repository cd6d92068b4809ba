import type DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import type { OrderStatus } from '../../contracts/orders/order-status.ts';
import type { Point } from '../../contracts/places/geometry.ts';
import { Database } from '../../database/connection/database.ts';
import { createSpacedLoader } from '../../database/sql/spaced-loader.ts';
import { orderOfWay } from '../../geography/order-of-way.ts';
import { placeOfAddress } from '../../geography/place-of-address.ts';
import { Recurring } from '../../timing/recurring.ts';
import type { AddressRow, StopRow, WayRow } from './rider-ways.rows.ts';
import { LIST_LAST_STOPS, READ_WAYS } from './rider-ways.statements.ts';

/** What another instance changed while no message comes from there is noticed after so long. */
const FRESH_MS = 2_000;
/** From then on it is read anew while what is known still counts, so that nobody waits for it. */
const AHEAD_MS = 1_000;
/** Between two of these, so that hundreds of riders are read in a few statements a second: well before what is known counts no more. */
const AHEAD_SPACING_MS = 200;
const FORGET_MS = 60_000;
/** Until then every read that began before an event has come to its end and was used up. */
const NOTED_MS = 10_000;
const RIDERS_AT_ONCE = 500;

/** An order on the way, with what says who may follow its rider, and where its address is. */
export interface Stop extends StopRow {
  readonly place: Point | null;
}

/** A rider who is on shift, with the orders that are on the way, in the order of that way. */
export interface RiderWay {
  readonly riderId: number;
  readonly restaurantId: number;
  readonly city: City;
  readonly shiftSinceMs: number;
  readonly stops: readonly Stop[];
  /** Where the rider was last for certain: at the last door of this ride (`at`), or, before the first, at the restaurant's. */
  readonly from: { readonly place: Point | null; readonly at: Date | null };
}

interface Read {
  readonly way: Promise<RiderWay | null>;
  readonly atMs: number;
  /** What `way` resolved to; undefined until it does. */
  known: RiderWay | null | undefined;
  isRefreshed: boolean;
}

/** Who rides where at this moment: read from Postgres, kept for two seconds, and thrown away by whatever changes it. */
@Injectable()
export class RiderWays {
  readonly #reads = new Map<number, Read>();
  readonly #loader: DataLoader<number, RiderWay | null>;
  readonly #aheadLoader: DataLoader<number, RiderWay | null>;
  /** Who has an order on the way, as was announced last: a read that began before says otherwise. */
  readonly #noted = new Map<number, { riderId: number | null; atMs: number }>();

  #isHeard: (city: City) => boolean = () => true;

  constructor(private readonly database: Database) {
    const read = async (riderIds: readonly number[]) => {
      const rows = await database.run<WayRow>(READ_WAYS, [riderIds]);
      return new Map(rows.map((row) => [row.staffId, toWay(row)]));
    };
    this.#loader = createSpacedLoader(RIDERS_AT_ONCE, read);
    this.#aheadLoader = createSpacedLoader(RIDERS_AT_ONCE, read, AHEAD_SPACING_MS);
  }

  /** To be told of which cities this process hears what changes a way; otherwise it hears of all. Shifts are heard everywhere. */
  hearOnlyOf(isHeard: (city: City) => boolean): void {
    this.#isHeard = isHeard;
  }

  /** Null: not on shift. */
  async find(riderId: number): Promise<RiderWay | null> {
    const known = this.#reads.get(riderId);
    const read = this.#read(riderId);
    const way = await read.way;
    if (way === null || read !== known || this.#isHeard(way.city)) return way && this.#current(way);
    // It was read before it was asked for, and nobody has told what has happened since.
    if (this.#reads.get(riderId) === read) this.forget(riderId);
    return this.findRecent(riderId);
  }

  /** As it is, or was at most two seconds ago where nothing is heard of its city. */
  async findRecent(riderId: number): Promise<RiderWay | null> {
    const way = await this.#read(riderId).way;
    return way && this.#current(way);
  }

  /** What is known at once; undefined when that has to be read first, which begins with the question. */
  peek(riderId: number): RiderWay | null | undefined {
    const last = this.#reads.get(riderId);
    const ageMs = last === undefined ? FRESH_MS : Date.now() - last.atMs;
    if (last?.known !== undefined && ageMs >= AHEAD_MS && ageMs < FRESH_MS) this.#refresh(riderId, last);
    const { known } = this.#read(riderId);
    return known && this.#current(known);
  }

  /** By rider, as they are in Postgres now: where those of a restaurant were last, who have been somewhere on this ride. */
  async lastStopsOf(restaurantId: number): Promise<ReadonlyMap<number, AddressRow>> {
    const rows = await this.database.run<Pick<WayRow, 'staffId' | 'lastStop'>>(LIST_LAST_STOPS, [restaurantId]);
    return new Map(rows.flatMap(({ staffId, lastStop }) => (lastStop === null ? [] : [[staffId, lastStop]])));
  }

  forget(riderId: number): void {
    this.#reads.delete(riderId);
  }

  /** What was read before it was heard of. */
  forgetIn(city: City): void {
    for (const [riderId, { known }] of this.#reads)
      if (known === undefined || known?.city === city) this.forget(riderId);
  }

  /** To be told of every change of every order, before its watchers are. */
  noteOrder({ orderId, status, riderId }: { orderId: number; status: OrderStatus; riderId: number | null }): void {
    this.#noted.set(orderId, { riderId: status === 'delivering' ? riderId : null, atMs: Date.now() });
    if (riderId !== null) this.forget(riderId);
  }

  @Recurring({ everyMs: 10_000, in: 'every process', failure: 'Ways of riders could not be forgotten.' })
  async sweep(): Promise<void> {
    const oldestMs = Date.now() - FORGET_MS;
    for (const [riderId, { atMs }] of this.#reads) if (atMs < oldestMs) this.#reads.delete(riderId);
    for (const [orderId, { atMs }] of this.#noted) if (atMs < oldestMs) this.#noted.delete(orderId);
    await Promise.resolve();
  }

  #read(riderId: number): Read {
    const last = this.#reads.get(riderId);
    if (last !== undefined && Date.now() - last.atMs < FRESH_MS) return last;
    const read: Read = { way: this.#loader.load(riderId), atMs: Date.now(), known: undefined, isRefreshed: false };
    this.#reads.set(riderId, read);
    read.way.then(
      (way) => (read.known = way),
      () => {
        if (this.#reads.get(riderId) === read) this.forget(riderId);
      },
    );
    return read;
  }

  /** What comes of it takes the place of the read before, unless that was thrown away meanwhile. */
  #refresh(riderId: number, last: Read): void {
    if (last.isRefreshed) return;
    last.isRefreshed = true;
    const atMs = Date.now();
    this.#aheadLoader.load(riderId).then(
      (known) => {
        if (this.#reads.get(riderId) !== last) return;
        this.#reads.set(riderId, { way: Promise.resolve(known), atMs, known, isRefreshed: false });
      },
      () => undefined,
    );
  }

  /** Asked for each watcher of each position: it makes nothing new while all is as it was read. */
  #current(way: RiderWay): RiderWay {
    for (const stop of way.stops) {
      if (!this.#isStill(stop, way)) return { ...way, stops: way.stops.filter((each) => this.#isStill(each, way)) };
    }
    return way;
  }

  #isStill({ id }: Stop, { riderId }: RiderWay): boolean {
    const noted = this.#noted.get(id);
    return noted === undefined || noted.riderId === riderId || Date.now() - noted.atMs > NOTED_MS;
  }
}

function toWay({ staffId, restaurantId, since, city, stops, lastStop, ...restaurant }: WayRow): RiderWay {
  const start = (lastStop && placeOfAddress(lastStop)) ?? doorOf(restaurant);
  const way = orderOfWay(start, stops, placeOfAddress);
  return {
    riderId: staffId,
    restaurantId,
    city,
    shiftSinceMs: since.getTime(),
    from: { place: start, at: lastStop && new Date(lastStop.updatedAt) },
    stops: way.map(({ postal, deliveryAddress, ...stop }) => ({
      ...stop,
      place: placeOfAddress({ postal, deliveryAddress }),
      updatedAt: new Date(stop.updatedAt),
      estimatedFrom: toDate(stop.estimatedFrom),
      estimatedTo: toDate(stop.estimatedTo),
    })),
  };
}

function doorOf({ latitude, longitude }: Pick<WayRow, 'latitude' | 'longitude'>): Point | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function toDate(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}
