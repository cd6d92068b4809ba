import { Injectable } from '@nestjs/common';
import type { Queryable } from '../../database/database.ts';
import { ReviewRepository } from './review.repository.ts';
import type { ModeratedReviewRow } from './review.rows.ts';

/** Takes a review out of sight and brings it back; why, and who is told, its caller knows. */
@Injectable()
export class ModerateReview {
  constructor(private readonly reviews: ReviewRepository) {}

  /** Until the transaction ends, its restaurant's rating stands still. Null where there is none. */
  lock(tx: Queryable, id: number): Promise<ModeratedReviewRow | null> {
    return this.reviews.lockForModeration(tx, id);
  }

  setRemoved(tx: Queryable, review: ModeratedReviewRow, isRemoved: boolean): Promise<void> {
    return this.reviews.setRemoved(tx, review, isRemoved);
  }
}
