import type { RideView } from '@contracts/riders/position.ts';
import { queryOptions } from '@tanstack/react-query';
import { get } from '../http/http.ts';

/** Where the rider of an order is; its topic tells each move after it. */
export const rideQuery = (orderId: number, token: string | undefined) =>
  queryOptions({
    queryKey: ['ride', orderId, token ?? null],
    queryFn: ({ signal }) =>
      get<RideView>(
        `/api/orders/${orderId}/ride${token === undefined ? '' : `?t=${encodeURIComponent(token)}`}`,
        signal,
      ),
    staleTime: 0,
  });
