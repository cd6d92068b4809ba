import { Injectable } from '@nestjs/common';
import type { Star } from '../../contracts/orders/reviews.ts';
import { Database } from '../../database/database.ts';
import { ProblemError } from '../../http/problem.ts';
import { ReviewRepository, type ReviewRow } from './review.repository.ts';

export interface OrderReview {
  orderId: number;
  userId: number | null;
  guestToken: string | null;
  rating: Star;
  text: string | null;
}

@Injectable()
export class ReviewOrder {
  constructor(
    private readonly database: Database,
    private readonly reviews: ReviewRepository,
  ) {}

  /** Of a delivered order, once; the restaurant's rating follows in the same transaction. */
  execute({ orderId, userId, guestToken, rating, text }: OrderReview): Promise<ReviewRow> {
    return this.database.transaction(async (tx) => {
      const order = await this.reviews.lockOrder(tx, orderId, { userId, guestToken });
      if (order === null) throw new ProblemError('not_found');
      if (order.status !== 'delivered') throw new ProblemError('not_delivered');
      const { restaurantId } = order;
      const review = await this.reviews.insert(tx, { orderId, restaurantId, userId: order.userId, rating, text });
      if (review === null) throw new ProblemError('already_reviewed');
      await this.reviews.rateRestaurant(tx, restaurantId);
      return review;
    });
  }
}
