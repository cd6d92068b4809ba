import type { AdminOverviewView } from '@contracts/admin/admin-overview.ts';
import type { City } from '@contracts/constants.ts';
import type { AdminCounters } from '@contracts/admin/admin-views.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useClock } from '../../../components/use-clock.ts';
import { overviewQuery } from '../../../lib/api/admin/admin-overview.ts';
import { useFallbackInterval } from '../../../lib/socket/connection-state.ts';
import { useAdminLive } from '../../../domain/admin/use-admin-live.ts';

/** The statistics of a day are a dear read: news within this time are read together. */
const READ_EVERY_MS = 15_000;
/** Events that belong together arrive within this time, and are read once. */
const SETTLE_MS = 500;
const QUARTER_MS = 15 * 60_000;

interface Overview {
  view: AdminOverviewView | undefined;
  error: unknown;
  /** The city has just been changed, and the old one's statistics are still shown. */
  isBehind: boolean;
  read: () => void;
}

/** Today's statistics, read anew when the live counters say that something has happened, and when a quarter begins. */
export function useOverview(city: City | null): Overview {
  const { live } = useAdminLive();
  const { data, error, dataUpdatedAt, isPlaceholderData, refetch } = useQuery({
    ...overviewQuery(city),
    refetchInterval: useFallbackInterval(),
    placeholderData: keepPreviousData,
  });
  const quarter = useClock((now) => Math.floor(now / QUARTER_MS));
  const news = live?.counters ? `${newsOf(live.counters)} ${quarter}` : null;
  const taken = useRef(news);
  useEffect(() => {
    // The first counters are as old as the statistics.
    taken.current ??= news;
    if (news === taken.current) return undefined;
    const waitMs = Math.max(SETTLE_MS, dataUpdatedAt + READ_EVERY_MS - Date.now());
    const timer = setTimeout(() => {
      taken.current = news;
      void refetch();
    }, waitMs);
    return () => clearTimeout(timer);
  }, [news, dataUpdatedAt, refetch]);
  return { view: data, error, isBehind: isPlaceholderData, read: () => void refetch() };
}

function newsOf({ ordersToday, revenue, pending, preparing, delivering }: AdminCounters): string {
  return [ordersToday, revenue, pending, preparing, delivering].join(' ');
}
