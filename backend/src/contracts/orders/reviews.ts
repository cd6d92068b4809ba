/** What customers say of delivered orders, and what restaurants answer. */
import type { Count, Id, IsoTime, Rating } from '../units.ts';

export const MAX_REVIEW_LENGTH = 2_000;
export const STARS = [1, 2, 3, 4, 5] as const;
export type Star = (typeof STARS)[number];

/** `GET /api/restaurants/{id}/reviews`, newest first. */
export interface ReviewView {
  id: Id;
  restaurantId: Id;
  rating: Star;
  text: string | null;
  createdAt: IsoTime;
  /** First name and initial, such as `Mara K.`; null once the account is gone. */
  author: string | null;
  /** What the restaurant answered. */
  answer: string | null;
  answeredAt: IsoTime | null;
}

/** `GET /api/restaurant/reviews`, newest first: the restaurant alone learns which order a review is about. */
export interface OwnReviewView extends ReviewView {
  orderId: Id;
}

/** `GET /api/restaurants/{id}/reviews/summary`. */
export interface ReviewSummaryView {
  /** The default while `reviewCount` is 0. */
  rating: Rating;
  reviewCount: Count;
  /** @additionalProperties false */
  stars: Record<Star, Count>;
}
