import type { AdminOverviewView } from '@contracts/admin/admin-overview.ts';
import type { City } from '@contracts/constants.ts';
import { queryOptions } from '@tanstack/react-query';
import { get, queryString } from '../../http/http.ts';

/** `city` null: all. Read anew whenever it is shown. */
export const overviewQuery = (city: City | null) =>
  queryOptions({
    queryKey: ['admin', 'overview', city],
    queryFn: ({ signal }) =>
      get<AdminOverviewView>(`/api/admin/overview${queryString({ city: city ?? undefined })}`, signal),
    staleTime: 0,
  });
