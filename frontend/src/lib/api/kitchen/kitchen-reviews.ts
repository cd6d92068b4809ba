import type { OwnReviewView } from '@contracts/orders/reviews.ts';
import type { ReviewAnswerRequest } from '@contracts/http/requests.gen.ts';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { getPage, queryString, request } from '../../http/http.ts';
import { PAGE_BY_PAGE } from '../pages.ts';

/** How many reviews are shown at a time. */
const REVIEWS_A_PAGE = 20;

/** Of the signed-in restaurant, newest first. */
export const kitchenReviewsQuery = () =>
  infiniteQueryOptions({
    queryKey: ['kitchen', 'reviews'],
    queryFn: ({ pageParam, signal }) =>
      getPage<OwnReviewView>(pageParam ?? `/api/restaurant/reviews${queryString({ limit: REVIEWS_A_PAGE })}`, signal),
    ...PAGE_BY_PAGE,
    // Guests may have written since the screen was left.
    refetchOnMount: 'always',
  });

/** Again replaces. Refuses a text that is empty or longer than `MAX_REVIEW_LENGTH` characters. */
export const answerReview = (reviewId: number, body: ReviewAnswerRequest) =>
  request<OwnReviewView>('PUT', `/api/restaurant/reviews/${reviewId}/answer`, { body });

/** It succeeds where there is none, too. */
export const deleteAnswer = (reviewId: number) =>
  request<OwnReviewView>('DELETE', `/api/restaurant/reviews/${reviewId}/answer`);
