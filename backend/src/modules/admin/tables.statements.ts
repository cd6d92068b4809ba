/** The admins' tables: each a page by key, narrowed by what was asked for, its counts computed for the page alone. */
import { MOST_COUNTED, type RestaurantState, type TableSort } from '../../contracts/admin/admin.ts';
import { orderIdIn } from '../../contracts/orders/order-number.ts';
import { OPEN_STATUSES, type OrderStatus } from '../../contracts/orders/order-status.ts';
import { select } from '../../database/sql/columns.ts';
import { Conditions, escapeLike } from '../../database/sql/conditions.ts';
import { User } from '../../entities/accounts/user.entity.ts';
import { Order as OrderEntity } from '../../entities/orders/order.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import type { Place } from '../../http/input/pagination.ts';
import type { OrdersTableDto, RestaurantsTableDto, UsersTableDto } from './tables.dto.ts';
import { LISTED_ORDER, LISTED_RESTAURANT, LISTED_USER, NOW_OF_RESTAURANT, PEOPLE_OF_ORDER } from './admin.rows.ts';

/** Whose orders a search is for: looked up first, so that the orders' own indexes find them. */
export interface SearchedOwners {
  users: number[];
  restaurants: number[];
  /** The orders of guests. Null: too many for a list, so that going through the orders soon finds enough. */
  guestOrders: number[] | null;
}

export interface Query {
  text: string;
  values: unknown[];
}

interface Order {
  /** It is null when the id alone sorts. */
  column: string | null;
  type: 'text' | 'timestamptz' | 'int';
  direction: 'ASC' | 'DESC';
}

const USER_SEARCH = `search_fold(u.name || ' ' || u.email || ' ' || coalesce(u.phone, ''))`;
const RESTAURANT_SEARCH = `search_fold(r.name || ' ' || r.email || ' ' || r.address || ' ' || coalesce(r.phone, '') || ' ' ||
  coalesce(r.legal_name, ''))`;
const MAX_SEARCHED_ACCOUNTS = 1_000;
const MAX_LISTED_GUEST_ORDERS = 10_000;

/** Of accounts of each kind, at most a thousand. */
export function searchOwners(search: string): Query {
  const where = new Conditions();
  const pattern = likeOf(where, search);
  const text = `SELECT
    ARRAY(SELECT u.id FROM users u WHERE ${USER_SEARCH} LIKE ${pattern} LIMIT ${MAX_SEARCHED_ACCOUNTS}) AS users,
    ARRAY(SELECT r.id FROM restaurants r WHERE ${RESTAURANT_SEARCH} LIKE ${pattern} LIMIT ${MAX_SEARCHED_ACCOUNTS}) AS restaurants,
    CASE WHEN cardinality(g.ids) <= ${MAX_LISTED_GUEST_ORDERS} THEN g.ids END AS "guestOrders"
    FROM (SELECT ARRAY(SELECT order_id FROM guest_searches WHERE contact LIKE ${pattern}
      LIMIT ${MAX_LISTED_GUEST_ORDERS} + 1) AS ids OFFSET 0) g`;
  return { text, values: where.values };
}

/** Beyond `MOST_COUNTED` nobody needs to know, and counting would cost more than the page. */
function countQuery(from: string, where: Conditions): Query {
  const text = `SELECT count(*)::int AS total FROM (SELECT FROM ${from} WHERE ${where.text} LIMIT ${MOST_COUNTED}) c`;
  return { text, values: where.values };
}

export function ordersCountQuery(filter: Partial<OrdersTableDto>, found: SearchedOwners): Query {
  const where = ordersWhere(filter, found);
  // Each order has a restaurant: only its city is a reason to look that up for up to `MOST_COUNTED` orders.
  const joined = filter.city === undefined ? '' : ' JOIN restaurants r ON r.id = o.restaurant_id';
  return countQuery(`${ordersFrom(filter, where)}${joined}`, where);
}

export function restaurantsCountQuery(filter: Partial<RestaurantsTableDto>): Query {
  return countQuery('restaurants r', restaurantsWhere(filter));
}

export function usersCountQuery(filter: Partial<UsersTableDto>): Query {
  return countQuery('users u', usersWhere(filter));
}

const areOpen = (status: readonly OrderStatus[]) => status.every((one) => OPEN_STATUSES.includes(one));

/**
 * Open orders are few and have an index. With an evening's statistics the planner takes those of a night for many, and goes through all orders from
 * the newest to find a page of them; `OFFSET 0` keeps the page's order away from where they are looked up.
 */
