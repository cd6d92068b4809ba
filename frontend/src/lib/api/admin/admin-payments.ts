import type {
  AdminPaymentsView,
  PaymentPeriod,
  RestaurantStatementView,
  RestaurantTurnoverView,
} from '@contracts/admin/admin-payments.ts';
import type { City } from '@contracts/constants.ts';
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get, getPage, queryString } from '../../http/http.ts';
import { PAGE_BY_PAGE } from '../pages.ts';

/** What is left out is the server's choice: this month until today, all cities, days. */
export interface PaymentsFilter {
  /** Both days, as `YYYY-MM-DD`, are included. */
  from?: string | undefined;
  to?: string | undefined;
  city?: City | undefined;
  period?: PaymentPeriod | undefined;
}

const RESTAURANTS_A_PAGE = 20;

export const paymentsQuery = (filter: PaymentsFilter) =>
  queryOptions({
    queryKey: ['admin', 'payments', filter],
    queryFn: ({ signal }) => get<AdminPaymentsView>(`/api/admin/payments${queryString({ ...filter })}`, signal),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const restaurantTurnoverQuery = ({ from, to, city }: PaymentsFilter) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'payments', 'restaurants', { from, to, city }],
    queryFn: ({ pageParam, signal }) =>
      getPage<RestaurantTurnoverView>(
        pageParam ?? `/api/admin/payments/restaurants${queryString({ from, to, city, limit: RESTAURANTS_A_PAGE })}`,
        signal,
      ),
    ...PAGE_BY_PAGE,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The month is given as `YYYY-MM`. */
export const statementQuery = (restaurantId: number, month: string) =>
  queryOptions({
    queryKey: ['admin', 'statement', restaurantId, month],
    queryFn: ({ signal }) =>
      get<RestaurantStatementView>(`/api/admin/restaurants/${restaurantId}/statement${queryString({ month })}`, signal),
    staleTime: 0,
  });

/** For a link: the browser asks for the file itself. */
export const statementCsvPath = (restaurantId: number, month: string) =>
  `/api/admin/restaurants/${restaurantId}/statement/csv${queryString({ month })}`;
