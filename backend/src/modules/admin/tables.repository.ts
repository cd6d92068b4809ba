import { Injectable } from '@nestjs/common';
import type { TableSort } from '../../contracts/admin/admin.ts';
import { orderIdIn } from '../../contracts/orders/order-number.ts';
import { Database, unnamed } from '../../database/connection/database.ts';
import type { Place } from '../../http/input/pagination.ts';
import type { AdminOrderRow, AdminRestaurantRow, AdminUserRow } from './admin.rows.ts';
import type { OrdersTableDto, RestaurantsTableDto, UsersTableDto } from './tables.dto.ts';
import {
  ordersCountQuery,
  ordersQuery,
  type Query,
  restaurantsCountQuery,
  restaurantsQuery,
  searchOwners,
  type SearchedOwners,
  usersCountQuery,
  usersQuery,
} from './tables.statements.ts';

export type Sorted<Row> = Row & { sortValue: string | null };

const NOBODY: SearchedOwners = { users: [], restaurants: [], guestOrders: [] };

/** Planned for its values each time: what is a rare filter in one call is a common one in the next. */
@Injectable()
export class TablesRepository {
  constructor(private readonly database: Database) {}

  async listOrders(
    filter: Partial<OrdersTableDto>,
    sort: TableSort,
    after: Place | null,
    limit: number,
  ): Promise<Sorted<AdminOrderRow>[]> {
    return this.#run(ordersQuery(filter, sort, await this.#ownersOf(filter), after, limit));
  }

  /** The same, and how many there are in all, up to `MOST_COUNTED`. Whose orders are searched for is looked up once for both. */
  async listAndCountOrders(
    filter: Partial<OrdersTableDto>,
    sort: TableSort,
    after: Place | null,
    limit: number,
  ): Promise<[rows: Sorted<AdminOrderRow>[], total: number]> {
    const found = await this.#ownersOf(filter);
    return Promise.all([
      this.#run<Sorted<AdminOrderRow>>(ordersQuery(filter, sort, found, after, limit)),
      this.#count(ordersCountQuery(filter, found)),
    ]);
  }

  countRestaurants(filter: Partial<RestaurantsTableDto>): Promise<number> {
    return this.#count(restaurantsCountQuery(filter));
  }

  countUsers(filter: Partial<UsersTableDto>): Promise<number> {
    return this.#count(usersCountQuery(filter));
  }

  listRestaurants(
    filter: Partial<RestaurantsTableDto>,
    sort: TableSort,
    after: Place | null,
    limit: number,
  ): Promise<Sorted<AdminRestaurantRow>[]> {
    return this.#run(restaurantsQuery(filter, sort, after, limit));
  }

  listUsers(
    filter: Partial<UsersTableDto>,
    sort: TableSort,
    after: Place | null,
    limit: number,
  ): Promise<Sorted<AdminUserRow>[]> {
    return this.#run(usersQuery(filter, sort, after, limit));
  }

  async #ownersOf({ q }: Partial<OrdersTableDto>): Promise<SearchedOwners> {
    if (q === undefined || orderIdIn(q) !== null) return NOBODY;
    const [found = NOBODY] = await this.#run<SearchedOwners>(searchOwners(q));
    return found;
  }

  async #count(query: Query): Promise<number> {
    const [row] = await this.#run<{ total: number }>(query);
    return row?.total ?? 0;
  }

  #run<Row extends object>({ text, values }: Query): Promise<Row[]> {
    return this.database.run<Row>(unnamed(text), values);
  }
}
