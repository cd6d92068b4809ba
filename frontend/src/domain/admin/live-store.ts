import { queryOptions, type QueryClient } from '@tanstack/react-query';
import { fetchAdminOrders, fetchAdminStats } from '../../lib/api/admin/admin.ts';
import { markUpdated } from '../../lib/socket/connection-state.ts';
import { EMPTY_LIVE, reduceLive, type AdminLive } from './live.ts';

const LIVE_KEY = ['admin', 'live'] as const;

/** In the query cache: it outlasts a change of screen and goes with the account. */
export const liveQuery = (queryClient: QueryClient) =>
  queryOptions({
    queryKey: LIVE_KEY,
    queryFn: async ({ signal }): Promise<AdminLive> => {
      const [stats, orders] = await Promise.all([fetchAdminStats(signal), fetchAdminOrders(signal)]);
      markUpdated();
      // News may have come while the answers were on their way: read what is held only now.
      return reduceLive(heldLive(queryClient), { type: 'read', stats, orders });
    },
  });

function heldLive(queryClient: QueryClient): AdminLive {
  return queryClient.getQueryData<AdminLive>(LIVE_KEY) ?? EMPTY_LIVE;
}
