import { Injectable, Logger } from '@nestjs/common';
import type { City } from '../../contracts/constants.ts';
import { Batcher } from '../../events/batcher.ts';
import { payloadOf } from '../../events/outbox/domain-event.ts';
import { CitiesHere } from '../peers/cities-here.ts';
import { isOfCity } from '../peers/hearers.ts';
import { Peers } from '../peers/peers.ts';
import { RestaurantCities } from '../peers/restaurant-cities.ts';
import type { Announcement } from '../sockets/announcement.ts';
import { SocketHub } from '../sockets/socket-hub.ts';
import { ObjectSequencer } from './object-sequencer.ts';

/** From the instance that committed, or from whichever took the job. */
type PeerPath = 'peer' | 'queue';

interface Told {
  readonly announcement: Announcement;
  readonly cities: readonly City[];
  readonly queuedAtMs: number;
}

const BATCH = 5_000;
/** What is told in so many milliseconds is checked by one statement. */
const CHECK_SPACING_MS = 1_000;

const restaurantOf = ({ event }: Announcement): number => payloadOf(event).restaurantId;

/**
 * Tells the other instances: those that listen to a city, of its open orders, and all of them anything else. In which city a
 * restaurant is, is known from before, and read once more after the commit, within a second: who came to watch since it has
 * moved listens to the city that is read then.
 */
@Injectable()
export class PeerAnnouncements {
  readonly #logger = new Logger(PeerAnnouncements.name);
  readonly #checking = new Batcher<Told>(BATCH, (batch) => this.#check(batch), CHECK_SPACING_MS);

  constructor(
    private readonly hub: SocketHub,
    private readonly peers: Peers,
    private readonly cities: CitiesHere,
    private readonly restaurants: RestaurantCities,
    private readonly sequencer: ObjectSequencer,
  ) {}

  /** To be called when nothing more is to be told. */
  finish(): Promise<void> {
    return this.#checking.finish();
  }

  async tell(announcements: readonly Announcement[], queuedAtMs: number, path: PeerPath): Promise<void> {
    const { hearCities } = this.peers;
    const ways = Map.groupBy(announcements, (announcement) => {
      if (!hearCities || !isOfCity(announcement.event)) return 'all';
      return this.cities.knownOf(restaurantOf(announcement)).length > 0 ? 'city' : 'unknown';
    });
    this.#tellAll(ways.get('all') ?? [], queuedAtMs, path);
    this.#tellCities(ways.get('city') ?? [], queuedAtMs, path);
    const unknown = ways.get('unknown');
    if (unknown === undefined) return;
    await this.#learn(unknown);
    // Redis may have gone meanwhile.
    if (path === 'peer' && !this.hub.reachesOthers) return;
    this.#tellCities(unknown, queuedAtMs, path);
  }

  #tellAll(announcements: Announcement[], queuedAtMs: number, path: PeerPath): void {
    if (announcements.length === 0) return;
    this.peers.tellAll('announce', announcements, queuedAtMs, path);
    this.sequencer.noteEverywhere(announcements);
  }

  /** Whatever is still of no city that is known goes to all. */
  #tellCities(announcements: readonly Announcement[], queuedAtMs: number, path: PeerPath): void {
    const told = announcements.map((announcement) => {
      return { announcement, cities: this.cities.knownOf(restaurantOf(announcement)), queuedAtMs };
    });
    for (const [city, ofCity] of byCity(told)) this.peers.tellCity(city, 'announce', ofCity, queuedAtMs, path);
    this.sequencer.noteEverywhere(announcements);
    const ofNone = told.filter(({ cities }) => cities.length === 0).map(({ announcement }) => announcement);
    this.#tellAll(ofNone, queuedAtMs, path);
    this.#checking.push(told.filter(({ cities }) => cities.length > 0));
  }

  async #learn(announcements: readonly Announcement[]): Promise<void> {
    try {
      const cityOf = await this.restaurants.find(announcements.map(restaurantOf));
      for (const [restaurantId, city] of cityOf) this.cities.know(restaurantId, city);
    } catch (error) {
      this.#logger.debug({ err: error }, 'The cities of restaurants could not be read; all are told.');
    }
  }

  /** Of a restaurant that has moved, before this instance heard of it, the city that it has come to is told as well. */
  async #check(batch: readonly Told[]): Promise<void> {
    try {
      const cityOf = await this.restaurants.find(batch.map(({ announcement }) => restaurantOf(announcement)));
      for (const { announcement, cities, queuedAtMs } of batch) {
        const city = cityOf.get(restaurantOf(announcement));
        if (city === undefined || cities.includes(city)) continue;
        this.peers.tellCity(city, 'announce', [announcement], queuedAtMs, 'queue');
      }
    } catch (error) {
      this.#logger.debug({ err: error }, 'The cities of restaurants could not be read; all are told.');
      for (const [queuedAtMs, told] of Map.groupBy(batch, (each) => each.queuedAtMs)) {
        const announcements = told.map(({ announcement }) => announcement);
        this.#tellAll(announcements, queuedAtMs, 'queue');
      }
    }
  }
}

function byCity(told: readonly Told[]): Map<City, Announcement[]> {
  const announcements = new Map<City, Announcement[]>();
  for (const { announcement, cities } of told) {
    for (const city of cities) {
      const ofCity = announcements.get(city) ?? [];
      ofCity.push(announcement);
      announcements.set(city, ofCity);
    }
  }
  return announcements;
}
