import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { BOARD_READS, boardCountsQuery, boardQuery } from '../../lib/api/admin-board.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';
import { useTopic } from '../../lib/socket/use-topic.ts';
import type { AdminLive } from './live.ts';
import { changeLive, liveQuery } from './live-store.ts';

/** Keeps the platform's figures and orders true; once, in the dashboard's frame. */
export function useAdminFeed(): void {
  const queryClient = useQueryClient();
  const { data, refetch } = useQuery({ ...liveQuery(queryClient), refetchInterval: useFallbackInterval() });

  useTopic('admin', {
    onSnapshot: ({ counters, orders }) => changeLive(queryClient, { type: 'snapshot', counters, orders }),
    onEvent: ({ name, payload }) => {
      if (name === 'admin:counters') changeLive(queryClient, { type: 'counted', counters: payload });
      if (name === 'admin:board') {
        queryClient.setQueryData(boardCountsQuery().queryKey, payload.counts);
        void queryClient.invalidateQueries({ queryKey: boardQuery().queryKey });
      }
      if (name === 'order:updated') changeLive(queryClient, { type: 'updated', event: payload });
      if (name === 'order:placed' && 'userName' in payload.order) {
        changeLive(queryClient, { type: 'placed', order: payload.order });
      }
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
