import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiTags } from '@nestjs/swagger';
import { PAGE_LIMIT } from '../../contracts/constants.ts';
import type {
  AdminAppealView,
  AdminContentNoticeDetailView,
  AdminContentNoticesView,
  AdminReviewView,
  TakenMeasureView,
} from '../../contracts/admin/moderation.ts';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { beforeIdOf, limitOf, PageDto, placeOf, Links, PageLinks } from '../../http/input/pagination.ts';
import { ProblemError } from '../../http/problem.ts';
import type { Acting } from '../../access/acting.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import { ModerateReview } from '../reviews/moderate-review.ts';
import { Appeals } from './appeals.ts';
import { DecideNotice } from './decide-notice.ts';
import { ContentNoticesDto, DecideAppealDto, DecideNoticeDto, LiftDto, MeasureDto } from './moderation.dto.ts';
import { ModerationRepository, type NoticePlace } from './moderation.repository.ts';
import { toAdminAppeal, toAdminNotice, toMeasureView } from './moderation.view.ts';
import { TakeMeasures } from './take-measures.ts';

/** In a cursor: the state that a page's last notice was listed with. */
const OPEN = 'open';
const DECIDED = 'decided';

/** Notices, measures and complaints, as those see them who decide. */
@ApiTags('admin')
@Controller('api/admin')
@AdminsWith('moderate')
export class AdminModerationController {
  constructor(
    private readonly moderation: ModerationRepository,
    private readonly decideNotice: DecideNotice,
    private readonly measures: TakeMeasures,
    private readonly appeals: Appeals,
    private readonly reviews: ModerateReview,
  ) {}

  /** The open ones first, then the newest. */
  @Get('content-notices')
  @MayReadReplica()
  @Answers('AdminContentNotices')
  @Refuses('validation_failed')
  async notices(@Query() page: ContentNoticesDto, @Links() links: PageLinks): Promise<AdminContentNoticesView> {
    const [read, { open, openAppeals }] = await Promise.all([
      this.moderation.listNotices(page, noticePlaceOf(page), limitOf(page) + 1),
      this.moderation.readState(),
    ]);
    const notices = links.cut(read, page, ({ outcome }) => (outcome === null ? OPEN : DECIDED));
    return { open, openAppeals, notices: notices.map(toAdminNotice) };
  }

  @Get('content-notices/:id')
  @Answers('AdminContentNoticeDetail')
  @Refuses('not_found')
  async notice(@IdParam() id: number): Promise<AdminContentNoticeDetailView> {
    const row = await this.moderation.findListedNotice(id);
    if (row === null) throw new ProblemError('not_found');
    const review = row.target === 'review' ? await this.reviews.find(row.targetId) : null;
    return { ...toAdminNotice(row), review };
  }

  /** Newest first, with those that guests no longer see. */
  @Get('restaurants/:id/reviews')
  @MayReadReplica()
  @Answers(['AdminReview'])
  @Refuses('validation_failed')
  async listReviews(
    @IdParam() restaurantId: number,
    @Query() page: PageDto,
    @Links() links: PageLinks,
  ): Promise<AdminReviewView[]> {
    return links.cut(await this.reviews.list(restaurantId, limitOf(page) + 1, beforeIdOf(page)), page);
  }

  /** Both sides are told, with the reason. */
  @Post('content-notices/:id/decide')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async decide(@IdParam() id: number, @CurrentActing() acting: Acting, @Body() body: DecideNoticeDto): Promise<void> {
    await this.decideNotice.execute(acting, id, body);
  }

  /** Its author gets a statement of reasons (Art. 17 DSA). */
  @Post('reviews/:id/remove')
  @HttpCode(200)
  @Answers('TakenMeasure')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async removeReview(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: MeasureDto,
  ): Promise<TakenMeasureView> {
    return toMeasureView(await this.measures.removeReview(acting, id, body));
  }

  @Post('reviews/:id/restore')
  @HttpCode(200)
  @Answers('TakenMeasure')
  @Refuses('validation_failed', 'not_found')
  async restoreReview(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() { reason }: LiftDto,
  ): Promise<TakenMeasureView> {
    return toMeasureView(await this.measures.restoreReview(acting, id, reason));
  }

  /** Ends the customer's sessions; they get a statement of reasons and can complain by its link. */
  @Post('users/:id/close')
  @HttpCode(200)
  @Answers('TakenMeasure')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async closeAccount(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: MeasureDto,
  ): Promise<TakenMeasureView> {
    return toMeasureView(await this.measures.closeAccount(acting, id, body));
  }

  @Post('users/:id/reopen')
  @HttpCode(200)
  @Answers('TakenMeasure')
  @Refuses('validation_failed', 'not_found')
  async reopenAccount(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() { reason }: LiftDto,
  ): Promise<TakenMeasureView> {
    return toMeasureView(await this.measures.reopenAccount(acting, id, reason));
  }

  /** The open ones first, then the newest. */
  @Get('appeals')
  @Answers(['AdminAppeal'])
  async listAppeals(@CurrentActing() { accountId }: Acting): Promise<AdminAppealView[]> {
    return (await this.moderation.listAppeals(PAGE_LIMIT, accountId)).map(toAdminAppeal);
  }

  /** Not by whoever took the decision, where somebody else may. */
  @Post('appeals/:id/decide')
  @HttpCode(204)
  @ApiNoContentResponse()
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile', 'own_decision')
  async decideAppeal(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: DecideAppealDto,
  ): Promise<void> {
    await this.appeals.decide(acting, id, body);
  }
}

/** It is null when the request has no cursor. */
function noticePlaceOf(page: PageDto): NoticePlace | null {
  const place = placeOf(page, false);
  if (place === null) return null;
  if (place.value !== OPEN && place.value !== DECIDED) throw ProblemError.field('cursor', 'invalid_format');
  return { isDecided: place.value === DECIDED, id: place.id };
}
