import { Injectable } from '@nestjs/common';
import type { AdminReviewView } from '../../contracts/admin/moderation.ts';
import type { Transaction } from '../../database/connection/database.ts';
import type { Review } from '../../entities/orders/review.entity.ts';
import { ReviewRepository } from './review.repository.ts';
import { toAdminReviewView } from './review.view.ts';

/** Takes a review out of sight and brings it back; why, and who is told, its caller knows. */
@Injectable()
export class ModerateReview {
  constructor(private readonly reviews: ReviewRepository) {}

  /** Of a restaurant, newest first, removed ones too. */
  async list(restaurantId: number, limit: number, beforeId: number): Promise<AdminReviewView[]> {
    return (await this.reviews.listForAdmins(restaurantId, limit, beforeId)).map(toAdminReviewView);
  }

  async find(id: number): Promise<AdminReviewView | null> {
    const row = await this.reviews.find(id);
    return row && toAdminReviewView(row);
  }

  /** Until the transaction ends, its restaurant's rating stands still. Null where there is none. */
  lock(tx: Transaction, id: number): Promise<Review | null> {
    return this.reviews.lockForModeration(tx, id);
  }

  setRemoved(tx: Transaction, review: Review, isRemoved: boolean): Promise<void> {
    return this.reviews.setRemoved(tx, review, isRemoved);
  }
}