function ordersFrom({ status }: Partial<OrdersTableDto>, where: Conditions): string {
  if (status === undefined || !areOpen(status)) return 'orders o';
  return `(SELECT * FROM orders WHERE status = ANY(${where.parameter(status)}::order_status[]) OFFSET 0) o`;
}

function ordersWhere(filter: Partial<OrdersTableDto>, found: SearchedOwners): Conditions {
  const where = new Conditions();
  const { q, city, status, fulfilment, paymentMethod, paymentStatus, restaurantId, userId, from, to } = filter;
  if (q !== undefined) {
    const id = orderIdIn(q);
    where.add((of) =>
      id === null
        ? `(o.user_id = ANY(${of(found.users)}) OR o.restaurant_id = ANY(${of(found.restaurants)})
            OR ${
              found.guestOrders === null
                ? `EXISTS (SELECT FROM guest_searches g WHERE g.order_id = o.id AND g.contact LIKE ${likeOf(where, q)})`
                : `o.id = ANY(${of(found.guestOrders)})`
            })`
        : `o.id = ${of(id)}`,
    );
  }
  if (city !== undefined) where.add((of) => `r.city = ${of(city)}::city`);
  if (status !== undefined && !areOpen(status)) where.add((of) => `o.status = ANY(${of(status)}::order_status[])`);
  if (fulfilment !== undefined) where.add((of) => `o.fulfilment = ${of(fulfilment)}::fulfilment`);
  if (paymentMethod !== undefined) where.add((of) => `o.payment_method = ${of(paymentMethod)}::payment_method`);
  if (paymentStatus !== undefined) where.add((of) => `o.payment_status = ${of(paymentStatus)}::payment_status`);
  if (restaurantId !== undefined) where.add((of) => `o.restaurant_id = ${of(restaurantId)}`);
  if (userId !== undefined) where.add((of) => `o.user_id = ${of(userId)}`);
  if (from !== undefined) where.add((of) => `o.created_at >= ${of(from)}`);
  if (to !== undefined) where.add((of) => `o.created_at < ${of(to)}`);
  return where;
}

export function ordersQuery(
  filter: Partial<OrdersTableDto>,
  sort: TableSort,
  found: SearchedOwners,
  after: Place | null,
  limit: number,
): Query {
  const where = ordersWhere(filter, found);
  const order = orderOfOrders(filter, sort);
  addPlace(where, 'o', order, after);
  const text = `SELECT ${select(OrderEntity, 'o', LISTED_ORDER)}, ${PEOPLE_OF_ORDER},
      ${valueOf(order)} AS "sortValue"
    FROM ${ordersFrom(filter, where)} JOIN restaurants r ON r.id = o.restaurant_id
    WHERE ${where.text} ORDER BY ${orderText('o', order)} LIMIT ${where.parameter(limit)}`;
  return { text, values: where.values };
}

/** By time where a range of time is asked for, since that has the index; ids rise with it. */
export function orderOfOrders({ from, to }: Partial<OrdersTableDto>, sort: TableSort): Order {
  const isRange = from !== undefined || to !== undefined;
  return {
    column: isRange ? 'o.created_at' : null,
    type: 'timestamptz',
    direction: sort === 'oldest' ? 'ASC' : 'DESC',
  };
}

const IN_STATE: Readonly<Record<RestaurantState, string>> = {
  paused: 'r.paused_until > now()',
  suspended: 'r.suspended_from <= now()',
  no_device: `r.id IN (SELECT n.restaurant_id FROM admin_notices n WHERE n.kind = 'no_device' AND n.resolved_at IS NULL)`,
};

function restaurantsWhere(filter: Partial<RestaurantsTableDto>): Conditions {
  const where = new Conditions();
  const { q, city, open, state, active, reviewStatus, plan } = filter;
  if (q !== undefined) where.add(() => `${RESTAURANT_SEARCH} LIKE ${likeOf(where, q)}`);
  if (city !== undefined) where.add((of) => `r.city = ${of(city)}::city`);
  // What customers were told last, a few seconds ago at most: computing it for all of them would take a second.
  if (open !== undefined) where.add((of) => `r.announced_open = ${of(open)}`);
  if (state !== undefined) where.add(() => IN_STATE[state]);
  if (active !== undefined) where.add((of) => `r.is_active = ${of(active)}`);
  if (reviewStatus !== undefined) where.add((of) => `r.review_status = ${of(reviewStatus)}::review_status`);
  if (plan !== undefined) where.add((of) => `r.subscription_plan = ${of(plan)}::subscription_plan`);
  return where;
}

