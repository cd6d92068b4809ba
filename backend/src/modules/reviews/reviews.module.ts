import { Module } from '@nestjs/common';
import { ReviewOrder } from './review-order.ts';
import { ReviewRepository } from './review.repository.ts';
import { ReviewsController } from './reviews.controller.ts';

@Module({ controllers: [ReviewsController], providers: [ReviewOrder, ReviewRepository] })
export class ReviewsModule {}
