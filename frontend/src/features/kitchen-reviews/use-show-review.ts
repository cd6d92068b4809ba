import type { OwnReviewView } from '@contracts/orders/reviews.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { reviewReads } from '../../lib/api/customer-queries.ts';
import { kitchenReviewsQuery } from '../../lib/api/kitchen/kitchen-reviews.ts';

/** Puts a review as the server now has it in its place, here and on the page that guests see. */
export function useShowReview(restaurantId: number): (review: OwnReviewView) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (review) => {
      queryClient.setQueryData(
        kitchenReviewsQuery().queryKey,
        (held) =>
          held && {
            ...held,
            pages: held.pages.map((page) => ({
              ...page,
              items: page.items.map((one) => (one.id === review.id ? review : one)),
            })),
          },
      );
      void queryClient.invalidateQueries({ queryKey: reviewReads(restaurantId) });
    },
    [queryClient, restaurantId],
  );
}
