import { setTimeout as delay } from 'node:timers/promises';
import type { OrderStatus } from '../../../backend/src/contracts/orders/order-status.ts';
import { Person } from '../../../backend/test/support/person.ts';
import { OrdersView } from './orders-view.ts';
import type { Patience } from './patience.ts';
import { Screen } from './screen.ts';

const LOOK_MS = 150;
/** Of looks: whoever let orders lapse is paused until they say that they are back. */
const LOOKS_PER_SIGN_OF_LIFE = 30;
/** So many of a hundred orders are turned down. */
const TURNED_DOWN = 4;

const NEXT: Partial<Record<OrderStatus, OrderStatus>> = {
  pending: 'preparing',
  preparing: 'delivering',
  delivering: 'delivered',
};

/** The moves that the product accepted. */
export interface Moved {
  readonly orderId: number;
  readonly version: number;
  readonly status: OrderStatus;
}

/** Works off what its screen shows, and only that; a second screen of the same kitchen only watches. */
export class Kitchen {
  readonly restaurantId: number;
  readonly moved: Moved[] = [];
  readonly views: readonly OrdersView[];
  readonly screens: readonly Screen[];
  readonly person: Person;
  readonly #patience: Patience;
  readonly #hasRiders: boolean;

  private constructor(url: string, restaurantId: number, person: Person, patience: Patience, hasRiders: boolean) {
    this.restaurantId = restaurantId;
    this.person = person;
    this.#patience = patience;
    this.#hasRiders = hasRiders;
    this.views = [0, 1].map(() => new OrdersView(`restaurant:${restaurantId}:orders`, 'kitchen'));
    this.screens = this.views.map((view, index) => {
      const screen = new Screen(url, `kitchen ${restaurantId}, screen ${index + 1}`, person.cookie);
      screen.follow(view);
      return screen;
    });
  }

  static async open(url: string, restaurantId: number, patience: Patience, hasRiders: boolean): Promise<Kitchen> {
    const person = await Person.login(url, `restaurant${restaurantId}@example.com`);
    return new Kitchen(url, restaurantId, person, patience, hasRiders);
  }

  async workUntil(isOver: () => boolean): Promise<void> {
    const atWork = new Set<number>();
    const [view] = this.views;
    for (let look = 1; !isOver(); look += 1) {
      if (look % LOOKS_PER_SIGN_OF_LIFE === 0) void this.#sayThatWeAreHere();
      for (const [orderId, { version, status }] of view?.shown ?? []) {
        const next = this.#hasRiders && status !== 'pending' ? undefined : NEXT[status];
        if (next === undefined || atWork.has(orderId) || view?.closedAtMs.has(orderId)) continue;
        atWork.add(orderId);
        void this.#move(orderId, next, version).finally(() => atWork.delete(orderId));
      }
      await delay(LOOK_MS);
    }
  }

  async #sayThatWeAreHere(): Promise<void> {
    await this.#patience.press('open', () =>
      this.person.request('POST', '/api/restaurant/toggle-status', { isOpen: true }),
    );
  }

  async #move(orderId: number, next: OrderStatus, expectedVersion: number): Promise<void> {
    const isTurnedDown = next === 'preparing' && Math.random() * 100 < TURNED_DOWN;
    const answer = await this.#patience.press('move', () =>
      isTurnedDown
        ? this.person.move(orderId, 'cancelled', { expectedVersion, reason: 'too_busy' })
        : this.person.move(orderId, next, { expectedVersion }),
    );
    if (answer?.status !== 200) return;
    this.moved.push({ orderId, version: answer.body.version, status: answer.body.status });
    // As the front end does with the answer of its own call.
    for (const view of this.views.slice(0, 1)) view.learn(orderId, answer.body, Date.now());
  }
}
