/** The reads of the restaurants' panel. */
import { queryOptions } from '@tanstack/react-query';
import type { StationView } from '@contracts/menus/stations.ts';
import { get } from '../../http/http.ts';
import { fetchKitchenInfo, fetchKitchenStats } from './kitchen.ts';
import { fetchDayReport, fetchPos, fetchPosDeliveries } from './pos.ts';

export const kitchenStatsQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'stats'], queryFn: ({ signal }) => fetchKitchenStats(signal) });

export const kitchenInfoQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'info'], queryFn: ({ signal }) => fetchKitchenInfo(signal) });

export const posQuery = () => queryOptions({ queryKey: ['kitchen', 'pos'], queryFn: ({ signal }) => fetchPos(signal) });

/** Changes while nobody looks: it is read anew whenever it is shown. */
export const posDeliveriesQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'pos', 'deliveries'],
    queryFn: ({ signal }) => fetchPosDeliveries(signal),
    staleTime: 0,
  });

export const dayReportQuery = (date: string | null) =>
  queryOptions({
    queryKey: ['kitchen', 'report', date],
    queryFn: ({ signal }) => fetchDayReport(date, signal),
    staleTime: 0,
  });

export const stationsQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'stations'],
    queryFn: ({ signal }) => get<StationView[]>('/api/restaurant/stations', signal),
  });
