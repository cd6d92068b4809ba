import { Module } from '@nestjs/common';
import { ModerateReview } from './moderate-review.ts';
import { ReviewOrder } from './review-order.ts';
import { ReviewRepository } from './review.repository.ts';
import { ReviewsController } from './reviews.controller.ts';

@Module({
  controllers: [ReviewsController],
  providers: [ModerateReview, ReviewOrder, ReviewRepository],
  exports: [ModerateReview],
})
export class ReviewsModule {}
