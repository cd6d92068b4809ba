import type DataLoader from 'dataloader';
import { Injectable } from '@nestjs/common';
import { hasAdminRight } from '../../contracts/accounts/admin-roles.ts';
import { CITIES, type City } from '../../contracts/constants.ts';
import type { ParsedTopic, SnapshotOf, SubscribeErrorCode, Topic } from '../../contracts/events/realtime.ts';
import type { OpenStateView } from '../../contracts/restaurants/restaurant-views.ts';
import { viewerOf } from '../../modules/orders/order/order.access.ts';
import { OrderRepository } from '../../modules/orders/order/order.repository.ts';
import { toAdminOrderView, toOrderView, toRestaurantOrderView } from '../../modules/orders/order/order.view.ts';
import { RiderOrders } from '../../modules/riders/rider-orders.ts';
import { RiderPlaces } from '../../modules/rider-positions/rider-places.ts';
import { OpenStates } from '../../modules/restaurants/opening/open-states.ts';
import { AdminCountersFeed } from '../announcing/admin-counters-feed.ts';
import { CitiesHere } from '../peers/cities-here.ts';
import { RideChanges } from '../positions/ride-changes.ts';
import type { SocketAccount } from '../sockets/socket-types.ts';
import { createSpacedLoader } from '../../database/sql/spaced-loader.ts';

type FoundOrder = NonNullable<Awaited<ReturnType<OrderRepository['find']>>>;

export type Snapshot = SnapshotOf<Topic>;

/**
 * The right to a topic, with the cities in which happens what it tells, as far as they are known before its snapshot, and the
 * way to that; or why not.
 */
export type Grant =
  | { ok: true; cities: readonly City[]; snapshot: () => Promise<Snapshot | null> }
  | { ok: false; code: SubscribeErrorCode };

const LATEST_ORDERS = 10;
/** So many orders are looked up in one read. */
const ORDERS_AT_ONCE = 200;
const REFUSED: Grant = { ok: false, code: 'forbidden' };

@Injectable()
export class TopicAccess {
  readonly #reads: DataLoader<number, FoundOrder | null>;

  constructor(
    private readonly orders: OrderRepository,
    private readonly openStates: OpenStates,
    private readonly counters: AdminCountersFeed,
    private readonly rides: RiderOrders,
    private readonly places: RiderPlaces,
    private readonly rideChanges: RideChanges,
    private readonly cities: CitiesHere,
  ) {
    this.#reads = createSpacedLoader(ORDERS_AT_ONCE, async (ids) => {
      const rows = await orders.findMany(ids);
      return new Map(rows.map((row) => [row.id, row]));
    });
  }

  /** Someone else's order is not refused but unknown, as over HTTP. */
  async check(topic: ParsedTopic, account: SocketAccount | null, token?: string): Promise<Grant> {
    switch (topic.kind) {
      case 'order':
        return this.#order(topic.orderId, account, token);
      case 'restaurant-orders': {
        const isKitchen = account?.role === 'restaurant' && account.duty !== 'rider';
        const isOwn = isKitchen && account.accountId === topic.restaurantId;
        if (!isOwn && !hasAdminRight(account?.adminRole, 'read')) return REFUSED;
        return granted(await this.cities.ofRestaurant(topic.restaurantId), async () =>
          (await this.orders.listOpenOfRestaurant(topic.restaurantId)).map(toRestaurantOrderView),
        );
      }
      case 'restaurant-riders':
        if (!isOfKitchen(account, topic.restaurantId) && !hasAdminRight(account?.adminRole, 'read')) return REFUSED;
        return granted(await this.cities.ofRestaurant(topic.restaurantId), () =>
          this.places.ofRestaurant(topic.restaurantId),
        );
      case 'city-riders':
        if (!hasAdminRight(account?.adminRole, 'read')) return REFUSED;
        return granted([topic.city], () => this.places.ofCity(topic.city));
      case 'customer-orders':
        if (account?.role !== 'customer') return REFUSED;
        return granted([], async () =>
          (await this.orders.listOpenOfCustomer(account.accountId)).map((row) => toOrderView(row, 'owner')),
        );
      case 'rider-orders': {
        const { staffId, accountId, duty } = account ?? {};
        if (duty !== 'rider' || !staffId || accountId === undefined) return REFUSED;
        return granted(await this.cities.ofRestaurant(accountId), () => this.rides.list(accountId, staffId));
      }
      // Of opening hours, menus and terms everybody hears.
      case 'city':
        return granted([], (): Promise<OpenStateView[]> => this.openStates.listOfCity(topic.city));
      case 'restaurant':
        return granted([], () => this.openStates.find(topic.restaurantId));
      case 'admin':
        if (!hasAdminRight(account?.adminRole, 'read')) return REFUSED;
        return granted(CITIES, async () => ({
          counters: await this.counters.read(),
          orders: (await this.orders.listAll(LATEST_ORDERS)).map(toAdminOrderView),
        }));
    }
  }

  /** What the right was judged by is the first snapshot: who joins asks again when something newer was announced since. */
  async #order(orderId: number, account: SocketAccount | null, token?: string): Promise<Grant> {
    const order = await this.#reads.load(orderId);
    const viewer = order && viewerOf(order, account, token);
    if (!viewer) return { ok: false, code: 'not_found' };
    let known: FoundOrder | null = order;
    return granted(this.cities.know(order.restaurantId, order.restaurantCity), async () => {
      const current = known ?? (await this.#reads.load(orderId));
      known = null;
      if (current !== null) this.rideChanges.noteWatched(current);
      return current && toOrderView(current, viewer);
    });
  }
}

/** Its riders are none: each knows where they are themselves. */
function isOfKitchen(account: SocketAccount | null, restaurantId: number): boolean {
  return account?.role === 'restaurant' && account.duty !== 'rider' && account.accountId === restaurantId;
}

function granted(cities: readonly City[], snapshot: () => Promise<Snapshot | null>): Grant {
  return { ok: true, cities, snapshot };
}
