/** What the administrator's screens know of the platform, and how each piece of news changes it. */
import type { AdminCounters, AdminOrderView, AdminStatsView } from '@contracts/admin/admin-views.ts';
import { applyAdminOrderUpdate, updateInList, type OrderChange } from '../../lib/realtime/orders.ts';
import { upsertNewest } from '../../lib/realtime/versions.ts';

export interface AdminLive {
  stats: AdminStatsView | null;
  /** Null until the socket has told them: no call has these. */
  counters: AdminCounters | null;
  /** The newest comes first. */
  orders: AdminOrderView[];
  /** Whether the server's list has been read, and not only the latest few. */
  isListed: boolean;
  /** How often a snapshot came; from the second on there may be a gap behind the latest few. */
  snapshots: number;
}

export type AdminAction =
  | { type: 'read'; stats: AdminStatsView; orders: readonly AdminOrderView[] }
  | { type: 'snapshot'; counters: AdminCounters; orders: readonly AdminOrderView[] }
  | { type: 'counted'; counters: AdminCounters }
  | { type: 'placed'; order: AdminOrderView }
  | { type: 'updated'; event: OrderChange };

export const EMPTY_LIVE: AdminLive = { stats: null, counters: null, orders: [], isListed: false, snapshots: 0 };

export function reduceLive(live: AdminLive, action: AdminAction): AdminLive {
  switch (action.type) {
    case 'read':
      return { ...live, stats: action.stats, orders: merged(live.orders, action.orders), isListed: true };
    case 'snapshot':
      return {
        ...takeCounters(live, action.counters),
        orders: merged(live.orders, action.orders),
        snapshots: live.snapshots + 1,
      };
    case 'counted':
      return takeCounters(live, action.counters);
    case 'placed':
      return { ...live, orders: merged(live.orders, [action.order]) };
    case 'updated':
      return { ...live, orders: updateInList(live.orders, action.event, applyAdminOrderUpdate) };
  }
}

/** The counters as last heard: the socket's where there are any. */
export function statsOf(live: AdminLive): AdminStatsView | null {
  return live.counters ?? live.stats;
}

const LATEST = 10;

/** The orders that the overview shows. */
export function latestOf({ orders }: Pick<AdminLive, 'orders'>): AdminOrderView[] {
  return orders.slice(0, LATEST);
}

function merged(held: readonly AdminOrderView[], incoming: readonly AdminOrderView[]): AdminOrderView[] {
  return incoming
    .reduce<AdminOrderView[]>((orders, order) => upsertNewest(orders, order), [...held])
    .sort((a, b) => b.id - a.id);
}

function takeCounters(live: AdminLive, counters: AdminCounters): AdminLive {
  return live.counters && live.counters.at > counters.at ? live : { ...live, counters };
}
