/** The reads of the restaurants' panel. */
import { queryOptions } from '@tanstack/react-query';
import { fetchKitchenInfo, fetchKitchenStats } from './kitchen.ts';
import { fetchDayReport, fetchTill, fetchTillDeliveries } from './till.ts';

export const kitchenStatsQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'stats'], queryFn: ({ signal }) => fetchKitchenStats(signal) });

export const kitchenInfoQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'info'], queryFn: ({ signal }) => fetchKitchenInfo(signal) });

export const tillQuery = () =>
  queryOptions({ queryKey: ['kitchen', 'till'], queryFn: ({ signal }) => fetchTill(signal) });

/** Changes while nobody looks: it is read anew whenever it is shown. */
export const tillDeliveriesQuery = () =>
  queryOptions({
    queryKey: ['kitchen', 'till', 'deliveries'],
    queryFn: ({ signal }) => fetchTillDeliveries(signal),
    staleTime: 0,
  });

export const dayReportQuery = (date: string | null) =>
  queryOptions({
    queryKey: ['kitchen', 'report', date],
    queryFn: ({ signal }) => fetchDayReport(date, signal),
    staleTime: 0,
  });
