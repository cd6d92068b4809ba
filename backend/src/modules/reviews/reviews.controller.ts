import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { isUUID } from 'class-validator';
import type { OwnReviewView, ReviewSummaryView, ReviewView } from '../../contracts/orders/reviews.ts';
import { Anonymous, CurrentAccount, Public, Roles } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { beforeIdOf, limitOf, PageDto, Links, PageLinks } from '../../http/input/pagination.ts';
import { ProblemError } from '../../http/problem.ts';
import type { SessionAccount } from '../../access/session-account.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import { ReviewOrder } from './review-order.ts';
import { ReviewAnswerDto, ReviewDto } from './review.dto.ts';
import { ReviewRepository } from './review.repository.ts';
import { toOwnReviewView, toReviewView, toSummaryView } from './review.view.ts';

@ApiTags('reviews')
@Controller('api')
export class ReviewsController {
  constructor(
    private readonly reviews: ReviewRepository,
    private readonly reviewOrder: ReviewOrder,
  ) {}

  /** By the customer's session, or by the guest's token. */
  @Post('orders/:id/review')
  @Public()
  @ApiQuery({
    name: 't',
    required: false,
    schema: { type: 'string', format: 'uuid' },
    description: "The guest's token.",
  })
  @Answers({ 201: 'Review' })
  @Refuses('validation_failed', 'unauthenticated', 'forbidden', 'not_found', 'not_delivered', 'already_reviewed')
  async review(
    @IdParam() orderId: number,
    @CurrentAccount() account: SessionAccount | null,
    @Query('t') token: unknown,
    @Body() { rating, text = null }: ReviewDto,
  ): Promise<ReviewView> {
    const guestToken = isUUID(token) ? (token as string) : null;
    if (account === null && guestToken === null) throw new ProblemError('unauthenticated');
    if (account !== null && account.role !== 'customer') throw new ProblemError('forbidden');
    const userId = account?.accountId ?? null;
    return toReviewView(await this.reviewOrder.execute({ orderId, userId, guestToken, rating, text }));
  }

  @Get('restaurants/:id/reviews')
  @MayReadReplica()
  @Anonymous()
  @Answers(['Review'])
  @Refuses('validation_failed', 'not_found')
  async list(
    @IdParam() restaurantId: number,
    @Query() page: PageDto,
    @Links() links: PageLinks,
  ): Promise<ReviewView[]> {
    const [isPublished, reviews] = await Promise.all([
      this.reviews.isPublished(restaurantId),
      this.reviews.list(restaurantId, limitOf(page) + 1, beforeIdOf(page)),
    ]);
    if (!isPublished) throw new ProblemError('not_found');
    return links.cut(reviews, page).map(toReviewView);
  }

  @Get('restaurants/:id/reviews/summary')
  @MayReadReplica()
  @Anonymous()
  @Answers('ReviewSummary')
  @Refuses('not_found')
  async summary(@IdParam() restaurantId: number): Promise<ReviewSummaryView> {
    const row = await this.reviews.findSummary(restaurantId);
    if (row === null) throw new ProblemError('not_found');
    return toSummaryView(row);
  }

  /** Its own, also while guests may not see it. */
  @Get('restaurant/reviews')
  @MayReadReplica()
  @Roles('restaurant')
  @Answers(['OwnReview'])
  @Refuses('validation_failed')
  async listOwn(
    @CurrentAccount() { accountId }: SessionAccount,
    @Query() page: PageDto,
    @Links() links: PageLinks,
  ): Promise<OwnReviewView[]> {
    const reviews = await this.reviews.list(accountId, limitOf(page) + 1, beforeIdOf(page));
    return links.cut(reviews, page).map(toOwnReviewView);
  }

  @Put('restaurant/reviews/:id/answer')
  @Roles('restaurant')
  @Answers('OwnReview')
  @Refuses('validation_failed', 'not_found')
  answer(
    @IdParam() reviewId: number,
    @CurrentAccount() { accountId }: SessionAccount,
    @Body() { text }: ReviewAnswerDto,
  ): Promise<OwnReviewView> {
    return this.#setAnswer(reviewId, accountId, text);
  }

  /** It succeeds where there is none, too. */
  @Delete('restaurant/reviews/:id/answer')
  @Roles('restaurant')
  @Answers('OwnReview')
  @Refuses('not_found')
  deleteAnswer(@IdParam() reviewId: number, @CurrentAccount() { accountId }: SessionAccount): Promise<OwnReviewView> {
    return this.#setAnswer(reviewId, accountId, null);
  }

  async #setAnswer(reviewId: number, restaurantId: number, text: string | null): Promise<OwnReviewView> {
    const row = await this.reviews.answer(reviewId, restaurantId, text);
    if (row === null) throw new ProblemError('not_found');
    return toOwnReviewView(row);
  }
}
