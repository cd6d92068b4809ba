import { Injectable } from '@nestjs/common';
import { DEFAULT_RATING, ORDER_LINK_DAYS } from '../../contracts/constants.ts';
import type { Star } from '../../contracts/orders/reviews.ts';
import { Database, type Queryable, type Statement } from '../../database/database.ts';
import type {
  AdminReviewRow,
  ModeratedReviewRow,
  ReviewedOrderRow,
  ReviewRow,
  ReviewSummaryRow,
} from './review.rows.ts';

const REVIEW = `v.id, v.restaurant_id, v.rating, v.text, v.created_at, v.answer, v.answered_at, o.customer_name`;

/**
 * $1 order, $2 its customer or null, $3 its guest's token or null. The restaurant's row is locked, so that its reviews
 * are counted one after the other; orders can be placed meanwhile. The order's is shared: its delivery cannot be taken
 * back between the look at it and the review.
 */
const LOCK: Statement = {
  name: 'review_lock',
  text: `SELECT o.status, o.user_id, o.restaurant_id FROM orders o JOIN restaurants r ON r.id = o.restaurant_id
         WHERE o.id = $1 AND (o.user_id = $2 OR (o.guest_token = $3::uuid AND o.updated_at > now() - interval '${ORDER_LINK_DAYS} days')) FOR NO KEY UPDATE OF r FOR SHARE OF o`,
};
const INSERT: Statement = {
  name: 'review_insert',
  text: `
    WITH v AS (
      INSERT INTO reviews (order_id, restaurant_id, user_id, rating, text) VALUES ($1, $2, $3, $4, $5)
      ON CONFLICT (order_id) DO NOTHING RETURNING *
    )
    SELECT ${REVIEW} FROM v JOIN orders o ON o.id = v.order_id`,
};
const RATE: Statement = {
  name: 'review_rate_restaurant',
  text: `UPDATE restaurants r SET rating = coalesce(s.rating, ${DEFAULT_RATING}), review_count = s.count
         FROM (SELECT round(avg(rating), 1) AS rating, count(*)::int AS count FROM reviews
                WHERE restaurant_id = $1 AND removed_at IS NULL) AS s
         WHERE r.id = $1`,
};
const LIST: Statement = {
  name: 'review_list',
  text: `SELECT ${REVIEW} FROM reviews v JOIN orders o ON o.id = v.order_id
         WHERE v.restaurant_id = $1 AND v.removed_at IS NULL AND v.id < $2 ORDER BY v.id DESC LIMIT $3`,
};
const IS_PUBLISHED: Statement = {
  name: 'review_is_published',
  text: 'SELECT 1 FROM restaurants WHERE id = $1 AND is_active',
};
const SUMMARISE: Statement = {
  name: 'review_summary',
  text: `SELECT r.rating, r.review_count, ARRAY(
           SELECT count(v.id)::int FROM generate_series(1, 5) AS star
             LEFT JOIN reviews v ON v.restaurant_id = r.id AND v.removed_at IS NULL AND v.rating = star
           GROUP BY star ORDER BY star) AS stars
         FROM restaurants r WHERE r.id = $1 AND r.is_active`,
};
const ANSWER: Statement = {
  name: 'review_answer',
  text: `
    WITH v AS (
      UPDATE reviews SET answer = $3, answered_at = CASE WHEN $3::text IS NOT NULL THEN now() END WHERE id = $1 AND restaurant_id = $2
        AND removed_at IS NULL RETURNING *
    )
    SELECT ${REVIEW} FROM v JOIN orders o ON o.id = v.order_id`,
};

