import type { ReportedProblemsView } from '@contracts/orders/order-problems.ts';
import type { AdminTopic, RestaurantOrdersTopic } from '@contracts/events/realtime.ts';
import { useQuery } from '@tanstack/react-query';
import { openProblemsQuery, problemReads, type ProblemSide } from '../../lib/api/reported-problems.ts';
import { READ_ANEW } from '../../lib/realtime/live.ts';
import { useLive } from '../../lib/realtime/use-live.ts';
import { useFallbackInterval } from '../../lib/socket/connection-state.ts';

/** What waits for an answer; keeps every list of problems live. Null where they are not read. */
export function useOpenProblems(
  side: ProblemSide,
  topic: AdminTopic | RestaurantOrdersTopic | null,
): ReportedProblemsView | undefined {
  const refetchInterval = useFallbackInterval();
  const { data } = useQuery({ ...openProblemsQuery(side), refetchInterval, enabled: topic !== null });
  useLive(topic, {
    queryKey: problemReads(side),
    snapshot: READ_ANEW,
    events: { 'order:problem': READ_ANEW },
  });
  return data;
}

/** Whether something about the order waits for an answer, as far as it is read already. */
export function useHasProblem(orderId: number): boolean {
  const { data = false } = useQuery({
    ...openProblemsQuery('restaurant'),
    enabled: false,
    select: ({ problems }) => problems.some((problem) => problem.orderId === orderId),
  });
  return data;
}
