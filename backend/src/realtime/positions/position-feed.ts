import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Subscription } from 'rxjs';
import { Batcher } from '../../events/batcher.ts';
import { RiderDepartures } from '../../modules/rider-positions/rider-departures.ts';
import { LatestPositions } from '../../modules/rider-positions/store/latest-positions.ts';
import type { Departure, KeptPosition, ToldPosition } from '../../modules/rider-positions/store/position-store.ts';
import { RiderWays } from '../../modules/rider-positions/rider-ways.ts';
import { TakePositions } from '../../modules/rider-positions/take-positions.ts';
import { CitiesHere } from '../peers/cities-here.ts';
import { Peers } from '../peers/peers.ts';
import { SocketHub } from '../sockets/socket-hub.ts';
import { OrderPositions } from './order-positions.ts';
import { RideChanges } from './ride-changes.ts';
import { RidersOnShift } from './riders-on-shift.ts';

const BATCH = 500;
/** Between two messages to the other instances. */
const TELL_SPACING_MS = 10;

/**
 * Brings positions to every instance, each of which tells its own sockets. Nothing is kept for an instance that hears
 * nothing: the next position says more than the one it missed.
 */
@Injectable()
export class PositionFeed implements OnApplicationBootstrap, OnApplicationShutdown {
  readonly #listening: Subscription[] = [];
  readonly #telling = new Batcher<ToldPosition>(BATCH, (batch) => this.#tellOthers(batch), TELL_SPACING_MS);

  constructor(
    private readonly hub: SocketHub,
    private readonly taking: TakePositions,
    private readonly departures: RiderDepartures,
    private readonly latest: LatestPositions,
    private readonly orders: OrderPositions,
    private readonly riders: RidersOnShift,
    private readonly ways: RiderWays,
    private readonly rideChanges: RideChanges,
    private readonly peers: Peers,
    private readonly cities: CitiesHere,
  ) {}

  onApplicationBootstrap(): void {
    this.#listening.push(
      this.taking.taken.subscribe((position) => {
        this.#take(position);
      }),
      this.departures.left.subscribe((departure) => {
        this.#leave(departure);
        // Of the end of a shift every instance hears as of every event.
        if (departure.shiftEndedAtMs === null) this.peers.tellAll('ridersLeft', [departure]);
      }),
    );
    if (!this.hub.isServing) return;
    this.ways.hearOnlyOf((city) => this.cities.isHeard(city));
    this.#listening.push(
      this.cities.entered.subscribe((city) => {
        this.ways.forgetIn(city);
      }),
      this.cities.left.subscribe(() => {
        this.rideChanges.forgetUnwatched();
      }),
    );
    this.peers.on('positions', (positions) => {
      for (const position of positions) this.#tell(position);
    });
    this.peers.on('ridersLeft', (departures) => {
      for (const departure of departures) {
        this.departures.hear(departure);
        this.#leave(departure);
      }
    });
  }

  async onApplicationShutdown(): Promise<void> {
    for (const subscription of this.#listening) subscription.unsubscribe();
    await this.#telling.finish();
  }

  #take({ sessionId: _, ...position }: KeptPosition): void {
    this.#tell(position);
    this.#telling.push([position]);
  }

  #tell(position: ToldPosition): void {
    if (!this.hub.isServing || this.hub.socketCount === 0 || this.latest.isOver(position)) return;
    this.orders.push(position);
    this.riders.push(position);
  }

  #leave({ riderId }: Departure): void {
    this.orders.forget(riderId);
    this.riders.leave(riderId);
  }

  /** While Redis is away nothing is said that would wait in memory, and be old when it arrives. */
  #tellOthers(batch: ToldPosition[]): Promise<void> {
    if (this.hub.reachesOthers && this.peers.hearCities) {
      for (const [city, told] of Map.groupBy(batch, (position) => position.city)) {
        this.peers.tellCity(city, 'positions', told);
      }
    } else if (this.hub.reachesOthers) {
      this.peers.tellAll('positions', batch);
    }
    return Promise.resolve();
  }
}
