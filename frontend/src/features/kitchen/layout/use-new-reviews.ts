import type { RestaurantOrdersTopic } from '@contracts/events/realtime.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useState } from 'react';
import { kitchenStatsQuery } from '../../../lib/api/kitchen/kitchen-queries.ts';
import { kitchenReviewsQuery } from '../../../lib/api/kitchen/kitchen-reviews.ts';
import { READ_ANEW } from '../../../lib/realtime/live.ts';
import { useLive } from '../../../lib/realtime/use-live.ts';

export const REVIEWS_PATH = '/restaurant/dashboard/reviews';

/** How many customers have written since the reviews were last on screen; keeps the list and the average live. */
export function useNewReviews(topic: RestaurantOrdersTopic | null): number {
  const queryClient = useQueryClient();
  const [count, setCount] = useState(0);
  const isThere = useLocation({ select: ({ pathname }) => pathname === REVIEWS_PATH });
  if (isThere && count > 0) setCount(0);
  useLive(topic, {
    queryKey: kitchenReviewsQuery().queryKey,
    snapshot: READ_ANEW,
    events: { 'review:new': READ_ANEW },
    onEvent: ({ name }) => {
      if (name !== 'review:new') return;
      setCount((before) => before + 1);
      void queryClient.invalidateQueries({ queryKey: kitchenStatsQuery().queryKey });
    },
  });
  return count;
}
