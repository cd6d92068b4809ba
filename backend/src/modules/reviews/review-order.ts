import { Injectable } from '@nestjs/common';
import type { Star } from '../../contracts/orders/reviews.ts';
import { Database } from '../../database/connection/database.ts';
import { OutboxRepository } from '../../events/outbox/outbox.repository.ts';
import { Relay } from '../../events/relay.ts';
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
    private readonly outbox: OutboxRepository,
    private readonly relay: Relay,
  ) {}

  /** Of a delivered order, once; the restaurant's rating follows in the same transaction. */
  async execute({ orderId, userId, guestToken, rating, text }: OrderReview): Promise<ReviewRow> {
    const { review, event } = await this.database.transaction(async (tx) => {
      const order = await this.reviews.lockOrder(tx, orderId, { userId, guestToken });
      if (order === null) throw new ProblemError('not_found');
      if (order.status !== 'delivered') throw new ProblemError('not_delivered');
      const { restaurantId } = order;
      const added = await this.reviews.insert(tx, { orderId, restaurantId, userId: order.userId, rating, text });
      if (added === null) throw new ProblemError('already_reviewed');
      await this.reviews.rateRestaurant(tx, restaurantId);
      const payload = { restaurantId, orderId, reviewId: added.id, at: added.createdAt.toISOString() };
      return { review: added, event: await this.outbox.append(tx, 'rating', { payload }) };
    });
    this.relay.kick([event]);
    return review;
  }
}
