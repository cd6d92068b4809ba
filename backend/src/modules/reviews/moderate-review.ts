import { Injectable } from '@nestjs/common';
import type { AdminReviewView } from '../../contracts/admin/moderation.ts';
import type { Queryable } from '../../database/database.ts';
import { ReviewRepository } from './review.repository.ts';
import type { ModeratedReviewRow } from './review.rows.ts';
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
    const row = await this.reviews.findForAdmins(id);
    return row && toAdminReviewView(row);
  }

  /** Until the transaction ends, its restaurant's rating stands still. Null where there is none. */
  lock(tx: Queryable, id: number): Promise<ModeratedReviewRow | null> {
    return this.reviews.lockForModeration(tx, id);
  }

  setRemoved(tx: Queryable, review: ModeratedReviewRow, isRemoved: boolean): Promise<void> {
    return this.reviews.setRemoved(tx, review, isRemoved);
  }
}
