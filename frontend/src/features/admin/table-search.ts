/** What the address of a table says: search text, filters, order, place and the row that is open. Pure. */
import { MIN_SEARCH_LENGTH, TABLE_SORTS } from '@contracts/admin.ts';
import {
  CITIES,
  MAX_LENGTH,
  PAYMENT_METHODS,
  PAYMENT_STATUSES,
  REVIEW_STATUSES,
  SUBSCRIPTION_PLANS,
} from '@contracts/constants.ts';
import { OPEN_STATUSES, ORDER_STATUSES } from '@contracts/order-status.ts';
import type { TableFilter } from '../../lib/api/admin-tables.ts';
import { addDays, startOfDay } from '../../lib/days.ts';
import { lengthOf } from '../../lib/format/text-length.ts';
import { dayOf, idOf, oneOf, textOf } from '../../lib/search-values.ts';

export interface TableSearch {
  q?: string | undefined;
  city?: string | undefined;
  sort?: string | undefined;
  /** The cursors on the way here, the page's own last; nothing on the first page. */
  pages?: string | undefined;
  /** The row whose drawer is open. */
  id?: number | undefined;
}

interface Days {
  /** Days of the restaurants' time zone, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface OrdersSearch extends TableSearch, Days {
  /** `open`: all that are not final. */
  status?: string | undefined;
  paymentMethod?: string | undefined;
  paymentStatus?: string | undefined;
  restaurantId?: number | undefined;
  userId?: number | undefined;
}

export interface RestaurantsSearch extends TableSearch {
  open?: string | undefined;
  reviewStatus?: string | undefined;
  plan?: string | undefined;
  /** The drawer shows the form. */
  edit?: boolean | undefined;
}

export type UsersSearch = TableSearch & Days;

export const OPEN_ORDERS = 'open';
export const STATUS_CHOICES = [OPEN_ORDERS, ...ORDER_STATUSES] as const;
export const YES_NO = ['true', 'false'] as const;

type Raw = Record<string, unknown>;

export const MAX_TRAIL_LENGTH = 4000;

function shared(raw: Raw, sorts: readonly string[]): TableSearch {
  return {
    q: textOf(raw.q, MAX_LENGTH.search),
    city: oneOf(CITIES, raw.city),
    sort: oneOf(sorts.slice(1), raw.sort),
    pages: textOf(raw.pages, MAX_TRAIL_LENGTH),
    id: idOf(raw.id),
  };
}

/** Each key is named, also when it is empty: the router passes on what this leaves out. */
export function parseOrdersSearch(raw: Raw): OrdersSearch {
  return {
    ...shared(raw, TABLE_SORTS.orders),
    status: oneOf(STATUS_CHOICES, raw.status),
    paymentMethod: oneOf(PAYMENT_METHODS, raw.paymentMethod),
    paymentStatus: oneOf(PAYMENT_STATUSES, raw.paymentStatus),
    restaurantId: idOf(raw.restaurantId),
    userId: idOf(raw.userId),
    from: dayOf(raw.from),
    to: dayOf(raw.to),
  };
}

export function parseRestaurantsSearch(raw: Raw): RestaurantsSearch {
  return {
    ...shared(raw, TABLE_SORTS.restaurants),
    open: oneOf(YES_NO, raw.open),
    reviewStatus: oneOf(REVIEW_STATUSES, raw.reviewStatus),
    plan: oneOf(SUBSCRIPTION_PLANS, raw.plan),
    edit: raw.edit === true || undefined,
  };
}

export function parseUsersSearch(raw: Raw): UsersSearch {
  return { ...shared(raw, TABLE_SORTS.users), from: dayOf(raw.from), to: dayOf(raw.to) };
}

/** What the server can look for: an order's number, or enough letters. */
export function isSearchable(q: string): boolean {
  return /^#?\d+$/.test(q) || lengthOf(q) >= MIN_SEARCH_LENGTH;
}

const NO_FILTERS = new Set(['sort', 'pages', 'id', 'edit']);

export function hasFilter(search: object): boolean {
  return Object.entries(search).some(([key, value]) => value !== undefined && !NO_FILTERS.has(key));
}

/** The same table with nothing filtered, in the same order. */
export function withoutFilters<S extends TableSearch>(search: S): Partial<S> {
  return Object.fromEntries(Object.keys(search).map((key) => [key, undefined])) as Partial<S>;
}

const SEPARATOR = '~';
const trailOf = ({ pages }: TableSearch) => pages?.split(SEPARATOR) ?? [];

export const pageNumber = (search: TableSearch) => trailOf(search).length + 1;
export const cursorOf = (search: TableSearch) => trailOf(search).at(-1);

export function nextPages(search: TableSearch, cursor: string): string {
  return [...trailOf(search), cursor].join(SEPARATOR);
}

export function previousPages(search: TableSearch): string | undefined {
  return trailOf(search).slice(0, -1).join(SEPARATOR) || undefined;
}

/** As the server takes it. */
export function toTableFilter(search: OrdersSearch & RestaurantsSearch): TableFilter {
  const { id: _, pages: __, edit: ___, from, to, status, ...rest } = search;
  return {
    ...rest,
    status: status === OPEN_ORDERS ? OPEN_STATUSES.join(',') : status,
    from: from && startOfDay(from),
    to: to && startOfDay(addDays(to, 1)),
    cursor: cursorOf(search),
  };
}

/** The cursor in the address of the page that follows. */
export function cursorIn(next: string | null): string | null {
  return next === null ? null : new URL(next, 'http://localhost').searchParams.get('cursor');
}