/** The restaurant's row is locked as for a new review: its reviews are counted one after the other. */
const LOCK_FOR_MODERATION: Statement = {
  name: 'review_lock_for_moderation',
  text: `SELECT v.id, v.restaurant_id, v.user_id, v.text, v.removed_at FROM reviews v JOIN restaurants r ON r.id = v.restaurant_id
         WHERE v.id = $1 FOR NO KEY UPDATE OF r, v`,
};
/** Those too that guests no longer see. $1 restaurant, $2 below this id, $3 limit. */
const LIST_FOR_ADMINS: Statement = {
  name: 'review_list_for_admins',
  text: `SELECT ${REVIEW}, v.user_id, v.removed_at FROM reviews v JOIN orders o ON o.id = v.order_id
         WHERE v.restaurant_id = $1 AND v.id < $2 ORDER BY v.id DESC LIMIT $3`,
};
const FIND_FOR_ADMINS: Statement = {
  name: 'review_find_for_admins',
  text: `SELECT ${REVIEW}, v.user_id, v.removed_at FROM reviews v JOIN orders o ON o.id = v.order_id WHERE v.id = $1`,
};
const SET_REMOVED: Statement = {
  name: 'review_set_removed',
  text: 'UPDATE reviews SET removed_at = CASE WHEN $2 THEN now() END WHERE id = $1',
};

interface NewReview {
  orderId: number;
  restaurantId: number;
  userId: number | null;
  rating: Star;
  text: string | null;
}

@Injectable()
export class ReviewRepository {
  constructor(private readonly database: Database) {}

  /** Null when the customer or guest has no such order. */
  async lockOrder(
    tx: Queryable,
    orderId: number,
    customer: { userId: number | null; guestToken: string | null },
  ): Promise<ReviewedOrderRow | null> {
    const [row] = await tx.run<ReviewedOrderRow>(LOCK, [orderId, customer.userId, customer.guestToken]);
    return row ?? null;
  }

  /** Null when the order has one. */
  async insert(tx: Queryable, review: NewReview): Promise<ReviewRow | null> {
    const { orderId, restaurantId, userId, rating, text } = review;
    const [row] = await tx.run<ReviewRow>(INSERT, [orderId, restaurantId, userId, rating, text]);
    return row ?? null;
  }

  async lockForModeration(tx: Queryable, id: number): Promise<ModeratedReviewRow | null> {
    const [row] = await tx.run<ModeratedReviewRow>(LOCK_FOR_MODERATION, [id]);
    return row ?? null;
  }

  /** The restaurant's rating follows. */
  async setRemoved(tx: Queryable, review: ModeratedReviewRow, isRemoved: boolean): Promise<void> {
    await tx.run(SET_REMOVED, [review.id, isRemoved]);
    await this.rateRestaurant(tx, review.restaurant_id);
  }

  async rateRestaurant(tx: Queryable, restaurantId: number): Promise<void> {
    await tx.run(RATE, [restaurantId]);
  }

  /** Whether customers may see the restaurant at all. */
  async isPublished(restaurantId: number): Promise<boolean> {
    return (await this.database.run(IS_PUBLISHED, [restaurantId])).length > 0;
  }

  /** Newest first. */
  list(restaurantId: number, limit: number, beforeId: number): Promise<ReviewRow[]> {
    return this.database.run<ReviewRow>(LIST, [restaurantId, beforeId, limit]);
  }

  listForAdmins(restaurantId: number, limit: number, beforeId: number): Promise<AdminReviewRow[]> {
    return this.database.run<AdminReviewRow>(LIST_FOR_ADMINS, [restaurantId, beforeId, limit]);
  }

  async findForAdmins(id: number): Promise<AdminReviewRow | null> {
    const [row] = await this.database.run<AdminReviewRow>(FIND_FOR_ADMINS, [id]);
    return row ?? null;
  }

  async findSummary(restaurantId: number): Promise<ReviewSummaryRow | null> {
    const [row] = await this.database.run<ReviewSummaryRow>(SUMMARISE, [restaurantId]);
    return row ?? null;
  }

  /** In place of the answer before; no text takes it away. Null when the restaurant has no such review. */
  async answer(reviewId: number, restaurantId: number, text: string | null): Promise<ReviewRow | null> {
    const [row] = await this.database.run<ReviewRow>(ANSWER, [reviewId, restaurantId, text]);
    return row ?? null;
  }
}