export function restaurantsQuery(
  filter: Partial<RestaurantsTableDto>,
  sort: TableSort,
  after: Place | null,
  limit: number,
): Query {
  const where = restaurantsWhere(filter);
  const order = orderOfRestaurants(sort);
  addPlace(where, 'r', order, after);
  const popularity = sort === 'orders' ? 'LEFT JOIN restaurant_popularity p ON p.restaurant_id = r.id' : '';
  const text = `SELECT ${select(Restaurant, 'r', LISTED_RESTAURANT)}, ${NOW_OF_RESTAURANT}, page."sortValue",
      (SELECT count(*)::int FROM menus m WHERE m.restaurant_id = r.id AND m.deleted_at IS NULL) AS "menuCount",
      (SELECT count(*)::int FROM orders o WHERE o.restaurant_id = r.id) AS "orderCount"
    FROM (
      SELECT r.id, ${valueOf(order)} AS "sortValue", row_number() OVER (ORDER BY ${orderText('r', order)}) AS place
      FROM restaurants r ${popularity} WHERE ${where.text}
      ORDER BY ${orderText('r', order)} LIMIT ${where.parameter(limit)}
    ) page JOIN restaurants r ON r.id = page.id ORDER BY page.place`;
  return { text, values: where.values };
}

export function orderOfRestaurants(sort: TableSort): Order {
  if (sort === 'name') return { column: 'r.name', type: 'text', direction: 'ASC' };
  if (sort === 'orders') return { column: 'coalesce(p.order_count, 0)', type: 'int', direction: 'DESC' };
  return { column: null, type: 'int', direction: sort === 'oldest' ? 'ASC' : 'DESC' };
}

function usersWhere(filter: Partial<UsersTableDto>): Conditions {
  const where = new Conditions();
  const { q, city, from, to } = filter;
  if (q !== undefined) where.add(() => `${USER_SEARCH} LIKE ${likeOf(where, q)}`);
  if (city !== undefined) where.add((of) => `u.city = ${of(city)}::city`);
  if (from !== undefined) where.add((of) => `u.created_at >= ${of(from)}`);
  if (to !== undefined) where.add((of) => `u.created_at < ${of(to)}`);
  return where;
}

export function usersQuery(filter: Partial<UsersTableDto>, sort: TableSort, after: Place | null, limit: number): Query {
  const where = usersWhere(filter);
  const order = orderOfUsers(filter, sort);
  addPlace(where, 'u', order, after);
  const text = `SELECT page.*, o."orderCount", o."totalSpentCents"
    FROM (
      SELECT ${select(User, 'u', LISTED_USER)}, ${valueOf(order)} AS "sortValue",
        row_number() OVER (ORDER BY ${orderText('u', order)}) AS place
      FROM users u WHERE ${where.text} ORDER BY ${orderText('u', order)} LIMIT ${where.parameter(limit)}
    ) page, LATERAL (
      SELECT count(*)::int AS "orderCount",
        coalesce(sum(total_cents) FILTER (WHERE status <> 'cancelled'), 0)::float8 AS "totalSpentCents"
      FROM orders WHERE user_id = page.id
    ) o ORDER BY page.place`;
  return { text, values: where.values };
}

export function orderOfUsers({ from, to }: Partial<UsersTableDto>, sort: TableSort): Order {
  if (sort === 'name') return { column: 'u.name', type: 'text', direction: 'ASC' };
  const isRange = from !== undefined || to !== undefined;
  return {
    column: isRange ? 'u.created_at' : null,
    type: 'timestamptz',
    direction: sort === 'oldest' ? 'ASC' : 'DESC',
  };
}

function addPlace(where: Conditions, table: string, { column, type, direction }: Order, after: Place | null): void {
  if (after === null) return;
  const { id, value } = after;
  const isAfter = direction === 'ASC' ? '>' : '<';
  where.add((of) =>
    column === null
      ? `${table}.id ${isAfter} ${of(id)}`
      : `(${column}, ${table}.id) ${isAfter} (${of(value)}::${type}, ${of(id)}::int)`,
  );
}

function orderText(table: string, { column, direction }: Order): string {
  return column === null ? `${table}.id ${direction}` : `${column} ${direction}, ${table}.id ${direction}`;
}

/** As text, since a time of JavaScript has no microseconds. */
const valueOf = ({ column }: Order) => (column === null ? 'NULL::text' : `(${column})::text`);

function likeOf(where: Conditions, search: string): string {
  return `'%' || search_fold(${where.parameter(escapeLike(search))}) || '%'`;
}
