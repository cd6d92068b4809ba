import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AdminRegistrationsView } from '../../contracts/restaurants/approval.ts';
import type { AuditAction, AuditFields } from '../../contracts/admin/audit.ts';
import type { ApprovalView } from '../../contracts/restaurants/restaurant-views.ts';
import { AdminsWith, CurrentActing } from '../../access/access.ts';
import { IdParam } from '../../http/input/id-param.ts';
import { Answers } from '../../http/openapi/answers.ts';
import { Refuses } from '../../http/openapi/refuses.ts';
import { limitOf, PageDto, positionOf, Links, PageLinks } from '../../http/input/pagination.ts';
import type { Acting } from '../../access/acting.ts';
import { MayReadReplica } from '../../replica/may-read-replica.ts';
import type { Restaurant } from '../../entities/restaurants/restaurant.entity.ts';
import { AuditLog } from '../audit/audit-log.ts';
import { changedFields } from '../audit/changed-fields.ts';
import { toApprovalView } from '../restaurants/profile/approval-standing.ts';
import { ApproveDto, RejectDto, DecisionDto, SuspendDto } from './admin-registrations.dto.ts';
import { PendingRepository } from './pending.repository.ts';
import { toRegistrationView } from './registration.view.ts';
import { type DecisionOptions, DecideApproval } from './decide-approval.ts';

/** Who may sell here: every decision is on record, and its restaurant hears of it. */
@ApiTags('admin')
@Controller('api/admin')
@AdminsWith('review_restaurants')
export class AdminRegistrationsController {
  constructor(
    private readonly pending: PendingRepository,
    private readonly review: DecideApproval,
    private readonly audit: AuditLog,
  ) {}

  /** Pending ones, the oldest first: each is promised an answer within 24 hours. */
  @Get('registrations')
  @MayReadReplica()
  @Answers('AdminRegistrations')
  @Refuses('validation_failed')
  async list(@Query() page: PageDto, @Links() links: PageLinks): Promise<AdminRegistrationsView> {
    const [read, counts] = await Promise.all([
      this.pending.list(positionOf(page, 0), limitOf(page) + 1),
      this.pending.count(),
    ]);
    return { ...counts, registrations: links.cut(read, page).map(toRegistrationView) };
  }

  /**
   * Also one that was rejected. With a cuisine where none was chosen: guests find the restaurant by it. Only with the trader's
   * data, which the list names as `missing`.
   */
  @Post('restaurants/:id/approve')
  @HttpCode(200)
  @Answers('Approval')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile', 'trader_data_missing')
  async approve(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: ApproveDto,
  ): Promise<ApprovalView> {
    const options = this.#options(id, acting, 'restaurant_approved', body);
    return toApprovalView(await this.review.approve(id, { ...options, category: body.category }));
  }

  /** The reason may be put anew. Who was approved is suspended instead. */
  @Post('restaurants/:id/reject')
  @HttpCode(200)
  @Answers('Approval')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async reject(@IdParam() id: number, @CurrentActing() acting: Acting, @Body() body: RejectDto): Promise<ApprovalView> {
    const options = this.#options(id, acting, 'restaurant_rejected', body);
    return toApprovalView(await this.review.reject(id, body.reason, options));
  }

  /** After 30 days, or at once on a grave ground. Another ground or reason takes the place of the one before. */
  @Post('restaurants/:id/suspend')
  @HttpCode(200)
  @Answers('Approval')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile', 'under_review')
  async suspend(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: SuspendDto,
  ): Promise<ApprovalView> {
    const { ground, reason, start = 'after_notice' } = body;
    const options = this.#options(id, acting, 'restaurant_suspended', body);
    return toApprovalView(await this.review.suspend(id, { ground, reason, start }, options));
  }

  @Post('restaurants/:id/unsuspend')
  @HttpCode(200)
  @Answers('Approval')
  @Refuses('validation_failed', 'not_found', 'changed_meanwhile')
  async unsuspend(
    @IdParam() id: number,
    @CurrentActing() acting: Acting,
    @Body() body: DecisionDto,
  ): Promise<ApprovalView> {
    return toApprovalView(await this.review.unsuspend(id, this.#options(id, acting, 'suspension_lifted', body)));
  }

  #options(id: number, acting: Acting, action: AuditAction, { expectedVersion }: DecisionDto): DecisionOptions {
    return {
      expectedVersion,
      record: (tx, before, after) =>
        this.audit.write(tx, acting, {
          action,
          target: { kind: 'restaurant', id, name: after.name },
          ...changedFields(toFields(before), toFields(after)),
        }),
    };
  }
}

function toFields(row: Restaurant): AuditFields {
  return {
    reviewStatus: row.reviewStatus,
    reviewReason: row.reviewReason,
    category: row.category,
    suspendedFrom: row.suspendedFrom?.toISOString() ?? null,
    suspensionGround: row.suspensionGround,
    suspensionReason: row.suspensionReason,
  };
}
