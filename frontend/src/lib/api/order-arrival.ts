import type { ArrivalView } from '@contracts/orders/prediction.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { get } from '../http/http.ts';

interface Asked {
  id: number;
  version: number;
}

/** Why an order arrives when it does. It changes with the order alone: each version is read once. */
export const orderArrivalQuery = ({ id, version }: Asked, token?: string) =>
  queryOptions({
    queryKey: ['arrival', id, token ?? null, version],
    queryFn: ({ signal }) =>
      get<ArrivalView>(
        `/api/orders/${id}/arrival${token === undefined ? '' : `?t=${encodeURIComponent(token)}`}`,
        signal,
      ),
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
