import { setTimeout as delay } from 'node:timers/promises';
import type { Point } from '../../../backend/src/contracts/places/geometry.ts';
import type { RiderOrderView, RiderShiftView } from '../../../backend/src/contracts/riders/riders.ts';
import type { Person } from '../../../backend/test/support/person.ts';
import { hireRider } from '../../../backend/test/support/riding.ts';
import { Network } from '../../riding/network.ts';
import { type Reading, ride, seeded } from '../../riding/ride.ts';
import type { Kitchen, Moved } from './kitchen.ts';
import { Patience } from './patience.ts';
import { Phone } from './phone.ts';
import { RiderOrdersView } from './rider-orders-view.ts';
import { Screen } from './screen.ts';

const LOOK_MS = 250;
const SAY_MS = 1_000;
const AT_ONCE = 2;
/** A ride is cut short, so that many end while something is broken. */
const RIDE_MS = [6_000, 14_000] as const;

let network: Network | null = null;

/** Takes along what its screen shows as free, rides, says where, and hands over; all of it by the phone's own line. */
export class Rider {
  readonly restaurantId: number;
  readonly moved: Moved[] = [];
  readonly patience = new Patience();
  readonly screen: Screen;
  readonly view: RiderOrdersView;
  readonly #phone: Phone;
  readonly #person: Person;
  readonly #track: Iterator<Reading, void>;
  /** Of what is on the way: when its ride is over. */
  readonly #arrivesAtMs = new Map<number, number>();

  private constructor(
    phone: Phone,
    person: Person,
    { riderId, restaurant }: RiderShiftView,
    way: readonly Point[],
    seed: number,
  ) {
    this.restaurantId = restaurant.id;
    this.#phone = phone;
    this.#person = person;
    this.#track = backAndForth(way, seeded(seed));
    this.view = new RiderOrdersView(riderId);
    this.screen = new Screen(phone.url, `rider ${String(riderId)}`, person.cookie);
    this.screen.follow(this.view);
  }

  static async open(url: string, kitchen: Kitchen, destination: Point, seed: number): Promise<Rider> {
    const phone = await Phone.open(url);
    const { person } = await hireRider(url, kitchen.person, `rider-${String(seed)}@example.com`, phone.url);
    const { body: shift } = await person.request<RiderShiftView>('GET', '/api/rider/shift');
    const { latitude, longitude } = shift.restaurant;
    if (!shift.isOn || latitude === null || longitude === null) throw new Error(`Rider ${String(seed)} cannot ride.`);
    network ??= Network.ofBerlin();
    return new Rider(phone, person, shift, network.wayBetween({ latitude, longitude }, destination), seed);
  }

  get isRiding(): boolean {
    return this.view.carried.length > 0;
  }

  async workUntil(isOver: () => boolean): Promise<void> {
    await Promise.all([this.#deliver(isOver), this.#sayWhere(isOver)]);
  }

  goOffline(): void {
    this.#phone.goOffline(this.screen);
  }

  goOnline(): void {
    this.#phone.goOnline(this.screen);
  }

  close(): Promise<void> {
    return this.#phone.close();
  }

  async #sayWhere(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const { value } = this.#track.next();
      if (value) void this.#phone.say(value, this.#person, this.screen);
      await delay(SAY_MS);
    }
  }

  async #deliver(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      const { carried, free } = this.view;
      for (const orderId of carried) {
        const arrivesAtMs = this.#arrivesAtMs.get(orderId) ?? Date.now() + between(...RIDE_MS);
        this.#arrivesAtMs.set(orderId, arrivesAtMs);
        if (Date.now() < arrivesAtMs) continue;
        await this.#step(orderId, { status: 'delivered', withoutCode: true, reason: 'left_at_door' });
      }
      // Others reach for it as well.
      const next = free[Math.floor(Math.random() * free.length)];
      if (next !== undefined && carried.length < AT_ONCE) await this.#step(next, { status: 'delivering' });
      await delay(LOOK_MS);
    }
  }

  /** With the version that the screen showed when it was pressed. */
  async #step(orderId: number, step: object): Promise<void> {
    const body = { ...step, expectedVersion: this.view.shown.get(orderId)?.version };
    const path = `/api/rider/orders/${String(orderId)}/status`;
    const answer = await this.patience.press('ride', async () => {
      await this.#phone.untilOnline();
      return this.#person.request<RiderOrderView>('PUT', path, body);
    });
    if (answer?.status !== 200) return;
    const { version, status } = answer.body;
    this.moved.push({ orderId, version, status });
    this.view.take(orderId);
    this.view.learn(orderId, answer.body, Date.now());
  }
}

function* backAndForth(way: readonly Point[], random: () => number): Generator<Reading, void> {
  for (;;) {
    yield* ride(way, { random });
    yield* ride(way.toReversed(), { random });
  }
}

function between(least: number, most: number): number {
  return least + Math.random() * (most - least);
}
