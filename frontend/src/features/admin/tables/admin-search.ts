/** What the addresses of the administration's tables say, and what the server is asked for them. Pure. */
import { MIN_SEARCH_LENGTH, RESTAURANT_STATES, TABLE_SORTS } from '@contracts/admin/admin.ts';
import { CITIES, MAX_LENGTH, PAYMENT_METHODS, PAYMENT_STATUSES } from '@contracts/constants.ts';
import { APPROVAL_STATUSES, SUBSCRIPTION_PLANS } from '@contracts/restaurants/plans.ts';
import { FULFILMENTS } from '@contracts/orders/fulfilment.ts';
import { OPEN_STATUSES, ORDER_STATUSES } from '@contracts/orders/order-status.ts';
import { cursorOf, MAX_TRAIL_LENGTH, type TableSearch } from '../../../components/table/table-search.ts';
import type { TableFilter } from '../../../lib/api/admin/admin-tables.ts';
import { addDays, startOfDay } from '../../../lib/days.ts';
import { lengthOf } from '../../../lib/format/text-length.ts';
import { dayOf, idOf, oneOf, textOf } from '../../../lib/search-values.ts';

interface Days {
  /** Days of the restaurants' time zone, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

export interface OrdersSearch extends TableSearch, Days {
  /** `open`: all that are not final. */
  status?: string | undefined;
  fulfilment?: string | undefined;
  paymentMethod?: string | undefined;
  paymentStatus?: string | undefined;
  restaurantId?: number | undefined;
  userId?: number | undefined;
}

export interface RestaurantsSearch extends TableSearch {
  /** Open, closed, or what keeps it from taking orders. */
  state?: string | undefined;
  reviewStatus?: string | undefined;
  plan?: string | undefined;
  /** Set when the drawer shows the form. */
  edit?: boolean | undefined;
}

export type UsersSearch = TableSearch & Days;

export const OPEN_ORDERS = 'open';
export const STATUS_CHOICES = [OPEN_ORDERS, ...ORDER_STATUSES] as const;
export const STATE_CHOICES = ['open', 'closed', ...RESTAURANT_STATES] as const;

type Raw = Record<string, unknown>;

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
    fulfilment: oneOf(FULFILMENTS, raw.fulfilment),
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
    state: oneOf(STATE_CHOICES, raw.state),
    reviewStatus: oneOf(APPROVAL_STATUSES, raw.reviewStatus),
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

/** The form in which the server takes it. */
export function toTableFilter(search: OrdersSearch & RestaurantsSearch): TableFilter {
  const { id: _, pages: __, edit: ___, from, to, status, state, ...rest } = search;
  const isOpenOrClosed = state === 'open' || state === 'closed';
  return {
    ...rest,
    ...(isOpenOrClosed ? { open: state === 'open' } : { state }),
    status: status === OPEN_ORDERS ? OPEN_STATUSES.join(',') : status,
    from: from && startOfDay(from),
    to: to && startOfDay(addDays(to, 1)),
    cursor: cursorOf(search),
  };
}
