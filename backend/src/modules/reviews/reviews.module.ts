import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Review } from '../../entities/orders/review.entity.ts';
import { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { ModerateReview } from './moderate-review.ts';
import { ReviewOrder } from './review-order.ts';
import { ReviewRepository } from './review.repository.ts';
import { ReviewsController } from './reviews.controller.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Restaurant, Review])],
  controllers: [ReviewsController],
  providers: [ModerateReview, ReviewOrder, ReviewRepository],
  exports: [ModerateReview],
})
export class ReviewsModule {}
