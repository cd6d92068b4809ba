import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { OrderView } from '../../../backend/src/contracts/orders/order-views.ts';
import { Person } from '../../../backend/test/support/person.ts';
import type { Browser } from '../../../backend/test/support/push-service.ts';
import { OrdersView } from './orders-view.ts';
import type { Patience } from './patience.ts';
import { Screen } from './screen.ts';

const PAUSE_MS = [500, 1_100] as const;
/** So many of a hundred orders are taken back. */
const TAKEN_BACK = 6;
const BY_POS = 25;

/** The orders that the product accepted. */
export interface Placed {
  readonly key: string;
  readonly orderId: number;
  readonly restaurantId: number;
  readonly atMs: number;
}

type Cart = Awaited<ReturnType<Person['cartOf']>>;

/** Orders one meal after the other, each under a key of its own, and follows each on its own page's topic. */
export class Customer {
  readonly userId: number;
  readonly placed: Placed[] = [];
  readonly refusals: string[] = [];
  readonly list = new OrdersView('customer:orders', 'customer');
  readonly tracked: OrdersView[] = [];
  readonly screen: Screen;
  readonly browser: Browser;
  readonly #person: Person;
  readonly #patience: Patience;
  readonly #carts: readonly Cart[];
  readonly #left = new Set<OrdersView>();

  private constructor(url: string, person: Person, browser: Browser, patience: Patience, carts: readonly Cart[]) {
    this.userId = person.account?.id ?? 0;
    this.browser = browser;
    this.#person = person;
    this.#patience = patience;
    this.#carts = carts;
    this.screen = new Screen(url, `customer ${this.userId}`, person.cookie);
    this.screen.follow(this.list);
  }

  static async open(
    url: string,
    restaurantIds: readonly number[],
    browser: Browser,
    patience: Patience,
  ): Promise<Customer> {
    const person = await Person.register(url, 'Chaos');
    await person.request('POST', '/api/notifications/push', browser.subscription);
    const carts = await Promise.all(restaurantIds.map((id) => person.cartOf(id)));
    return new Customer(url, person, browser, patience, carts);
  }

  async orderUntil(isEnough: () => boolean, restaurantIds: readonly number[]): Promise<void> {
    while (!isEnough()) {
      const restaurantId = restaurantIds[Math.floor(Math.random() * restaurantIds.length)] ?? 0;
      const order = await this.order(restaurantId, chance(BY_POS) ? 'restaurant_pos' : 'cash_on_delivery');
      if (order !== null && chance(TAKEN_BACK)) {
        await this.#patience.press('cancel', () =>
          this.#person.request('POST', `/api/orders/${String(order.id)}/cancel`, {}),
        );
      }
      this.#leaveWhatIsOver();
      await delay(PAUSE_MS[0] + Math.random() * (PAUSE_MS[1] - PAUSE_MS[0]));
    }
  }

  /** Answers null when the order was refused. */
  async order(restaurantId: number, paymentMethod = 'cash_on_delivery'): Promise<OrderView | null> {
    const key = randomUUID();
    const cart = this.#carts.find((each) => each.restaurantId === restaurantId);
    const body = { ...cart, paymentMethod };
    const answer = await this.#patience.press('order', () =>
      this.#person.request<OrderView & { code?: string }>('POST', '/api/orders', body, { 'idempotency-key': key }),
    );
    if (answer === null) return null;
    if (answer.status !== 201 && answer.status !== 200) {
      this.refusals.push(`${String(answer.status)} ${answer.body.code ?? ''}`);
      return null;
    }
    const order = answer.body;
    this.placed.push({ key, orderId: order.id, restaurantId, atMs: Date.now() });
    this.list.learn(order.id, order, Date.now());
    const view = new OrdersView(`order:${order.id}`, 'order');
    this.tracked.push(view);
    this.screen.follow(view);
    return order;
  }

  /** Nobody looks at a delivered and paid order for ever, and a socket may only have so many topics. */
  #leaveWhatIsOver(): void {
    for (const view of this.tracked) {
      if (this.#left.has(view)) continue;
      const [shown] = view.shown.values();
      const isFinal = shown?.status === 'delivered' || shown?.status === 'cancelled';
      if (!isFinal || shown.paymentStatus === 'pending') continue;
      this.#left.add(view);
      this.screen.leave(view.topic);
    }
  }
}

function chance(percent: number): boolean {
  return Math.random() * 100 < percent;
}
