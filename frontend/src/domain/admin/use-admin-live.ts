import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BOARD_READS, boardCountsQuery, boardQuery } from '../../lib/api/admin/admin-board.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { EMPTY_LIVE, reduceLive, type AdminLive } from './live.ts';
import { liveQuery } from './live-store.ts';

/** Keeps the platform's counters and orders true; once, in the dashboard's frame. */
export function useAdminFeed(): void {
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery({ ...liveQuery(queryClient), refetchInterval: useFallbackInterval() });

  useLive('admin', {
    queryKey: liveQuery(queryClient).queryKey,
    first: (snapshot) => reduceLive(EMPTY_LIVE, { type: 'snapshot', ...snapshot }),
    snapshot: (held, snapshot) => reduceLive(held, { type: 'snapshot', ...snapshot }),
    events: {
      'admin:counters': (held, counters) => reduceLive(held, { type: 'counted', counters }),
      'order:updated': (held, event) => reduceLive(held, { type: 'updated', event }),
      'order:placed': (held, { order }) => ('userName' in order ? reduceLive(held, { type: 'placed', order }) : held),
    },
    onEvent: ({ name, payload }) => {
      if (name === 'order:reminder-answered') void queryClient.invalidateQueries({ queryKey: boardQuery().queryKey });
      if (name !== 'admin:board') return;
      queryClient.setQueryData(boardCountsQuery().queryKey, payload.counts);
      void queryClient.invalidateQueries({ queryKey: boardQuery().queryKey });
    },
  });

  const snapshots = data?.snapshots ?? 0;
  useEffect(() => {
    // The snapshot holds the latest ten: what happened to older ones in the meantime is read.
    if (snapshots <= 1) return;
    void refetch();
    void queryClient.invalidateQueries({ queryKey: BOARD_READS });
  }, [snapshots, refetch, queryClient]);
}

interface LiveView {
  live: AdminLive | undefined;
  error: Error | null;
  read: () => void;
}

export function useAdminLive(): LiveView {
  const { data, error, refetch } = useQuery(liveQuery(useQueryClient()));
  return { live: data, error, read: () => void refetch() };
}
