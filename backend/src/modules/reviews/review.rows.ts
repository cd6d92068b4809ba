import type { OrderStatus } from '../../contracts/orders/order-status.ts';
import type { Star } from '../../contracts/orders/reviews.ts';

export interface ReviewRow {
  id: number;
  restaurant_id: number;
  rating: Star;
  text: string | null;
  created_at: Date;
  answer: string | null;
  answered_at: Date | null;
  /** Null when it was erased. */
  customer_name: string | null;
}

export interface ReviewedOrderRow {
  status: OrderStatus;
  user_id: number | null;
  restaurant_id: number;
}

export interface ReviewSummaryRow {
  rating: string;
  review_count: number;
  /** How many of one star, of two, and so on. */
  stars: number[];
}

/** As admins see it. */
export interface AdminReviewRow extends ReviewRow {
  /** Null of a guest, or of an erased account. */
  user_id: number | null;
  removed_at: Date | null;
}

export interface ModeratedReviewRow {
  id: number;
  restaurant_id: number;
  /** Null of a guest, or of an erased account. */
  user_id: number | null;
  text: string | null;
  removed_at: Date | null;
}
