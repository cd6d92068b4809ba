import { Injectable } from '@nestjs/common';
import type { ParsedTopic, SnapshotOf, SubscribeErrorCode, Topic } from '../contracts/realtime.ts';
import type { OpenStateView } from '../contracts/views.ts';
import type { SessionAccount } from '../modules/auth/session-account.ts';
import { viewerOf } from '../modules/orders/order.access.ts';
import { OrderRepository } from '../modules/orders/order.repository.ts';
import { toAdminOrderView, toOrderView, toRestaurantOrderView } from '../modules/orders/order.view.ts';
import { OpenStates } from '../modules/restaurants/open-states.ts';
import { AdminCountersFeed } from './admin-counters-feed.ts';

export type Snapshot = SnapshotOf<Topic>;

/** The right to a topic, with the way to its snapshot; or why not. */
export type Grant = { ok: true; snapshot: () => Promise<Snapshot | null> } | { ok: false; code: SubscribeErrorCode };

const LATEST_ORDERS = 10;
const REFUSED: Grant = { ok: false, code: 'forbidden' };

@Injectable()
export class TopicAccess {
  readonly #orders: OrderRepository;
  readonly #openStates: OpenStates;
  readonly #counters: AdminCountersFeed;

  constructor(orders: OrderRepository, openStates: OpenStates, counters: AdminCountersFeed) {
    this.#orders = orders;
    this.#openStates = openStates;
    this.#counters = counters;
  }

  /** Someone else's order is not refused but unknown, as over HTTP. */
  async check(topic: ParsedTopic, account: SessionAccount | null, token?: string): Promise<Grant> {
    switch (topic.kind) {
      case 'order':
        return this.#order(topic.orderId, account, token);
      case 'restaurant-orders': {
        const isOwn = account?.role === 'restaurant' && account.accountId === topic.restaurantId;
        if (!isOwn && account?.role !== 'admin') return REFUSED;
        return granted(async () =>
          (await this.#orders.listOpenOfRestaurant(topic.restaurantId)).map(toRestaurantOrderView),
        );
      }
      case 'customer-orders':
        if (account?.role !== 'customer') return REFUSED;
        return granted(async () =>
          (await this.#orders.listOpenOfCustomer(account.accountId)).map((row) => toOrderView(row, 'owner')),
        );
      case 'city':
        return granted((): Promise<OpenStateView[]> => this.#openStates.listOfCity(topic.city));
      case 'restaurant':
        return granted(() => this.#openStates.find(topic.restaurantId));
      case 'admin':
        if (account?.role !== 'admin') return REFUSED;
        return granted(async () => ({
          counters: await this.#counters.read(),
          orders: (await this.#orders.listAll(LATEST_ORDERS)).map(toAdminOrderView),
        }));
    }
  }

  async #order(orderId: number, account: SessionAccount | null, token?: string): Promise<Grant> {
    const order = await this.#orders.find(orderId);
    const viewer = order && viewerOf(order, account, token);
    if (!viewer) return { ok: false, code: 'not_found' };
    return granted(async () => {
      const current = await this.#orders.find(orderId);
      return current && toOrderView(current, viewer);
    });
  }
}

function granted(snapshot: () => Promise<Snapshot | null>): Grant {
  return { ok: true, snapshot };
}
