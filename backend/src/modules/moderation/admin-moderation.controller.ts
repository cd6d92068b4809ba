import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { PAGE_LIMIT } from '../../contracts/constants.ts';
import type { AdminAppealView, AdminContentNoticesView, MeasureView } from '../../contracts/moderation.ts';
import { AdminsWith, CurrentActing } from '../../http/access.ts';
import { IdParam } from '../../http/id-param.ts';
import { Refuses } from '../../http/openapi/problem.schema.ts';
import { beforeIdOf, cutPage, limitOf, linkNext } from '../../http/pagination.ts';
import type { Acting } from '../audit/acting.ts';
import { Appeals } from './appeals.ts';
import { DecideNotice } from './decide-notice.ts';
import { ContentNoticesDto, DecideAppealDto, DecideNoticeDto, LiftDto, MeasureDto } from './moderation.dto.ts';
import { ModerationRepository } from './moderation.repository.ts';
import { AdminAppealSchema, AdminContentNoticesSchema, MeasureSchema } from './moderation.schema.ts';
import { toAdminAppeal, toAdminNotice, toMeasureView } from './moderation.view.ts';
import { TakeMeasures } from './take-measures.ts';

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
  ) {}

  /** Newest first. */
  @Get('content-notices')
  @ApiOkResponse({ type: AdminContentNoticesSchema })
  @Refuses('validation_failed')
  async notices(
    @Query() page: ContentNoticesDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<AdminContentNoticesView> {
    const [read, open] = await Promise.all([
      this.moderation.listNotices(beforeIdOf(page), limitOf(page) + 1, page.open ?? null),
      this.moderation.countOpen(),
    ]);
    const { rows, nextId } = cutPage(read, page);
    linkNext(request, reply, nextId);
    return { open, notices: rows.map(toAdminNotice) };
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
  @ApiOkResponse({ type: MeasureSchema })
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async removeReview(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: MeasureDto,
  ): Promise<MeasureView> {
    return toMeasureView(await this.measures.removeReview(acting, id, body));
  }

  @Post('reviews/:id/restore')
  @HttpCode(200)
  @ApiOkResponse({ type: MeasureSchema })
  @Refuses('validation_failed', 'not_found')
  async restoreReview(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() { reason }: LiftDto,
  ): Promise<MeasureView> {
    return toMeasureView(await this.measures.restoreReview(acting, id, reason));
  }

  /** Ends the customer's sessions; they get a statement of reasons and can complain by its link. */
  @Post('users/:id/close')
  @HttpCode(200)
  @ApiOkResponse({ type: MeasureSchema })
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async closeAccount(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: MeasureDto,
  ): Promise<MeasureView> {
    return toMeasureView(await this.measures.closeAccount(acting, id, body));
  }

  @Post('users/:id/reopen')
  @HttpCode(200)
  @ApiOkResponse({ type: MeasureSchema })
  @Refuses('validation_failed', 'not_found')
  async reopenAccount(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() { reason }: LiftDto,
  ): Promise<MeasureView> {
    return toMeasureView(await this.measures.reopenAccount(acting, id, reason));
  }

  /** The open ones first, then the newest. */
  @Get('appeals')
  @ApiOkResponse({ type: [AdminAppealSchema] })
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
